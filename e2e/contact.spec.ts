import type { Page, Route } from '@playwright/test';
import { violations } from './axe';
import { boxOf, expect, sizes, test } from './fixtures';
import { setHidden } from './rotation';
import { hold, holdScript, stopClock } from './scripts-run';
import { formMessages, rgb } from './specification';

const provider = 'https://api.emailjs.com/**';
const bundle = '**/islands/islands.*.js';
const sender = '**/islands/sender.*.js';
const crossOrigin = { 'access-control-allow-origin': '*' };

const filled = {
  Name: 'Amina Rahman',
  Email: 'amina@example.com',
  Message: 'Please quote for two crane pedestals, Block-03/05.',
};
type Fields = typeof filled;

/** The keys come from the environment at build time; tests write their own into the served page. */
async function withKeys(
  page: Page,
  keys = { serviceId: 'service-1', templateId: 'template-1', publicKey: 'key-1' },
) {
  await page.route(
    (url) => url.pathname.endsWith('/'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = await response.text();
      const json = JSON.stringify(keys);
      const patched = html.replace(/("keys":)\{[^}]*\}/, (_, before) => `${before}${json}`);
      expect(patched, 'the form has keys').toContain(json);
      await route.fulfill({ response, body: patched });
    },
  );
}

/** Opens the contact page with its form running. */
async function openForm(page: Page): Promise<void> {
  await page.goto('/contact-us/');
  await form(page).scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island="contact-form"][data-live]')).toBeAttached();
}

const form = (page: Page) => page.locator('#form');
const field = (page: Page, name: keyof Fields) => form(page).getByRole('textbox', { name, exact: true });
const sendButton = (page: Page) => form(page).getByRole('button', { name: 'Send', exact: true });
const alert = (page: Page) => form(page).getByRole('alert');
const thanks = (page: Page) => form(page).getByRole('status');

test('the form says before anything is sent that no field may be empty', async ({ page }) => {
  await openForm(page);
  await expect(form(page).getByText('Please fill in all three fields.')).toBeVisible();
  for (const name of Object.keys(filled) as (keyof Fields)[]) {
    await expect(field(page, name)).toHaveAttribute('aria-required', 'true');
    // The browser's own bubble would come before the specified text.
    await expect(field(page, name)).not.toHaveAttribute('required');
  }
});

test('each label names its field and nothing else, and the form has a name of its own', async ({ page }) => {
  for (const path of ['/', '/contact-us/']) {
    await page.goto(path);
    await expect(page.getByRole('form')).toHaveAttribute('id', 'form');
    for (const [name, label] of [
      ['from_name', 'Name'],
      ['user_email', 'Email'],
      ['message', 'Message'],
    ] as const) {
      await expect(page.getByLabel(label), `${label} on ${path}`).toHaveCount(1);
      await expect(page.getByLabel(label)).toHaveAttribute('name', name);
    }
  }
});

test('the browser may fill in name and address (WCAG 1.3.5)', async ({ page }) => {
  await openForm(page);
  await expect(field(page, 'Name')).toHaveAttribute('autocomplete', 'name');
  await expect(field(page, 'Email')).toHaveAttribute('autocomplete', 'email');
});

test('a field with a fault is marked by its line too', async ({ page }) => {
  await openForm(page);
  await sendButton(page).click();
  await expect(field(page, 'Name')).toHaveCSS('border-top-width', '2px');
  await expect(field(page, 'Name')).toHaveCSS('border-top-color', rgb('error'));
});

async function fill(page: Page, texts: Partial<Fields> = filled): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await field(page, name as keyof Fields).fill(text);
}

/** By keyboard: the driver of Debian's Firefox fills an e-mail field behind what stands in it. */
async function retype(page: Page, name: keyof Fields, text: string): Promise<void> {
  await field(page, name).press('ControlOrMeta+a');
  await field(page, name).pressSequentially(text);
  await expect(field(page, name)).toHaveValue(text);
}

async function expectTyped(page: Page, texts: Fields = filled): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    await expect(field(page, name as keyof Fields)).toHaveValue(text);
  }
}

/** Answers the provider's requests, and lists what each one sent. */
async function answerWith(page: Page, answer: (route: Route) => unknown): Promise<string[]> {
  const sent: string[] = [];
  await page.route(provider, async (route) => {
    sent.push(route.request().postData() ?? '');
    await answer(route);
  });
  return sent;
}

