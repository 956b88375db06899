import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FocalPoint } from '../../content/pictures';
import type { Recipe } from './recipes';

/** Folder of the masters and their side files, relative to the project's root; in the site and in the tests. */
export const mastersDir = 'content/pictures';
/** The derived manifest. */
export const manifestFile = 'content/pictures.json';
/** Folder of the derived files. */
export const derivedDir = 'public/pictures';

/** What sets right whatever is missing or stale: the end of a fault's sentence. */
export const remedy = 'run `npm run pictures` and commit public/pictures and content/pictures.json';

const masterExtensions = ['.svg', '.jpg', '.jpeg', '.png', '.webp', '.avif'];
const kindsTaken = '.svg, .jpg, .png, .webp or .avif';

/** What a person writes about a picture, in the side file of its folder. */
export type Authored = {
  alt: string;
  focus: FocalPoint;
  narrow?: FocalPoint;
};
const authoredFields: readonly string[] = ['alt', 'focus', 'narrow'] satisfies (keyof Authored)[];

/** One master that can be derived: it is there, once, and described. */
export type Master = {
  id: string;
  folder: string;
  /** Path from the project's root. */
  file: string;
  authored: Authored;
};

/** A sentence that names the file and the remedy. `id` is the picture it spoils, if it is one picture. */
export type Fault = { id?: string; sentence: string };

type Masters = { masters: Master[]; faults: Fault[] };

/** Reads the folders and their side files; whatever is wrong comes back as faults, never as an exception. */
export function findMasters(root: string): Masters {
  const masters: Master[] = [];
  const faults: Fault[] = [];
  for (const folder of folderNames(root)) {
    const found = new Map<string, string[]>();
    for (const file of visibleFiles(path.join(root, mastersDir, folder))) {
      const extension = path.extname(file);
      const name = path.basename(file, extension);
      if (masterExtensions.includes(extension.toLowerCase())) {
        found.set(name, [...(found.get(name) ?? []), `${mastersDir}/${folder}/${file}`]);
      } else {
        faults.push({
          sentence: `${mastersDir}/${folder}/${file} is no picture the site takes: save it as ${kindsTaken} or move it out of the folder.`,
        });
      }
    }
    const sideFile = `${mastersDir}/${folder}.json`;
    const side = readSide(root, sideFile);
    if (typeof side === 'string') {
      faults.push(...[...found.keys()].map((name) => ({ id: `${folder}/${name}`, sentence: side })));
      if (found.size === 0) faults.push({ sentence: side });
      continue;
    }
    for (const name of [...new Set([...found.keys(), ...Object.keys(side)])].sort()) {
      const id = `${folder}/${name}`;
      const files = (found.get(name) ?? []).sort();
      const sentence = faultOf(id, files, sideFile, side[name]);
      if (sentence) faults.push({ id, sentence });
      else masters.push({ id, folder, file: files[0] as string, authored: side[name] as Authored });
    }
  }
  return { masters, faults };
}

/** Eight digits that change with the master's bytes and with how they are encoded. */
export function fingerprint(root: string, master: Master, recipe: Recipe): string {
  const bytes = readFileSync(path.join(root, master.file));
  const hash = createHash('sha256').update(JSON.stringify(settingsOf(master, recipe)));
  // Git may check SVG files out with Windows line ends; the picture is the same.
  hash.update(isSvg(master) ? bytes.toString('utf8').replaceAll('\r\n', '\n') : bytes);
  return hash.digest('hex').slice(0, 8);
}

/** Whether the master is drawn in vectors; it may be served as pixels all the same. */
export function isSvg(master: Master): boolean {
  return master.file.toLowerCase().endsWith('.svg');
}

/** Served as an SVG file, not as pixels. */
export function isVector(master: Master, recipe: Recipe): boolean {
  return recipe.keepsSvg && isSvg(master);
}

