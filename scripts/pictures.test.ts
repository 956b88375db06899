import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { getPicture, type PictureId } from '../content/pictures';
import siteManifest from '../content/pictures.json' with { type: 'json' };
import { buildPictures } from './pictures/build';
import { checkPictures } from './pictures/check';
import { slimSvg } from './pictures/encode';
import { derivedFiles, readManifest } from './pictures/manifest';
import { type Recipe, recipeFor } from './pictures/recipes';

const tiny: Recipe = {
  widths: [20, 40, 60],
  avif: { quality: 40, effort: 0 },
  webp: { quality: 40, effort: 0 },
  fallback: { format: 'jpg', widths: [40], options: { quality: 40 } },
  keepsSvg: false,
  shape: [2, 1],
};
const emblem: Recipe = {
  ...tiny,
  fallback: { format: 'png', widths: [40], options: { compressionLevel: 1 } },
  keepsSvg: true,
};
const recipes = (folder: string): Recipe => (folder === 'logos' ? emblem : tiny);
const again = 'run `npm run pictures` and commit public/pictures and content/pictures.json';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  write('content/pictures/services/crane.svg', svg('navy'));
  write('content/pictures/services/vessel.svg', svg('teal'));
  write('content/pictures/logos/partner.svg', `<!-- drawn by hand -->\n${svg('black', '')}`);
  describeFolder('services', { crane: entry('A crane.'), vessel: entry('A vessel.', [90, 56]) });
  describeFolder('logos', { partner: entry('Emblem of the partner') });
});

afterEach(() => rmSync(root, { recursive: true }));