const ok = (route: Route) => route.fulfill({ status: 200, headers: crossOrigin, body: 'OK' });

/** The provider takes every message, but says so only once `answer` is called. */
async function answerWhenAsked(page: Page): Promise<{ sent: string[]; answer: () => void }> {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const sent = await answerWith(page, async (route) => {
    await answered;
    await ok(route);
  });
  return { sent, answer };
}

/** The form's own lines in the console, and faults that nothing caught. */
function watchConsole(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('The message was not sent')) lines.push(message.text());
  });
  page.on('pageerror', (fault) => lines.push(`uncaught: ${fault.message}`));
  return lines;
}

/** What a failed message leaves behind: one line, nothing shown, everything typed, a button that works. */
async function expectFailure(
  page: Page,
  lines: string[],
  line: RegExp | string,
  texts?: Fields,
): Promise<void> {
  await expect.poll(() => lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^The message was not sent: status \d{1,3}, [^\n]{1,260}\.$/);
  expect(lines[0]).toMatch(line);
  await expect(sendButton(page)).toBeEnabled();
  await expect(alert(page)).toBeEmpty();
  await expect(thanks(page)).toBeEmpty();
  await expectTyped(page, texts);
}

/**
 * Fills the form with the page's time stopped, sends it, by a click unless told otherwise, and waits for the thanks;
 * lists what each request sent.
 */
async function sendWithClockStopped(
  page: Page,
  answer: (route: Route) => unknown = ok,
  send = () => sendButton(page).click(),
): Promise<string[]> {
  await page.clock.install();
  await withKeys(page);
  const sent = await answerWith(page, answer);
  await openForm(page);
  await stopClock(page);
  await fill(page);
  await send();
  await expect(thanks(page)).toHaveText(formMessages.success);
  return sent;
}

