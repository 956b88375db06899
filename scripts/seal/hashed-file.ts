import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a file of the export under a name that changes with its content, so that it may be cached for ever
 * (`hashedFolders` in `headers.ts`).
 *
 * @param out  folder of the export
 * @param name path in it, without the hash: `islands/sender.js`
 * @returns path in the export, with the hash: `islands/sender.0123456789.js`
 */
export async function writeHashed(out: string, name: string, content: string): Promise<string> {
  const { dir, name: stem, ext } = path.posix.parse(name);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  const file = `${dir}/${stem}.${hash}${ext}`;
  await mkdir(path.join(out, dir), { recursive: true });
  await writeFile(path.join(out, file), content);
  return file;
}
