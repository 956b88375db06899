/** Course search of the training categories (design system: Catalogue; specification section 3, Midstream). */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { boxOf, toPaper } from './fixtures';
import { holdScript, scriptRuns, scrollRests, stopClock } from './scripts-run';
import { midstreamCourses, midstreamGroups, nameOnlySlugs, trainingSubjects } from './specification';

const midstream = '/training/midstream-oil-and-gas/';
/** The status line at rest. */
const atRest = `${midstreamCourses} courses in ${midstreamGroups.length} groups`;
/** Categories that list names only, with their number of names. */
const nameOnly = trainingSubjects
  .filter(([slug]) => nameOnlySlugs.includes(slug))
  .map(([slug, count]) => [`/training/${slug}/`, count] as const);

const box = (page: Page) => page.getByRole('searchbox', { name: 'Find a course', exact: true });
const status = (page: Page) => page.getByRole('main').getByRole('status').first();
/** Course titles, which a line of the list holds alone or with other words. */
const entries = (page: Page) => page.locator('[data-entry], [data-group] li:not(:has([data-entry]))');
const shown = (page: Page) => entries(page).filter({ visible: true });
const marks = (page: Page) => page.locator('[data-group] mark:visible');
const group = (page: Page, name: string) =>
  page.locator('section[data-group]').filter({ has: page.getByRole('heading', { name, exact: true }) });
const groupLinks = (page: Page) =>
  page.getByRole('navigation', { name: 'Course groups', exact: true }).getByRole('link');
/** Link of the group list that is marked as the one being read. */
const marked = (page: Page) => page.locator('.group-nav [aria-current="true"]');

/** Scrolls the page at once until an element begins below the bar. */
const bringUp = (target: Locator) =>
  target.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));

/** How many of the page's courses have these letters in their title; at least two, so that the line speaks of many. */
async function coursesWith(page: Page, letters: string): Promise<number> {
  const titles = await entries(page).allTextContents();
  const found = titles.filter((title) => title.toLowerCase().includes(letters)).length;
  expect(found, letters).toBeGreaterThan(1);
  return found;
}

async function open(page: Page, path = midstream) {
  await page.goto(path);
  await scriptRuns(page, 'course-search');
}

test.use({ viewport: { width: 1440, height: 900 } });

test('the catalogue gives the number of courses in each group', async ({ page }) => {
  await open(page);
  for (const [name, count] of midstreamGroups) {
    await expect(group(page, name).locator('li')).toHaveCount(count);
    await expect(group(page, name).getByText(`${count} courses`, { exact: true })).toBeVisible();
  }
});

// Specification section 9: a second media query at 1060 px.
test('the group list stands above the courses below 1060 px, and beside them from there on', async ({
  page,
}) => {
  await page.goto(midstream);
  const list = page.getByRole('navigation', { name: 'Course groups', exact: true });
  const first = page.locator('section[data-group]').first();
  const places = async () => ({ list: await boxOf(list), courses: await boxOf(first) });
  await page.setViewportSize({ width: 1059, height: 900 });
  const above = await places();
  expect(above.list.y + above.list.height).toBeLessThanOrEqual(above.courses.y);
  await page.setViewportSize({ width: 1060, height: 900 });
  const beside = await places();
  expect(beside.list.x + beside.list.width).toBeLessThan(beside.courses.x);
  expect(beside.list.y).toBeCloseTo(beside.courses.y, -1);
});