test.describe('ContactForm: C1 the specified checks', () => {
  for (const name of ['Name', 'Email', 'Message'] as const) {
    for (const [what, text] of [
      ['empty', ''],
      ['only white space', ' \t  '],
    ] as const) {
      test(`${name} ${what}`, async ({ page }) => {
        await withKeys(page);
        const sent = await answerWith(page, ok);
        await openForm(page);
        await fill(page, { ...filled, [name]: text });
        await sendButton(page).click();
        await expect(alert(page)).toHaveText(formMessages.empty);
        await expect(field(page, name)).toBeFocused();
        await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
        await expect(field(page, name)).toHaveAccessibleDescription(formMessages.empty);
        await expect(form(page).locator('[aria-invalid]')).toHaveCount(1);
        expect(sent).toEqual([]);
      });
    }
  }

  test('the first bad field of several gets the focus', async ({ page }) => {
    await openForm(page);
    await fill(page, { Name: 'Amina' });
    await sendButton(page).click();
    await expect(field(page, 'Email')).toBeFocused();
  });

  test('the message is red and stands above the button', async ({ page }) => {
    await openForm(page);
    await sendButton(page).click();
    const text = alert(page).getByText(formMessages.empty);
    const [red = 0, green = 255, blue = 255] = await text.evaluate((element) =>
      (getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number),
    );
    expect(red).toBeGreaterThan(2 * Math.max(green, blue));
    // Asked in one look: the page may scroll to them meanwhile.
    const gap = await sendButton(page).evaluate(
      (button, note) => button.getBoundingClientRect().top - (note as Element).getBoundingClientRect().bottom,
      await text.elementHandle(),
    );
    expect(gap).toBeGreaterThanOrEqual(0);
  });

  test('the message and the field are in view together; where there is no room for both, the field and its label', async ({
    page,
  }) => {
    for (const [width, height, fits] of [
      [1280, 800, true],
      [1366, 768, true],
      [390, 700, true],
      [320, 256, false],
    ] as const) {
      await page.setViewportSize({ width, height });
      await openForm(page);
      await sendButton(page).click();
      await expect(field(page, 'Name')).toBeFocused();
      await expect(field(page, 'Name')).toBeInViewport({ ratio: 1 });
      await expect(form(page).getByText('Name', { exact: true })).toBeInViewport({ ratio: 1 });
      if (fits) await expect(alert(page)).toBeInViewport({ ratio: 1 });
      // A window scrolls by whole pixels.
      const belowBar = (await boxOf(page.getByRole('banner'))).height - 1;
      const label = await boxOf(form(page).getByText('Name', { exact: true }));
      expect(label.y, `${width} x ${height}: below the bar`).toBeGreaterThan(belowBar);
    }
  });

  test('the same fault twice is said twice', async ({ page }) => {
    await openForm(page);
    await field(page, 'Name').press('Enter');
    await expect(alert(page)).toHaveText(formMessages.empty);
    await alert(page).evaluate((box) => {
      const said: string[] = [];
      Object.assign(window, { said });
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes) said.push(node.textContent ?? '');
      }).observe(box, { childList: true });
    });
    await field(page, 'Name').press('Enter');
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { said: string[] }).said))
      .toEqual([formMessages.empty]);
  });

  for (const [what, message] of [
    ['http', 'See HTTP://x.com'],
    ['https', 'See https://example.com/a'],
    ['www', 'See (www.example.ae).'],
    ['domain', 'Our site is example.com, thanks'],
    ['e-mail', 'Write to a@b.co'],
    ['zero-width characters in it', 'Our site is exam\u200Bple.c\u200Dom'],
    ['a full-width dot in it', 'Our site is example．com'],
    ['an international domain', 'Our site is пример.рф'],
    ['the last words of 100,000 characters', `${'Long text without a link. '.repeat(3900)}www.example.com`],
  ] as const) {
    test(`a link in the message: ${what}`, async ({ page }) => {
      await withKeys(page);
      const sent = await answerWith(page, ok);
      await openForm(page);
      await fill(page, { ...filled, Message: message });
      await sendButton(page).click();
      await expect(alert(page)).toHaveText(formMessages.link);
      await expect(field(page, 'Message')).toBeFocused();
      await expect(field(page, 'Message')).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, 'Message')).toHaveAccessibleDescription(formMessages.link);
      await expect(sendButton(page)).toBeEnabled();
      expect(sent).toEqual([]);
    });
  }

  test('empty comes before link, link before a malformed address, and a good message clears the error', async ({
    page,
  }) => {
    await withKeys(page);
    const sent = await answerWith(page, ok);
    await openForm(page);
    await fill(page, { Name: '', Email: 'abc', Message: 'www.example.com' });
    await sendButton(page).click();
    await expect(alert(page)).toHaveText(formMessages.empty);
    await fill(page, { Name: 'Amina' });
    await sendButton(page).click();
    await expect(alert(page)).toHaveText(formMessages.link);
    await fill(page, { Message: filled.Message });
    await sendButton(page).click();
    await expect(alert(page)).toBeEmpty();
    await expect(form(page).locator('[aria-invalid]')).toHaveCount(0);
    expect(sent).toEqual([]);
    await fill(page, { Email: filled.Email });
    await sendButton(page).click();
    await expect(thanks(page)).toHaveText(formMessages.success);
    expect(sent).toHaveLength(1);
  });
});

test.describe('ContactForm', () => {
  test('C2 an address the browser finds malformed: its own message, and nothing is sent', async ({
    page,
  }) => {
    await withKeys(page);
    const sent = await answerWith(page, ok);
    await openForm(page);
    await expect(field(page, 'Email')).toHaveAttribute('type', 'email');
    await fill(page, { ...filled, Email: 'amina' });
    // What `reportValidity` sets off, before it shows the message.
    const refused = await field(page, 'Email').evaluateHandle((input: HTMLInputElement) => {
      const said: string[] = [];
      input.addEventListener('invalid', () => said.push(input.validationMessage));
      return said;
    });
    await sendButton(page).click();
    await expect(field(page, 'Email')).toBeFocused();
    expect(await refused.jsonValue()).toEqual([expect.stringMatching(/\w/)]);
    await expect(alert(page)).toBeEmpty();
    await expect(sendButton(page)).toBeEnabled();
    expect(sent).toEqual([]);
  });
});

test.describe('ContactForm: C1 and C2 once more', () => {
  test('a field emptied while the sender’s script is on its way stops it', async ({ page }) => {
    await withKeys(page);
    const sent = await answerWith(page, ok);
    const release = await hold(page, sender);
    await openForm(page);
    await fill(page);
    await sendButton(page).click();
    await expect(form(page).getByRole('button', { name: 'Sending…' })).toBeVisible();
    await field(page, 'Email').fill(' ');
    release();
    await expect(alert(page)).toHaveText(formMessages.empty);
    await expect(field(page, 'Email')).toBeFocused();
    await expect(sendButton(page)).toBeEnabled();
    expect(sent).toEqual([]);
  });
});

