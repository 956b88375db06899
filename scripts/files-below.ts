import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** A path as addresses have it, whatever this system puts between folders. */
export const slashed = (file: string) => file.replaceAll(path.sep, '/');

/** Every file below a folder, at whatever depth, with forward slashes. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => slashed(path.join(entry.parentPath, entry.name)));
}