describe('npm run pictures', () => {
  test('makes every width as AVIF and WebP, a JPEG, and a logo as SVG', async () => {
    const { encoded, faults } = await build();
    expect(faults).toEqual([]);
    expect(encoded).toEqual(['logos/partner', 'services/crane', 'services/vessel']);
    const { hash } = record('services/crane');
    expect(derived('services').filter((file) => file.startsWith('crane'))).toEqual(
      ['20.avif', '20.webp', '40.avif', '40.jpg', '40.webp', '60.avif', '60.webp'].map((file) =>
        file.replace(/^(\d+)/, `crane-$1.${hash}`),
      ),
    );
    const { width, height, format } = await sharp(
      inRoot(`public/pictures/services/crane-40.${hash}.avif`),
    ).metadata();
    expect({ width, height, format }).toEqual({ width: 40, height: 20, format: 'heif' });
    const logo = readFileSync(
      inRoot(`public/pictures/logos/partner.${record('logos/partner').hash}.svg`),
      'utf8',
    );
    expect(logo).not.toContain('drawn by hand');
  });

  test('records kind, ratio, alternative text, focal points, widths and the files for old browsers', async () => {
    await build();
    const { hash, ...rest } = record('services/vessel');
    expect(rest).toEqual({
      kind: 'photo',
      width: 80,
      height: 40,
      alt: 'A vessel.',
      focus: [50, 50],
      narrow: [90, 56],
      widths: [20, 40, 60],
      fallback: { format: 'jpg', widths: [40] },
    });
    expect(hash).toMatch(/^[0-9a-f]{8}$/);
    expect(record('logos/partner')).toMatchObject({ kind: 'vector', widths: [] });
    expect(record('logos/partner').fallback).toBeUndefined();
  });

  test('says of a picture, each time, that it is small, or of another shape than its places', async () => {
    await build();
    const said = async (width: number, height: number) => {
      rmSync(inRoot('content/pictures/services/crane.svg'), { force: true });
      write('content/pictures/services/crane.png', await raster(width, height).png().toBuffer());
      const lines: string[] = [];
      await buildPictures(root, { recipes, report: (line) => lines.push(line) });
      return lines.join();
    };
    const small = '(small master: 40 px at most, up to 60 wanted)';
    const shape = '(not 2:1: crop it)';
    expect(await said(48, 24)).toContain(small);
    expect(await said(48, 48)).toContain(`${small}  ${shape}`);
    expect(await said(90, 60)).toContain(shape);
    const again: string[] = [];
    await buildPictures(root, { recipes, report: (line) => again.push(line) });
    expect(again).toEqual([`services/crane  unchanged  ${shape}`]);
    const right = await said(90, 45);
    expect(right).toContain('services/crane');
    expect(right).not.toMatch(/\(/);
  });

  test('encodes only the changed master again and removes its old files', async () => {
    await build();
    const old = record('services/crane').hash;
    write('content/pictures/services/crane.svg', svg('orange'));
    const { encoded, unchanged, removed } = await build();
    expect(encoded).toEqual(['services/crane']);
    expect(unchanged).toEqual(['logos/partner', 'services/vessel']);
    expect(removed).toHaveLength(7);
    expect(derived('services').some((file) => file.includes(old))).toBe(false);
  });

  test('encodes nothing again when only the alternative text changed', async () => {
    await build();
    describeFolder('services', { crane: entry('An orange crane.'), vessel: entry('A vessel.') });
    expect((await build()).encoded).toEqual([]);
    expect(record('services/crane').alt).toBe('An orange crane.');
  });

  test('encodes anew when the recipe changes', async () => {
    await build();
    const { encoded } = await buildPictures(root, {
      recipes: (f) => ({ ...recipes(f), avif: { quality: 60 } }),
    });
    expect(encoded).toEqual(['services/crane', 'services/vessel']);
  });

  test('takes a JPEG in place of an SVG, without enlarging it', async () => {
    await build();
    rmSync(inRoot('content/pictures/services/crane.svg'));
    write('content/pictures/services/crane.JPG', await raster(48, 24).jpeg().toBuffer());
    const { encoded, faults } = await build();
    expect(faults).toEqual([]);
    expect(encoded).toEqual(['services/crane']);
    expect(record('services/crane')).toMatchObject({ width: 48, height: 24, widths: [20, 40] });
    expect(await check()).toEqual([]);
  });

  test('turns a photo as the camera held it', async () => {
    rmSync(inRoot('content/pictures/services/crane.svg'));
    const photo = await raster(80, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    write('content/pictures/services/crane.jpg', photo);
    await build();
    const { width, height, hash } = record('services/crane');
    expect([width, height]).toEqual([40, 80]);
    const made = await sharp(inRoot(`public/pictures/services/crane-20.${hash}.webp`)).metadata();
    expect([made.width, made.height]).toEqual([20, 40]);
  });

  test('serves a photo smaller than every width as it is', async () => {
    rmSync(inRoot('content/pictures/services/crane.svg'));
    write('content/pictures/services/crane.png', await raster(18, 9).png().toBuffer());
    await build();
    expect(record('services/crane')).toMatchObject({
      widths: [18],
      fallback: { format: 'jpg', widths: [18] },
    });
  });

  test('takes grey, transparent and AVIF masters', async () => {
    rmSync(inRoot('content/pictures/services/crane.svg'));
    rmSync(inRoot('content/pictures/services/vessel.svg'));
    rmSync(inRoot('content/pictures/logos/partner.svg'));
    write('content/pictures/services/crane.png', await raster(64, 32).greyscale().png().toBuffer());
    write('content/pictures/services/vessel.avif', await raster(64, 32).avif({ effort: 0 }).toBuffer());
    write('content/pictures/logos/partner.png', await raster(64, 32, 0.5).png().toBuffer());
    expect((await build()).faults).toEqual([]);
    const { hash, kind } = record('logos/partner');
    expect(kind).toBe('photo');
    for (const ending of ['avif', 'png']) {
      const made = await sharp(inRoot(`public/pictures/logos/partner-40.${hash}.${ending}`)).metadata();
      expect(made.hasAlpha, ending).toBe(true);
    }
  });

  test('gives old browsers a white ground where a drawing is transparent, not a black one', async () => {
    write('content/pictures/services/crane.svg', svg('none'));
    await build();
    const file = inRoot(`public/pictures/services/crane-40.${record('services/crane').hash}.jpg`);
    const [red, green, blue] = await sharp(file)
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(Math.min(red ?? 0, green ?? 0, blue ?? 0)).toBeGreaterThan(250);
  });

  test('leaves no seam where two shapes meet between pixels, and keeps a transparent ground', async () => {
    const seam =
      '<rect width="80" height="20.4" fill="navy"/><rect y="20.4" width="80" height="20" fill="teal"/>';
    write('content/pictures/services/crane.svg', svg('none', seam));
    write('content/pictures/services/vessel.svg', svg('none'));
    await build();
    const alphaOf = async (id: string) =>
      (await sharp(inRoot(`public/pictures/${id}-60.${record(id).hash}.avif`)).metadata()).hasAlpha;
    expect(await alphaOf('services/crane')).toBe(false);
    expect(await alphaOf('services/vessel')).toBe(true);
  });

  test('writes the same manifest whatever the order, one line per picture', async () => {
    await build();
    const first = manifestText();
    describeFolder('services', { vessel: entry('A vessel.', [90, 56]), crane: entry('A crane.') });
    rmSync(inRoot('public/pictures'), { recursive: true });
    await build();
    expect(manifestText()).toBe(first);
    const ids = first.split('\n').flatMap((line) => /^ {2}"([^"]+)": \{/.exec(line)?.[1] ?? []);
    expect(ids).toEqual(['logos/partner', 'services/crane', 'services/vessel']);
  });

  test('restores a lost or unmerged manifest without encoding', async () => {
    await build();
    const first = manifestText();
    write('content/pictures.json', '<<<<<<< HEAD');
    expect((await build()).encoded).toEqual([]);
    expect(manifestText()).toBe(first);
  });

  test('makes again only the file that was lost', async () => {
    write(
      'content/pictures/services/crane.svg',
      svg('navy').replace('width="80" height="40"', 'width="8000" height="4000"'),
    );
    await build();
    const { hash } = record('services/crane');
    const [lost, other] = [`crane-40.${hash}.jpg`, `crane-60.${hash}.avif`].map(
      (f) => `public/pictures/services/${f}`,
    );
    rmSync(inRoot(lost as string));
    write(other as string, 'as it was');
    const { encoded, faults } = await build();
    expect({ encoded, faults }).toEqual({ encoded: ['services/crane'], faults: [] });
    expect(existsSync(inRoot(lost as string))).toBe(true);
    expect(readFileSync(inRoot(other as string), 'utf8')).toBe('as it was');
  });

  test('removes nothing of a damaged picture, even when the manifest is lost', async () => {
    await build();
    const before = derived('services');
    write('content/pictures/services/crane.svg', 'damaged');
    rmSync(inRoot('content/pictures.json'));
    expect((await build()).removed).toEqual([]);
    expect(derived('services')).toEqual(before);
  });

  test('keeps what the site had of a damaged picture, and says so', async () => {
    await build();
    const before = record('services/crane');
    write('content/pictures/services/crane.svg', '<svg xmlns="http://www.w3.org/2000/svg"><g>');
    const { faults, removed } = await build();
    expect(faults).toEqual([damaged('services/crane.svg')]);
    expect(removed).toEqual([]);
    expect(record('services/crane')).toEqual(before);
  });

  test('stops at a photo that breaks off half-way', async () => {
    rmSync(inRoot('content/pictures/services/crane.svg'));
    const noise = sharp(inRoot('content/pictures/services/vessel.svg')).resize(600).jpeg({ quality: 100 });
    const photo = await noise.toBuffer();
    write('content/pictures/services/crane.jpg', photo.subarray(0, photo.length / 2));
    const { faults, encoded } = await build();
    expect(faults).toEqual([damaged('services/crane.jpg')]);
    expect(encoded).toEqual(['logos/partner', 'services/vessel']);
  });

  test('gives a picture up when both its master and its entry are gone', async () => {
    await build();
    rmSync(inRoot('content/pictures/services/crane.svg'));
    describeFolder('services', { vessel: entry('A vessel.', [90, 56]) });
    const { removed, faults } = await build();
    expect(faults).toEqual([]);
    expect(removed).toHaveLength(7);
    expect(await check()).toEqual([]);
  });

  test('leaves files alone that it did not make', async () => {
    write('public/pictures/services/readme.txt', 'by hand');
    await build();
    expect(existsSync(inRoot('public/pictures/services/readme.txt'))).toBe(true);
  });
});

describe('--check', () => {
  test('is content with what npm run pictures made', async () => {
    await build();
    expect(await check()).toEqual([]);
  });

  test('a master that changed without its files', async () => {
    await build();
    write('content/pictures/services/crane.svg', svg('orange'));
    expect(await check()).toEqual([
      `content/pictures/services/crane.svg changed since its pictures were made: ${again}.`,
    ]);
  });

  test('Windows line ends are no change', async () => {
    write('content/pictures/services/crane.svg', svg('navy').replaceAll('><', '>\n<'));
    await build();
    write('content/pictures/services/crane.svg', svg('navy').replaceAll('><', '>\r\n<'));
    expect(await check()).toEqual([]);
  });

  test('a new master', async () => {
    await build();
    write('content/pictures/services/derrick.svg', svg('red'));
    describeFolder('services', {
      crane: entry('A crane.'),
      vessel: entry('A vessel.', [90, 56]),
      derrick: entry('A derrick.'),
    });
    expect(await check()).toEqual([`content/pictures/services/derrick.svg has no pictures yet: ${again}.`]);
  });

  test('a text file renamed .png', async () => {
    await build();
    rmSync(inRoot('content/pictures/services/crane.svg'));
    write('content/pictures/services/crane.png', 'This is no picture.');
    expect(await check()).toEqual([damaged('services/crane.png')]);
  });

  test('a damaged SVG', async () => {
    await build();
    write('content/pictures/services/crane.svg', svg('navy').slice(0, 60));
    expect(await check()).toEqual([damaged('services/crane.svg')]);
  });

  test('an SVG with a script', async () => {
    await build();
    write('content/pictures/logos/partner.svg', svg('black', '<script>alert(1)</script>'));
    expect(await check()).toEqual([
      'content/pictures/logos/partner.svg carries a script: save it again as a plain SVG picture.',
    ]);
  });

  test('a master described but missing', async () => {
    await build();
    rmSync(inRoot('content/pictures/services/crane.svg'));
    expect(await check()).toEqual([
      'content/pictures/services/crane (.svg, .jpg, .png, .webp or .avif) is missing, though content/pictures/services.json describes it: put the file back or delete its entry.',
    ]);
  });

  test('a master listed in the manifest but missing', async () => {
    await build();
    rmSync(inRoot('content/pictures/services/crane.svg'));
    describeFolder('services', { vessel: entry('A vessel.', [90, 56]) });
    expect(await check()).toEqual([
      `content/pictures/services/crane is missing, though content/pictures.json lists it: put the master back, or ${again} to give the picture up.`,
    ]);
  });

  test('a picture without alternative text', async () => {
    await build();
    describeFolder('services', { vessel: entry('A vessel.', [90, 56]), crane: { focus: [50, 50] } });
    expect(await check()).toEqual([
      'content/pictures/services/crane.svg has no alternative text: add "crane": { "alt": "…", "focus": [50, 50] } to content/pictures/services.json ("alt": "" if it only decorates).',
    ]);
  });

  test('an empty alternative text is a decision, not a fault', async () => {
    describeFolder('services', { crane: entry(''), vessel: entry('A vessel.') });
    await build();
    expect(await check()).toEqual([]);
  });

  test('a focal point outside the picture', async () => {
    await build();
    describeFolder('services', {
      crane: { alt: 'A crane.', focus: [50, 120] },
      vessel: entry('A vessel.', [90, 56]),
    });
    expect(await check()).toEqual([
      'content/pictures/services.json gives "crane" no usable focal point: write "focus" (and "narrow", if any) as two numbers from 0 to 100, like [50, 50].',
    ]);
  });

  test('a field that nothing reads', async () => {
    await build();
    describeFolder('services', {
      crane: { alt: 'A crane.', focus: [50, 50], narow: [80, 50] },
      vessel: entry('A vessel.', [90, 56]),
    });
    expect(await check()).toEqual([
      'content/pictures/services.json gives "crane" a field "narow" that nothing reads: write alt, focus, narrow or take it out.',
    ]);
  });

  test('a picture described twice', async () => {
    await build();
    const described = (alt: string) => `"partner": { "alt": "${alt}", "focus": [50, 50] }`;
    write(
      'content/pictures/logos.json',
      `{ ${described('Old emblem')}, ${described('Emblem of the partner')} }`,
    );
    expect(await check()).toEqual([
      'content/pictures/logos.json describes "partner" twice: delete the entry that no longer holds.',
    ]);
  });

  test('two masters of one picture', async () => {
    await build();
    write('content/pictures/services/crane.jpg', await raster(48, 24).jpeg().toBuffer());
    expect(await check()).toEqual([
      'content/pictures/services/crane.jpg and content/pictures/services/crane.svg are masters of the same picture: delete the one that is no longer wanted.',
    ]);
  });

  test('a file the site cannot take, and a name that cannot be an address', async () => {
    await build();
    write('content/pictures/services/photo.heic', 'x');
    write('content/pictures/services/IMG (1).jpg', await raster(48, 24).jpeg().toBuffer());
    expect(await check()).toEqual([
      'content/pictures/services/photo.heic is no picture the site takes: save it as .svg, .jpg, .png, .webp or .avif or move it out of the folder.',
      'content/pictures/services/IMG (1).jpg has a name that cannot stand in an address: rename it with letters, digits and hyphens only.',
    ]);
  });

  test('a text that changed in the side file only', async () => {
    await build();
    describeFolder('services', { crane: entry('A taller crane.'), vessel: entry('A vessel.', [90, 56]) });
    expect(await check()).toEqual([
      `content/pictures/services.json says something new of "services/crane" than content/pictures.json: ${again}.`,
    ]);
  });

  test('derived files that are missing, empty or left over', async () => {
    await build();
    const { hash } = record('services/crane');
    rmSync(inRoot(`public/pictures/services/crane-20.${hash}.avif`));
    write(`public/pictures/services/crane-40.${hash}.webp`, '');
    write('public/pictures/services/gone-20.0a1b2c3d.avif', 'x');
    expect(await check()).toEqual([
      `public/pictures/services/crane-20.${hash}.avif and 1 more of its sizes are missing: ${again}.`,
      `public/pictures/services/gone-20.0a1b2c3d.avif belongs to no picture any more: ${again}.`,
    ]);
  });

  test('a side file or manifest that is not JSON', async () => {
    await build();
    write('content/pictures/logos.json', '{');
    expect(await check()).toEqual([
      'content/pictures/logos.json cannot be read as JSON: mend it to the form { "name": { "alt": "…", "focus": [50, 50] } }.',
    ]);
    write('content/pictures.json', '<<<<<<< HEAD');
    expect(await check()).toEqual([
      `content/pictures.json cannot be read (a merge may have left marks in it): ${again}.`,
    ]);
  });
});

describe('slimSvg', () => {
  test('drops the prologue, comments, metadata and the space between tags', () => {
    const text = '<?xml version="1.0"?>\n<!-- c -->\n<svg>\n  <metadata>x</metadata>\n  <g/>\n</svg>\n';
    expect(slimSvg(text)).toBe('<svg><g/></svg>\n');
  });

  test('leaves a drawing with text or styles alone', () => {
    const text = '<svg><style><!-- a{} --></style><text>a <tspan>b</tspan> <tspan>c</tspan></text></svg>\n';
    expect(slimSvg(text)).toBe(text);
  });
});

describe('content/pictures.ts', () => {
  const ids = Object.keys(siteManifest) as PictureId[];

  test('names files as the pipeline names them', () => {
    for (const id of ids) {
      const picture = getPicture(id);
      const { avif, webp, fallback } = picture.files;
      const named = new Set([...avif, ...webp, ...fallback].map((file) => file.path));
      const made = derivedFiles(id, picture).map((file) => file.replace(/^public/, ''));
      expect([...named].sort(), id).toEqual(made.sort());
    }
  });

  test('a missing picture stops with its name and the remedy', () => {
    expect(() => getPicture('services/nothing' as PictureId)).toThrow(
      'There is no picture "services/nothing": put its master in content/pictures/services/nothing.svg (or .jpg, .png, .webp, .avif), give it an alternative text in content/pictures/services.json and run `npm run pictures`.',
    );
    expect(() => getPicture('toString' as PictureId)).toThrow('There is no picture "toString"');
  });

  test('heroes and banners are made 2400 px wide, cards and logos are not', () => {
    const widest = (folder: string) => recipeFor(folder).widths.at(-1);
    expect(['about', 'home', 'projects', 'services', 'training'].map(widest)).toEqual(Array(5).fill(2400));
    expect([widest('hse'), widest('logos')]).toEqual([1600, 400]);
  });

  test('every picture has the shape that its places are made for', () => {
    const shapes = { hse: '4:3', logos: '5:3' } as Record<string, string>;
    for (const id of ids) {
      const folder = id.slice(0, id.indexOf('/'));
      const { width, height } = getPicture(id);
      const [across, down] = recipeFor(folder).shape;
      expect(`${across}:${down}`, folder).toBe(shapes[folder] ?? '16:9');
      const remedy = `${id} has ${width} by ${height} px: crop it to ${across}:${down} (README: Swap a picture)`;
      expect(width / height, remedy).toBeCloseTo(across / down, 1);
    }
  });

  test('no photograph is so small that a wide page would blur it', () => {
    for (const id of ids) {
      const { kind, widths = [] } = getPicture(id);
      const remedy = `${id} is ${widths.at(-1)} px wide at most: take a larger one (README: Swap a picture)`;
      if (kind === 'photo') expect(widths.at(-1), remedy).toBeGreaterThanOrEqual(1200);
    }
  });
});

function build() {
  return buildPictures(root, { recipes });
}

function check() {
  return checkPictures(root, recipes);
}

function inRoot(file: string) {
  return path.join(root, file);
}

function write(file: string, data: string | Buffer) {
  mkdirSync(path.dirname(inRoot(file)), { recursive: true });
  writeFileSync(inRoot(file), data);
}

function describeFolder(folder: string, side: Record<string, unknown>) {
  write(`content/pictures/${folder}.json`, JSON.stringify(side));
}

function entry(alt: string, narrow?: [number, number]) {
  return { alt, focus: [50, 50], narrow };
}

function svg(colour: string, more = '<circle cx="60" cy="20" r="12" fill="#ffc27a"/>') {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40" viewBox="0 0 80 40"><rect width="80" height="40" fill="${colour}"/>${more}</svg>`;
}

function raster(width: number, height: number, alpha = 1) {
  return sharp({ create: { width, height, channels: 4, background: { r: 200, g: 90, b: 20, alpha } } });
}

function damaged(file: string) {
  return `content/pictures/${file} is damaged or not the picture its name says: open it in a picture program, save it again and run \`npm run pictures\`.`;
}

function record(id: string) {
  const found = readManifest(root)?.[id];
  if (!found) throw new Error(`${id} is not in the manifest`);
  return found;
}

function derived(folder: string) {
  return readdirSync(inRoot(`public/pictures/${folder}`)).sort();
}

function manifestText() {
  return readFileSync(inRoot('content/pictures.json'), 'utf8');
}