test.describe('ContactForm: C3 one request', () => {
  test('multipart, with the specified fields and no other', async ({ page }) => {
    await withKeys(page);
    let type = '';
    let address = '';
    const sent = await answerWith(page, (route) => {
      type = route.request().headers()['content-type'] ?? '';
      address = `${route.request().method()} ${route.request().url()}`;
      return ok(route);
    });
    await openForm(page);
    await fill(page);
    await sendButton(page).click();
    await expect(thanks(page)).toHaveText(formMessages.success);
    expect(address).toBe('POST https://api.emailjs.com/api/v1.0/email/send-form');
    expect(type).toMatch(/^multipart\/form-data; boundary=/);
    expect(partsOf(sent[0] ?? '')).toEqual({
      from_name: filled.Name,
      user_email: filled.Email,
      message: filled.Message,
      lib_version: '4.3.3',
      service_id: 'service-1',
      template_id: 'template-1',
      user_id: 'key-1',
    });
  });

  test('however often Send is pressed, by mouse or by Enter; meanwhile the button says so', async ({
    page,
  }) => {
    await withKeys(page);
    const { sent, answer } = await answerWhenAsked(page);
    await openForm(page);
    await fill(page);
    await sendButton(page).dblclick();
    const sending = form(page).getByRole('button', { name: 'Sending…' });
    await expect(sending).toBeVisible();
    await expect(sending).toBeDisabled();
    await expect(sending).toBeFocused();
    // For listeners whose focus is not on the button.
    await expect(form(page).getByRole('status')).toHaveText('Sending…');
    await sending.click({ force: true });
    await field(page, 'Name').press('Enter');
    await field(page, 'Email').press('Enter');
    answer();
    await expect(thanks(page)).toHaveText(formMessages.success);
    await expect(sendButton(page)).toBeEnabled();
    await field(page, 'Name').press('Enter');
    await sendButton(page).click();
    // A request of its own comes after any that the presses made.
    await page.evaluate(() => fetch('/robots.txt').then((answer) => answer.text()));
    expect(sent).toHaveLength(1);
  });

  test('Enter twice in a field sends once', async ({ page }) => {
    await withKeys(page);
    const sent = await answerWith(page, ok);
    await openForm(page);
    await fill(page);
    await field(page, 'Email').press('Enter');
    await field(page, 'Email').press('Enter');
    await expect(thanks(page)).toHaveText(formMessages.success);
    expect(sent).toHaveLength(1);
  });
});

/** Names and values of a multipart body. */
function partsOf(body: string): Record<string, string> {
  const boundary = body.split('\r\n', 1)[0] ?? '';
  const parts = body.split(boundary).slice(1, -1);
  return Object.fromEntries(
    parts.map((part) => [
      /name="([^"]*)"/.exec(part)?.[1] ?? '',
      (part.split('\r\n\r\n')[1] ?? '').replace(/\r\n$/, ''),
    ]),
  );
}

