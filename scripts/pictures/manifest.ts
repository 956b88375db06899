import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { PictureFormat, PictureRecord } from '../../content/pictures';
import { slashed } from '../files-below';
import { type Authored, derivedDir, manifestFile } from './masters';

/** What the site knows of its pictures, by their id: `content/pictures.json`. */
export type Manifest = Record<string, PictureRecord>;

/** `undefined` if it cannot be read: a merge may have left its marks in it. */
export function readManifest(root: string): Manifest | undefined {
  const file = path.join(root, manifestFile);
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  } catch {
    return undefined;
  }
}

/** One line per picture, sorted by id and with the keys in one order: a diff shows what changed. */
export function manifestText(manifest: Manifest): string {
  const lines = Object.keys(manifest)
    .sort()
    .map((id) => `  ${JSON.stringify(id)}: ${JSON.stringify(inOrder(manifest[id] as PictureRecord))}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** Whether the manifest says what the side file says. */
export function saysTheSame(record: PictureRecord, { alt, focus, narrow }: Authored): boolean {
  const text = (said: Authored) => JSON.stringify([said.alt, said.focus, said.narrow ?? null]);
  return text(record) === text({ alt, focus, narrow });
}

/** One file to make. */
export type Target = { file: string; width: number; format: PictureFormat };

type Named = Pick<PictureRecord, 'kind' | 'hash' | 'widths' | 'fallback'>;

/** The pixel files of a photo. Named as `fileOf` in `content/pictures.ts` names them. */
export function targetsOf(id: string, { hash, widths, fallback }: Named): Target[] {
  const target = (width: number, format: PictureFormat) => ({
    file: `${derivedDir}/${id}-${width}.${hash}.${format}`,
    width,
    format,
  });
  return [
    ...widths.flatMap((width) => [target(width, 'avif'), target(width, 'webp')]),
    ...(fallback?.widths.map((width) => target(width, fallback.format)) ?? []),
  ];
}

/** Every file a picture needs, as paths from the project's root. */
export function derivedFiles(id: string, record: Named): string[] {
  if (record.kind === 'vector') return [`${derivedDir}/${id}.${record.hash}.svg`];
  return targetsOf(id, record).map((target) => target.file);
}

/** Files that are not there, or empty after an interrupted copy. */
export function missingFiles(root: string, files: readonly string[]): string[] {
  return files.filter((file) => !statSync(path.join(root, file), { throwIfNoEntry: false })?.size);
}

/** Files named like derived ones that no picture needs any more. Anything else in the folder is left alone. */
export function leftoverFiles(root: string, manifest: Manifest): string[] {
  const dir = path.join(root, derivedDir);
  if (!existsSync(dir)) return [];
  const needed = new Set(Object.entries(manifest).flatMap(([id, record]) => derivedFiles(id, record)));
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((file) => `${derivedDir}/${slashed(file)}`)
    .filter((file) => derivedEnding.test(file) && !needed.has(file))
    .sort();
}

/** The picture that a derived file belongs, or belonged, to. */
export function idOf(file: string): string {
  return file.slice(derivedDir.length + 1).replace(derivedEnding, '');
}

const derivedEnding = /(-\d+\.[0-9a-f]{8}\.(avif|webp|jpg|png)|\.[0-9a-f]{8}\.svg)(\.tmp)?$/;

function inOrder(record: PictureRecord): PictureRecord {
  const { kind, width, height, alt, focus, narrow, hash, widths, fallback } = record;
  return {
    kind,
    width,
    height,
    alt,
    focus,
    ...(narrow && { narrow }),
    hash,
    widths,
    ...(fallback && { fallback }),
  };
}
