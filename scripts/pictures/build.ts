import { rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PictureRecord } from '../../content/pictures';
import { copySvg, encode, fallbackWidths, inspect, MasterError, type Size, widthsFor } from './encode';
import {
  derivedFiles,
  idOf,
  leftoverFiles,
  type Manifest,
  manifestText,
  missingFiles,
  readManifest,
  targetsOf,
} from './manifest';
import { findMasters, fingerprint, isVector, type Master, manifestFile } from './masters';
import { type Recipe, recipeFor } from './recipes';

/** Whom to tell what is made; and other recipes, for the tests. */
export type BuildOptions = {
  recipes?: typeof recipeFor;
  /** Called with one line per picture made, and per picture of which there is something to say. */
  report?: (line: string) => void;
};

type BuildResult = {
  encoded: string[];
  unchanged: string[];
  /** Derived files that no picture needed any more. */
  removed: string[];
  /** One sentence each. */
  faults: string[];
};

const atOnce = 2;

/**
 * Derives what is missing, removes what is left over and writes the manifest.
 * Whether a picture is up to date is read from its files' names, so a lost manifest costs no encoding.
 * A faulty picture keeps what the site had of it; the others are made all the same.
 */
export async function buildPictures(
  root: string,
  { recipes = recipeFor, report = () => {} }: BuildOptions = {},
): Promise<BuildResult> {
  const before = readManifest(root) ?? {};
  const manifest: Manifest = {};
  const encoded: string[] = [];
  const unchanged: string[] = [];
  const { masters, faults } = findMasters(root);

  const queue = [...masters];
  const worker = async () => {
    for (let master = queue.shift(); master; master = queue.shift()) {
      try {
        const { record, made, notes } = await derive(root, master, recipes(master.folder));
        manifest[master.id] = record;
        (made ? encoded : unchanged).push(master.id);
        if (made || notes) report(`${master.id}  ${made ?? 'unchanged'}${notes}`);
      } catch (error) {
        if (!(error instanceof MasterError)) throw error;
        faults.push({ id: master.id, sentence: error.message });
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));

  for (const { id } of faults) {
    const kept = id ? before[id] : undefined;
    if (id && kept) manifest[id] = kept;
  }
  const faulty = new Set(faults.map((fault) => fault.id));
  const removed = leftoverFiles(root, manifest).filter((file) => !faulty.has(idOf(file)));
  for (const file of removed) remove(root, file);
  writeFileSync(path.join(root, manifestFile), manifestText(manifest));
  return {
    encoded: encoded.sort(),
    unchanged: unchanged.sort(),
    removed,
    faults: [...new Set(faults.map((fault) => fault.sentence))],
  };
}

/** The record of one picture; what was made, if its files had to be; and what is worth a word about it. */
async function derive(root: string, master: Master, recipe: ReturnType<typeof recipeFor>) {
  const { id, authored } = master;
  const started = performance.now();
  const size = await inspect(root, master);
  const hash = fingerprint(root, master, recipe);
  const vector = isVector(master, recipe);
  const widths = widthsFor(master, recipe, size);
  const record: PictureRecord = {
    kind: vector ? 'vector' : 'photo',
    width: size.width,
    height: size.height,
    alt: authored.alt,
    focus: authored.focus,
    ...(authored.narrow && { narrow: authored.narrow }),
    hash,
    widths,
    ...(!vector && {
      fallback: { format: recipe.fallback.format, widths: fallbackWidths(recipe, widths) },
    }),
  };
  const files = derivedFiles(id, record);
  const missing = missingFiles(root, files);
  let made: string | undefined;
  if (missing.length > 0) {
    // What an interrupted run finished is kept: a file's name says what it was made from.
    const targets = targetsOf(id, record).filter((target) => missing.includes(target.file));
    if (vector) await copySvg(root, master, files[0] as string);
    else await encode(root, master, recipe, size, targets);
    const bytes = files.reduce((sum, file) => sum + statSync(path.join(root, file)).size, 0);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const count = files.length === 1 ? '1 file' : `${files.length} files`;
    made = `${count}  ${Math.ceil(bytes / 1024)} KB  ${seconds} s`;
  }
  return { record, made, notes: notesOn(size, recipe, widths) };
}

/** What is worth a word about a master, though nothing of it is wrong. `made`: widths, px; none of a vector. */
function notesOn({ width, height }: Size, recipe: Recipe, made: readonly number[]): string {
  const [widest, wanted] = [made.at(-1), recipe.widths.at(-1)];
  const [across, down] = recipe.shape;
  const stretch = width / height / (across / down);
  const small = widest && wanted && widest < wanted;
  return [
    small ? `  (small master: ${widest} px at most, up to ${wanted} wanted)` : '',
    stretch < 0.9 || stretch > 1.1 ? `  (not ${across}:${down}: crop it)` : '',
  ].join('');
}

function remove(root: string, file: string) {
  rmSync(path.join(root, file));
  try {
    rmdirSync(path.join(root, path.dirname(file)));
  } catch {
    // The folder still holds other pictures.
  }
}