test.describe('ContactForm: C4 success', () => {
  test('shows the thanks; after 5000 ms the form is reset and the thanks go', async ({ page }) => {
    await sendWithClockStopped(page);
    await page.clock.runFor(4900);
    await expect(thanks(page)).toHaveText(formMessages.success);
    await expectTyped(page);
    await page.clock.runFor(200);
    await expect(thanks(page)).toBeEmpty();
    await expectTyped(page, { Name: '', Email: '', Message: '' });
  });

  test('the thanks are in view on a page at 400 %, also when sent from a field', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await sendWithClockStopped(page, ok, () => field(page, 'Email').press('Enter'));
    // The page scrolls to them with the frame after.
    await page.clock.runFor(100);
    await expect(thanks(page).getByText(formMessages.success)).toBeInViewport();
    await expect.poll(async () => (await boxOf(thanks(page))).y).toBeLessThan(100);
    const belowBar = (await boxOf(page.getByRole('banner'))).height - 1;
    expect((await boxOf(thanks(page))).y).toBeGreaterThan(belowBar);
  });

  test('the 5000 ms begin when the page is in view', async ({ page }) => {
    await sendWithClockStopped(page, ok, async () => {
      await setHidden(page, true);
      await sendButton(page).click();
    });
    await page.clock.runFor(60_000);
    await expect(thanks(page)).toHaveText(formMessages.success);
    await setHidden(page, false);
    await page.clock.runFor(4900);
    await expect(thanks(page)).toHaveText(formMessages.success);
    await page.clock.runFor(200);
    await expect(thanks(page)).toBeEmpty();
    await expectTyped(page, { Name: '', Email: '', Message: '' });
  });

  test('a second message sent within the 5000 ms is left alone when they end', async ({ page }) => {
    let answered = 0;
    const sent = await sendWithClockStopped(page, (route) => (answered++ === 0 ? ok(route) : undefined));
    await page.clock.runFor(4000);
    await fill(page, { Message: 'And one more thing.' });
    await sendButton(page).click();
    await expect(form(page).getByRole('button')).toHaveText('Sending…');
    await expect.poll(() => sent).toHaveLength(2);
    await page.clock.runFor(2000);
    await expect(form(page).getByRole('button')).toHaveText('Sending…');
    await expectTyped(page, { ...filled, Message: 'And one more thing.' });
  });

  test('the thanks go when the next press finds a field empty', async ({ page }) => {
    await sendWithClockStopped(page);
    await fill(page, { Message: '' });
    await sendButton(page).click();
    await expect(alert(page)).toHaveText(formMessages.empty);
    await expect(thanks(page)).toBeEmpty();
  });

  test('axe finds nothing while the message is on its way, nor on the thanks', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await withKeys(page);
    for (const viewport of Object.values(sizes)) {
      const { answer } = await answerWhenAsked(page);
      await page.setViewportSize(viewport);
      await openForm(page);
      await fill(page);
      await sendButton(page).click();
      await expect(form(page).getByRole('button', { name: 'Sending…' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      answer();
      await expect(thanks(page)).toHaveText(formMessages.success);
      expect(await violations(page)).toEqual([]);
    }
  });

  test('keeps what the visitor has begun to type meanwhile; only the thanks go', async ({ page }) => {
    const sent = await sendWithClockStopped(page);
    await page.clock.runFor(1000);
    await fill(page, { Message: 'And one more thing.' });
    await page.clock.runFor(4100);
    await expect(thanks(page)).toBeEmpty();
    await expectTyped(page, { ...filled, Message: 'And one more thing.' });
    await sendButton(page).click();
    await expect.poll(() => sent).toHaveLength(2);
  });

  for (const [what, texts] of [
    ['emoji', { Name: 'Zoë 🛢️', Message: 'Thanks 👷🏽‍♀️👍 for the quick reply' }],
    ['right-to-left text', { Name: 'أمينة رحمن', Message: 'نرجو عرض سعر لإصلاح رافعتين' }],
    [
      'engineering prose',
      { Message: 'e.g. 3.5 in. pipe, API 510/570, No.5, rev.B, 08:00-17:00, 24/7, Mr.Smith' },
    ],
    ['100,000 characters', { Message: 'Weld by weld. '.repeat(7143) }],
  ] as const) {
    test(`of a message with ${what}`, async ({ page }) => {
      await withKeys(page);
      const sent = await answerWith(page, ok);
      await openForm(page);
      await fill(page, { ...filled, ...texts });
      await sendButton(page).click();
      await expect(thanks(page)).toHaveText(formMessages.success);
      expect(sent).toHaveLength(1);
    });
  }

  test('where storage is blocked', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    });
    await withKeys(page);
    await answerWith(page, ok);
    const lines = watchConsole(page);
    await openForm(page);
    await fill(page);
    await sendButton(page).click();
    await expect(thanks(page)).toHaveText(formMessages.success);
    expect(lines).toEqual([]);
  });
});