test.describe('CourseSearch', () => {
  test('C1 only courses with the word stay, and it is marked', async ({ page }) => {
    await open(page);
    const all = await entries(page).allTextContents();
    await box(page).fill('welding');
    const found = all.filter((title) => /welding/i.test(title));
    await expect(shown(page)).toHaveText(found);
    await expect(status(page)).toHaveText(`${found.length} courses found for “welding”`);
    await expect(page.locator('[data-group] li mark:visible')).toHaveText(found.map(() => /^welding$/i));
  });

  test('C1 a course keeps its number, and its group says how many of its courses are shown', async ({
    page,
  }) => {
    await open(page);
    const [name, count] = midstreamGroups[4];
    const found = group(page, name);
    await expect(found.getByText(`${count} courses`, { exact: true })).toBeVisible();
    await box(page).fill('API 570');
    await expect(shown(page)).toHaveCount(1);
    await expect(found.getByText(`1 of ${count} courses`, { exact: true })).toBeVisible();
    await expect(groupLinks(page).filter({ hasText: name })).toHaveText(`${name}1 of ${count}`);
    // The second of the list, after API 510: what the style sheet counts on by.
    await expect(found.locator('li:visible')).toHaveCSS('counter-increment', 'item 2');
    // A group whose courses are all found says so as ever.
    await box(page).fill(name);
    await expect(found.getByText(`${count} courses`, { exact: true })).toBeVisible();
    await box(page).fill('');
    await expect(found.getByText(`${count} courses`, { exact: true })).toBeVisible();
    await expect(groupLinks(page).filter({ hasText: name })).toHaveText(`${name}${count}`);
    for (const row of await found.locator('li').all()) {
      await expect(row).toHaveCSS('counter-increment', 'item 1');
    }
  });

  test('C1 groups without a match are hidden, in the list of groups too', async ({ page }) => {
    await open(page);
    await expect(groupLinks(page)).toHaveCount(midstreamGroups.length);
    await box(page).fill('surge');
    await expect(shown(page)).toHaveText(['Pipeline Hydraulics and Surge']);
    const left = page.locator('section[data-group]:visible');
    await expect(left).toHaveCount(1);
    await expect(groupLinks(page)).toHaveText([/Pipeline and Piping Systems/]);
    // It begins where the first group did.
    const list = await boxOf(groupLinks(page).locator('xpath=ancestor::nav'));
    expect((await boxOf(left)).y).toBeCloseTo(list.y, 0);
  });

  test('C1 every word must be there, in any order and any case', async ({ page }) => {
    await open(page);
    await box(page).fill('  INSPECTOR   570 ');
    await expect(shown(page)).toHaveText([/^API 570 /]);
    await expect(marks(page)).toHaveText(['570', 'Inspector']);
  });

  test('C1 a group whose name has the word is shown whole where no title has it, and its name is marked', async ({
    page,
  }) => {
    await open(page, '/training/upstream-oil-and-gas/');
    const geophysics = group(page, 'Geophysics');
    const courses = await geophysics.locator('li').count();
    expect(courses).toBeGreaterThan(1);
    await box(page).fill('geophysics');
    await expect(status(page)).toHaveText(`${courses} courses found for “geophysics”`);
    await expect(page.locator('section[data-group]:visible')).toHaveCount(1);
    await expect(geophysics.locator('li:visible')).toHaveCount(courses);
    await expect(geophysics.locator('h2 mark')).toHaveText(['Geophysics']);
    await expect(groupLinks(page)).toHaveText([/Geophysics/]);
    // Its name and a title together.
    const title = (await geophysics.locator('li').first().textContent()) ?? '';
    await box(page).fill(`geophysics ${title}`);
    await expect(geophysics.locator('li:visible')).toHaveText([title]);
    await box(page).fill('');
    await expect(page.locator('mark')).toHaveCount(0);
  });

  test('C1 the whole name of a group finds all its courses, also where a title has it', async ({ page }) => {
    await open(page, '/training/downstream-oil-and-gas/');
    const safety = group(page, 'Process Safety');
    const courses = await safety.locator('li').count();
    await expect(safety.locator('li', { hasText: /process safety/i }).first()).toBeVisible();
    await box(page).fill('process  SAFETY');
    await expect(safety.locator('li:visible')).toHaveCount(courses);
    await expect(safety.locator('h2 mark')).toHaveText(['Process', 'Safety']);
  });

  test('C1 the whole name of a group finds all its courses, with its hyphen or without', async ({ page }) => {
    await open(page, '/training/upstream-oil-and-gas/');
    const physics = group(page, 'Petro-physics');
    const courses = await physics.locator('li').count();
    expect(courses).toBeGreaterThan(1);
    for (const query of ['petrophysics', 'petro-physics', 'Petro physics']) {
      await box(page).fill(query);
      await expect(physics.locator('li:visible')).toHaveCount(courses);
      await expect(physics.locator('h2 mark')).toContainText([/petro/i]);
    }
  });

  test('C1 a group with the word in a title shows these titles alone, whatever its name', async ({
    page,
  }) => {
    await open(page);
    const pipes = group(page, 'Pipeline and Piping Systems');
    const titles = await pipes.locator('li').allTextContents();
    const found = titles.filter((title) => /pipeline/i.test(title));
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(titles.length);
    await box(page).fill('pipeline');
    await expect(pipes.locator('li:visible')).toHaveText(found);
    await expect(pipes.locator('h2 mark')).toHaveCount(0);
  });

  test('C1 in a list of names, what stands below a name is found too', async ({ page }) => {
    await open(page, '/training/infomration-technology/');
    await box(page).fill('autocad');
    await expect(shown(page)).toHaveCount(1);
    await expect(shown(page)).not.toContainText(/autocad/i);
    await expect(marks(page)).toHaveText(['AutoCAD']);
    await box(page).fill('');
    await expect(page.locator('mark')).toHaveCount(0);
  });

  test('C1 the apostrophe and the dash of a keyboard find those of print', async ({ page }) => {
    await open(page, '/training/upstream-oil-and-gas/');
    await box(page).fill("driller's");
    await expect(marks(page).first()).toHaveText('Driller’s');
  });

  test('C1 a match may begin inside a bold code and end outside it', async ({ page }) => {
    await open(page);
    await box(page).fill('510');
    await expect(shown(page).locator('b mark')).toHaveText(['510']);
    await box(page).fill('cswip 3.1 welding');
    await expect(shown(page)).toHaveText([/^CSWIP 3\.1 Welding Inspector/]);
  });

  test('C1 signs stand for themselves', async ({ page }) => {
    await open(page);
    const bracketed = await coursesWith(page, '(nace)');
    await box(page).fill('(nace)');
    await expect(status(page)).toHaveText(`${bracketed} courses found for “(nace)”`);
    await box(page).fill('.*');
    await expect(status(page)).toContainText('No course matches “.*”.');
    await box(page).fill('<b>');
    await expect(status(page)).toContainText('No course matches “<b>”.');
  });

  test('C1 the list comes back exactly as it was', async ({ page }) => {
    await open(page);
    const before = await page
      .locator('.course-list')
      .evaluateAll((lists) => lists.map((list) => list.innerHTML));
    for (const query of ['a', 'api', 'api 5', 'zzz', 'in', '']) await box(page).fill(query);
    expect(
      await page.locator('.course-list').evaluateAll((lists) => lists.map((list) => list.innerHTML)),
    ).toEqual(before);
    await expect(shown(page)).toHaveCount(midstreamCourses);
    await expect(status(page)).toHaveText(atRest);
  });

  test('a title that takes two lines does not run under its number', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page);
    const rows = await page.locator('.course-list > li').evaluateAll((items) =>
      items.map((item) => {
        const text = document.createRange();
        text.selectNodeContents(item);
        const parts = [...text.getClientRects()];
        return {
          // A bold code and the words after it are two parts of one line.
          lines: new Set(parts.map(({ bottom }) => Math.round(bottom))).size,
          least: Math.min(...parts.map(({ left }) => left)) - item.getBoundingClientRect().left,
          number: getComputedStyle(item, '::before').content,
        };
      }),
    );
    expect(rows).toHaveLength(midstreamCourses);
    expect(rows.filter(({ lines }) => lines > 1).length).toBeGreaterThan(0);
    for (const { least, number } of rows) {
      expect(least).toBeCloseTo(36, 0);
      expect(number).toBe('counter(item)');
    }
  });

  test('C2 the status line counts: at rest, one, many', async ({ page }) => {
    await open(page);
    await expect(status(page)).toHaveText(atRest);
    await box(page).fill('mooring');
    await expect(status(page)).toHaveText('1 course found for “mooring”');
    const many = await coursesWith(page, 'csw');
    await box(page).fill('csw');
    await expect(status(page)).toHaveText(`${many} courses found for “csw”`);
    await box(page).fill('   ');
    await expect(status(page)).toHaveText(atRest);
  });

  test('C2 the status line never says nothing was found on the way', async ({ page }) => {
    await open(page);
    await status(page).evaluate((element) => {
      const said: string[] = [];
      Object.assign(window, { said });
      const look = () => {
        said.push(element.textContent ?? '');
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await box(page).pressSequentially('welding', { delay: 20 });
    await expect(status(page)).toContainText('“welding”');
    const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
    expect(said.filter((text) => text.includes('No course'))).toEqual([]);
  });

  test('C2 the status line waits for the last letter, so that a screen reader speaks it whole', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page);
    await stopClock(page);
    const found = await coursesWith(page, 'weld');
    for (const letter of 'weld') {
      await box(page).press(letter);
      await page.clock.runFor(200);
      await expect(status(page)).toHaveText(atRest);
    }
    // The list did not wait.
    await expect(shown(page)).toHaveCount(found);
    await page.clock.runFor(300);
    await expect(status(page)).toHaveText(`${found} courses found for “weld”`);
  });

  test('the box suggests words that find something in its own category', async ({ page }) => {
    for (const [path, words] of [
      ['/training/upstream-oil-and-gas/', ['gas lift', 'IWCF']],
      [midstream, ['API 570', 'welding']],
      ['/training/downstream-oil-and-gas/', ['pumps', 'vibration']],
      ['/training/health-and-safety/', ['fire', 'lifting']],
      ['/training/business-essentials/', ['office', 'finance']],
      ['/training/infomration-technology/', ['data', 'planning']],
    ] as const) {
      await open(page, path);
      await expect(box(page)).toHaveAttribute('placeholder', `Such as ${words.join(' or ')}`);
      for (const word of words) {
        await box(page).fill(word);
        await expect(shown(page).first(), word).toContainText(new RegExp(word, 'i'));
      }
    }
  });

  test('C2 a category of subjects says that no subject matches', async ({ page }) => {
    await open(page, '/training/business-essentials/');
    await box(page).fill('beekeeping');
    await expect(status(page)).toHaveText('No subject matches “beekeeping”. Clear the search or ask us.');
  });

  test('C2 without a match it offers to clear the search or to ask', async ({ page }) => {
    await open(page);
    await box(page).fill('beekeeping');
    await expect(status(page)).toHaveText('No course matches “beekeeping”. Clear the search or ask us.');
    await expect(page.getByRole('navigation', { name: 'Course groups' })).toBeHidden();
    await expect(shown(page)).toHaveCount(0);
    await status(page).getByRole('button', { name: 'Clear the search', exact: true }).click();
    await expect(box(page)).toHaveValue('');
    await expect(box(page)).toBeFocused();
    await expect(shown(page)).toHaveCount(midstreamCourses);
    await box(page).fill('beekeeping');
    await status(page).getByRole('link', { name: 'ask us', exact: true }).click();
    await expect(page).toHaveURL(/\/contact-us\/#form$/);
  });

  test('C3 the link of the group being read is marked', async ({ page }) => {
    await open(page);
    for (const name of ['Civil Engineering', 'Material Corrosion and Inspection', 'Welding']) {
      await groupLinks(page).filter({ hasText: name }).click();
      await expect(marked(page)).toHaveText([new RegExp(`^${name}`)]);
      await expect(group(page, name).getByRole('heading')).toBeInViewport();
    }
  });

  test('C3 above the groups the first of those found is marked, and none where none is', async ({ page }) => {
    await open(page);
    await expect(marked(page)).toHaveText([/^Civil Engineering/]);
    await box(page).fill('welding');
    await expect(group(page, 'Civil Engineering')).toBeHidden();
    const first = (await groupLinks(page).filter({ visible: true }).first().textContent()) ?? '';
    await expect(marked(page)).toHaveText([first]);
    await box(page).fill('beekeeping');
    await expect(marked(page)).toHaveCount(0);
    await box(page).fill('');
    await expect(marked(page)).toHaveText([/^Civil Engineering/]);
  });

  test('C3 a jump from the end of the page to its top, over all groups, takes the mark along', async ({
    page,
  }) => {
    await open(page);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(marked(page)).toHaveText([/^Midstream Offshore and Subsea Facilities/]);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(marked(page)).toHaveText([/^Civil Engineering/]);
  });

  test('C3 one link is marked wherever the page stands, between two groups too', async ({ page }) => {
    await open(page);
    await bringUp(group(page, 'Pipeline and Piping Systems'));
    await expect(marked(page)).toHaveText([/^Pipeline and Piping Systems/]);
    // The line is a quarter down the window; a group's end stands 10 px above it, and the next begins below.
    await group(page, 'Energy Efficiency').evaluate((element) =>
      scrollBy({
        top: element.getBoundingClientRect().bottom - innerHeight * 0.25 + 10,
        behavior: 'instant',
      }),
    );
    await expect(marked(page)).toHaveText([/^Energy Efficiency/]);
  });

  test('C3 in a group list longer than the window, the link marked is in view, and the page stays put', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 700 });
    await open(page, '/training/downstream-oil-and-gas/');
    const list = page.getByRole('navigation', { name: 'Course groups', exact: true });
    expect(await list.evaluate((nav) => nav.scrollHeight - nav.clientHeight)).toBeGreaterThan(100);
    const heading = page.getByRole('heading', { name: 'HVAC and Refrigeration', exact: true });
    const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
    await bringUp(heading);
    const before = await top();
    await expect(marked(page)).toHaveText(/^HVAC and Refrigeration/);
    await expect(marked(page)).toBeInViewport({ ratio: 1 });
    expect(await top()).toBe(before);
    // Not under the pointer of a visitor who is looking for another.
    await list.hover({ position: { x: 100, y: 100 } });
    await page.mouse.wheel(0, -2000);
    await expect.poll(() => list.evaluate((nav) => nav.scrollTop)).toBe(0);
    await page.evaluate(() => scrollBy({ top: -1, behavior: 'instant' }));
    await bringUp(page.getByRole('heading', { name: 'Process Safety', exact: true }));
    await expect(marked(page)).toHaveText(/^Process Safety/);
    await bringUp(heading);
    await expect(marked(page)).toHaveText(/^HVAC and Refrigeration/);
    expect(await list.evaluate((nav) => nav.scrollTop)).toBe(0);
  });

  test('C3 whoever goes through a long group list by keyboard sees the focus, and the page stays put', async ({
    page,
  }) => {
    // Fifty links, and a rest after each.
    test.slow();
    for (const size of [
      { width: 1440, height: 900 },
      { width: 1280, height: 500 },
    ]) {
      await page.setViewportSize(size);
      await open(page, '/training/downstream-oil-and-gas/');
      // To where the list stays as the page scrolls.
      await bringUp(group(page, 'Laboratory'));
      await scrollRests(page);
      const place = await page.evaluate(() => scrollY);
      await groupLinks(page).first().focus();
      const count = await groupLinks(page).count();
      expect(count).toBe(25);
      for (let index = 1; index < count; index++) {
        await page.keyboard.press('Tab');
        const link = groupLinks(page).nth(index);
        await expect(link).toBeFocused();
        await scrollRests(page);
        const list = await boxOf(link.locator('xpath=ancestor::nav'));
        const { y, height } = await boxOf(link);
        // A list scrolls by whole pixels.
        expect(y, `${index}: upper edge`).toBeGreaterThan(list.y - 1);
        expect(y + height, `${index}: lower edge`).toBeLessThan(list.y + list.height + 1);
        expect(await page.evaluate(() => scrollY), `${index}: the page`).toBe(place);
      }
    }
  });

  test('C3 back at the top of the page, a long group list shows its beginning', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 700 });
    await open(page, '/training/downstream-oil-and-gas/');
    const list = page.getByRole('navigation', { name: 'Course groups', exact: true });
    const scrolled = () => list.evaluate((nav) => nav.scrollTop);
    await bringUp(group(page, 'HVAC and Refrigeration'));
    await expect.poll(scrolled).toBeGreaterThan(100);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(scrolled).toBe(0);
  });

  test('a link of the group list shows its whole outline', async ({ page }) => {
    await open(page);
    await groupLinks(page).first().focus();
    await page.keyboard.press('Tab');
    const link = groupLinks(page).nth(1);
    await expect(link).toBeFocused();
    await expect(link).toHaveCSS('outline-style', 'solid');
    await expect(link).toHaveCSS('outline-width', '3px');
    // Inside its box, since the list around it scrolls.
    await expect(link).toHaveCSS('outline-offset', '-3px');
  });

  test('the wheel over a group list that fits the window turns the page', async ({ page }) => {
    await open(page);
    const list = page.getByRole('navigation', { name: 'Course groups', exact: true });
    await list.scrollIntoViewIfNeeded();
    await list.hover();
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before + 300);
  });

  test('C4 the print button prints, all courses and no marks', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => {
        document.documentElement.dataset.printed = String(
          Number(document.documentElement.dataset.printed ?? 0) + 1,
        );
      };
    });
    await open(page);
    await box(page).fill('welding');
    await page.getByRole('button', { name: 'Print this list', exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed', '1');
    await toPaper(page);
    await expect(shown(page)).toHaveCount(midstreamCourses);
    await expect(page.locator('section[data-group]:visible')).toHaveCount(midstreamGroups.length);
    await expect(page.locator('.course-list > li').first()).toHaveCSS('display', 'list-item');
    await expect(page.locator('[data-group] mark').first()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });

  test('C4 printed while names only are searched, the list is complete', async ({ page }) => {
    await open(page, '/training/infomration-technology/');
    await box(page).fill('beekeeping');
    await expect(shown(page)).toHaveCount(0);
    await toPaper(page);
    await expect(shown(page)).toHaveCount(6);
  });

  test.describe('with script off', () => {
    test.use({ javaScriptEnabled: false });

    test('C4 the box is absent and the list complete', async ({ page }) => {
      await page.goto(midstream);
      await expect(page.getByRole('searchbox')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Print this list' })).toHaveCount(0);
      await expect(shown(page)).toHaveCount(midstreamCourses);
    });
  });

  test('C5 what was typed before script ran is searched for', async ({ page }) => {
    const release = await holdScript(page);
    await page.goto(midstream);
    await box(page).pressSequentially('weld');
    release();
    await expect(status(page)).toContainText('“weld”');
    await expect(box(page)).toHaveValue('weld');
    await expect(box(page)).toBeFocused();
    await box(page).pressSequentially('ing');
    await expect(status(page)).toContainText('“welding”');
  });

  for (const [path, count] of nameOnly) {
    test(`C1 names only can be searched on ${path}`, async ({ page }) => {
      await open(page, path);
      await expect(status(page)).toHaveText(`${count} subjects`);
      await expect(shown(page)).toHaveCount(count);
      const last = (await entries(page).last().textContent()) ?? '';
      await box(page).fill(last);
      await expect(shown(page)).toHaveText([last]);
      await expect(status(page)).toHaveText(`1 subject found for “${last}”`);
      await box(page).fill('');
      await expect(shown(page)).toHaveCount(count);
    });
  }

  test('C1 it works on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page);
    await box(page).fill('surge');
    await expect(shown(page)).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