/** Sorted, so that the order in which a recipe's keys are written does not count. */
function settingsOf(master: Master, recipe: Recipe): unknown {
  if (isVector(master, recipe)) return ['svg', 1];
  const sorted = (options: object) => Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1));
  const { format, widths, options } = recipe.fallback;
  return [recipe.widths, sorted(recipe.avif), sorted(recipe.webp), format, widths, sorted(options)];
}

function folderNames(root: string): string[] {
  const entries = readdirSync(path.join(root, mastersDir), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const described = entries
    .filter((entry) => entry.name.endsWith('.json'))
    .map((entry) => entry.name.slice(0, -5));
  return [...new Set([...folders, ...described])].filter((name) => !name.startsWith('.')).sort();
}

/** Without what desktops leave behind (.DS_Store, Thumbs.db). */
function visibleFiles(dir: string): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir)
    .filter((file) => !file.startsWith('.') && !/^(thumbs\.db|desktop\.ini)$/i.test(file))
    .sort();
}

function readSide(root: string, sideFile: string): Record<string, unknown> | string {
  const example = '{ "name": { "alt": "…", "focus": [50, 50] } }';
  if (!existsSync(path.join(root, sideFile))) {
    return `${sideFile} is missing: write the alternative texts of the folder's pictures there, as ${example}.`;
  }
  try {
    const text = readFileSync(path.join(root, sideFile), 'utf8');
    const side: unknown = JSON.parse(text);
    if (typeof side === 'object' && side !== null && !Array.isArray(side)) {
      const twice = describedTwice(text);
      if (twice) return `${sideFile} describes "${twice}" twice: delete the entry that no longer holds.`;
      return side as Record<string, unknown>;
    }
  } catch {
    // Said below: a file that cannot be parsed and one of another shape have the same remedy.
  }
  return `${sideFile} cannot be read as JSON: mend it to the form ${example}.`;
}

/** A name with two entries: parsing keeps the last and says nothing of the other. */
function describedTwice(text: string): string | undefined {
  const names = [...text.matchAll(/"([^"\\]*)"\s*:\s*\{/g)].map(([, name]) => name);
  return names.find((name, index) => names.indexOf(name) < index);
}

function faultOf(id: string, files: string[], sideFile: string, entry: unknown): string | undefined {
  const name = id.slice(id.indexOf('/') + 1);
  const [file, ...more] = files;
  if (!file) {
    return `${mastersDir}/${id} (${kindsTaken}) is missing, though ${sideFile} describes it: put the file back or delete its entry.`;
  }
  if (more.length > 0) {
    return `${files.join(' and ')} are masters of the same picture: delete the one that is no longer wanted.`;
  }
  if (!/^[a-z0-9][a-z0-9_-]*$/i.test(name)) {
    return `${file} has a name that cannot stand in an address: rename it with letters, digits and hyphens only.`;
  }
  const { alt, focus, narrow } = (entry ?? {}) as Record<string, unknown>;
  if (typeof alt !== 'string') {
    return `${file} has no alternative text: add "${name}": { "alt": "…", "focus": [50, 50] } to ${sideFile} ("alt": "" if it only decorates).`;
  }
  if (!isFocalPoint(focus) || (narrow !== undefined && !isFocalPoint(narrow))) {
    return `${sideFile} gives "${name}" no usable focal point: write "focus" (and "narrow", if any) as two numbers from 0 to 100, like [50, 50].`;
  }
  const unknown = Object.keys(entry as object).find((field) => !authoredFields.includes(field));
  if (unknown) {
    return `${sideFile} gives "${name}" a field "${unknown}" that nothing reads: write ${authoredFields.join(', ')} or take it out.`;
  }
  return undefined;
}

function isFocalPoint(value: unknown): value is FocalPoint {
  return (
    Array.isArray(value) &&
    value.length === 2 &&
    value.every((n) => typeof n === 'number' && n >= 0 && n <= 100)
  );
}