test.describe('ContactForm: C5 failure', () => {
  for (const [status, text] of [
    [400, 'The service ID not found'],
    [403, 'Forbidden'],
    [422, 'The template is corrupted'],
    [429, 'Too Many Requests'],
    [451, 'Unavailable For Headless Browser'],
    [500, 'Internal Server Error'],
  ] as const) {
    test(`the provider answers ${status}`, async ({ page }) => {
      await withKeys(page);
      const lines = watchConsole(page);
      const sent = await answerWith(page, (route) =>
        route.fulfill({ status, headers: crossOrigin, body: text }),
      );
      await openForm(page);
      await fill(page);
      await sendButton(page).click();
      await expectFailure(page, lines, `status ${status}, ${text}.`);
      await sendButton(page).click();
      await expect.poll(() => sent).toHaveLength(2);
    });
  }

  for (const status of [200, 502]) {
    test(`a gateway answers ${status} with a page of HTML`, async ({ page }) => {
      await withKeys(page);
      const lines = watchConsole(page);
      const body = `<!doctype html>\n<title>Sign in</title>\n${'<p>Hotel network</p>\n'.repeat(200)}`;
      await answerWith(page, (route) =>
        route.fulfill({ status, headers: crossOrigin, contentType: 'text/html', body }),
      );
      await openForm(page);
      await fill(page);
      await sendButton(page).click();
      await expectFailure(page, lines, `status ${status}, <!doctype html> <title>Sign in`);
    });
  }

  for (const reason of [
    'connectionrefused',
    'internetdisconnected',
    'blockedbyclient',
    'timedout',
  ] as const) {
    test(`the request fails: ${reason}`, async ({ page }) => {
      await withKeys(page);
      const lines = watchConsole(page);
      await answerWith(page, (route) => route.abort(reason));
      await openForm(page);
      await fill(page);
      await sendButton(page).click();
      await expectFailure(page, lines, /status 0, Network Error: \S/);
    });
  }

  test('offline, then online again', async ({ page, context }) => {
    await withKeys(page);
    const lines = watchConsole(page);
    await openForm(page);
    await fill(page);
    await context.setOffline(true);
    await sendButton(page).click();
    await expectFailure(page, lines, /status 0, Network Error: \S/);
    await context.setOffline(false);
    await answerWith(page, ok);
    await sendButton(page).click();
    await expect(thanks(page)).toHaveText(formMessages.success);
  });

  for (const [what, keys, text] of [
    ['public key', { serviceId: 'a', templateId: 'b', publicKey: '' }, 'The public key is required'],
    ['service', { serviceId: '', templateId: 'b', publicKey: 'c' }, 'The service ID is required'],
    ['template', { serviceId: 'a', templateId: '', publicKey: 'c' }, 'The template ID is required'],
  ] as const) {
    test(`the ${what} is not configured`, async ({ page }) => {
      await withKeys(page, keys);
      const lines = watchConsole(page);
      const sent = await answerWith(page, ok);
      await openForm(page);
      await fill(page);
      await sendButton(page).click();
      await expectFailure(page, lines, `status 400, ${text}`);
      expect(sent).toEqual([]);
    });
  }

  test('an answer after 20 s counts as none after 15 s, and changes nothing when it comes', async ({
    page,
  }) => {
    await page.clock.install();
    await withKeys(page);
    const lines = watchConsole(page);
    const { sent, answer } = await answerWhenAsked(page);
    await openForm(page);
    await stopClock(page);
    await fill(page);
    await sendButton(page).click();
    await expect.poll(() => sent).toHaveLength(1);
    await page.clock.runFor(14_900);
    await expect(form(page).getByRole('button', { name: 'Sending…' })).toBeVisible();
    expect(lines).toEqual([]);
    await page.clock.runFor(200);
    await expectFailure(page, lines, 'status 0, Network Error: no answer within 15000 ms.');
    const late = page.waitForResponse(provider);
    await page.clock.runFor(5000);
    answer();
    await late;
    await page.clock.runFor(6000);
    await expect(thanks(page)).toBeEmpty();
    await expectTyped(page);
    expect(lines).toHaveLength(1);
  });

  test('the sender’s own script is missing, and works once it is there', async ({ page }) => {
    await withKeys(page);
    const lines = watchConsole(page);
    await answerWith(page, ok);
    await page.route(sender, (route) => route.abort());
    await openForm(page);
    // What the press before said must not stay: a failure shows nothing.
    await sendButton(page).click();
    await expect(alert(page)).not.toBeEmpty();
    await fill(page);
    await sendButton(page).click();
    await expect(form(page).locator('[aria-invalid="true"]')).toHaveCount(0);
    await expectFailure(
      page,
      lines,
      /status 0, Network Error: \S+\/islands\/sender\.\S+ could not be loaded\./,
    );
    await page.unroute(sender);
    await sendButton(page).click();
    await expect(thanks(page)).toHaveText(formMessages.success);
  });

  test('Send works again even where the failure cannot be told', async ({ page }) => {
    await withKeys(page);
    const sent = await answerWith(page, (route) =>
      route.fulfill({ status: 500, headers: crossOrigin, body: 'Internal Server Error' }),
    );
    await openForm(page);
    // As a tool of the visitor's may, that stands in the console's place.
    await page.evaluate(() => {
      console.error = () => {
        throw new Error('untold');
      };
    });
    await fill(page);
    for (const count of [1, 2]) {
      await sendButton(page).click();
      await expect.poll(() => sent).toHaveLength(count);
      await expect(sendButton(page)).toBeEnabled();
    }
  });

  test('the sender’s own script never comes', async ({ page }) => {
    await page.clock.install();
    await withKeys(page);
    const lines = watchConsole(page);
    await page.route(sender, () => {});
    await openForm(page);
    await stopClock(page);
    await fill(page);
    await sendButton(page).click();
    await expect(form(page).getByRole('button', { name: 'Sending…' })).toBeVisible();
    await page.clock.runFor(15_100);
    await expectFailure(page, lines, 'status 0, Network Error: no answer within 15000 ms.');
  });
});

