/**
 * Derives the site's pictures from their masters (content/pictures): AVIF and WebP in several widths, a
 * JPEG for browsers without AVIF and for share cards, and the manifest content/pictures.json. Derived files are committed.
 *
 *   npm run pictures                  makes what is missing or changed, removes what is left over
 *   tsx scripts/pictures.ts --check   used by the build: encodes nothing, stops if something is wrong
 */
import path from 'node:path';
import { checkPictures } from './pictures/check';

const root = path.resolve(import.meta.dirname, '..');

if (process.argv.includes('--check')) {
  fail(await checkPictures(root));
} else {
  const { buildPictures } = await import('./pictures/build');
  const { encoded, unchanged, removed, faults } = await buildPictures(root, { report: console.log });
  const leftovers = removed.length > 0 ? `, ${removed.length} old files removed` : '';
  console.log(`${encoded.length} encoded, ${unchanged.length} unchanged${leftovers}`);
  fail(faults);
}

function fail(sentences: readonly string[]) {
  for (const sentence of sentences) console.error(sentence);
  if (sentences.length > 0) process.exitCode = 1;
}