test.describe('ContactForm: C6 before and without script', () => {
  test('Send and Enter submit nothing and leave the page where it is; together they count once when script is there', async ({
    page,
  }) => {
    await withKeys(page);
    const sent = await answerWith(page, ok);
    const release = await holdScript(page);
    await page.goto('/contact-us/');
    await fill(page);
    await field(page, 'Name').press('Enter');
    await sendButton(page).click();
    await expect(page).toHaveURL(/\/contact-us\/$/);
    expect(sent).toEqual([]);
    release();
    await expect(thanks(page)).toHaveText(formMessages.success);
    expect(sent).toHaveLength(1);
    await expect(page).toHaveURL(/\/contact-us\/$/);
  });

  test('Enter submits nothing when the script cannot be had', async ({ page }) => {
    await page.route(bundle, (route) => route.abort());
    await page.goto('/contact-us/');
    await fill(page);
    await field(page, 'Name').press('Enter');
    await expect(page.getByText('The form needs JavaScript').last()).toBeVisible();
    await expect(page).toHaveURL(/\/contact-us\/$/);
    await expectTyped(page);
  });
});

test('Enter in the message box makes a new line', async ({ page }) => {
  await openForm(page);
  await fill(page, { ...filled, Message: 'One' });
  await field(page, 'Message').press('End');
  await field(page, 'Message').press('Enter');
  await page.keyboard.type('Two');
  await expect(field(page, 'Message')).toHaveValue('One\nTwo');
  await expect(alert(page)).toBeEmpty();
});

for (const path of ['/', '/services/', '/training/', '/about-us/', '/contact-us/']) {
  test(`contact and form stand once on ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('region').and(page.locator('#contact'))).toHaveCount(1);
    await expect(page.getByRole('form').and(page.locator('#form'))).toHaveCount(1);
    await expect(page.locator('[id="contact"], [id="form"]')).toHaveCount(2);
    for (const [name, key] of [
      ['Name', 'from_name'],
      ['Email', 'user_email'],
      ['Message', 'message'],
    ] as const) {
      await expect(field(page, name)).toHaveAttribute('name', key);
    }
  });
}

test('a message is checked, corrected and sent @browsers', async ({ page }) => {
  await withKeys(page);
  const sent = await answerWith(page, ok);
  await openForm(page);
  await sendButton(page).click();
  await expect(alert(page)).toHaveText(formMessages.empty);
  await expect(field(page, 'Name')).toBeFocused();
  await fill(page, { ...filled, Message: 'See www.example.com' });
  await sendButton(page).click();
  await expect(alert(page)).toHaveText(formMessages.link);
  await fill(page, { Message: filled.Message });
  await retype(page, 'Email', 'amina');
  await sendButton(page).click();
  await expect(alert(page)).toBeEmpty();
  await expect(sendButton(page)).toBeEnabled();
  expect(sent).toHaveLength(0);
  await retype(page, 'Email', filled.Email);
  await sendButton(page).click();
  await expect(thanks(page)).toHaveText(formMessages.success);
  expect(sent).toHaveLength(1);
});
