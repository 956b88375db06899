/** The script-free copy of the export, which the benchmark measures beside it. */
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { filesBelow } from '../files-below';

/** A page without any script: code, speculation rules and structured data. What is left is the page's own weight. */
function withoutScript(html: string): string {
  return html.replace(/<script\b[\s\S]*?<\/script>/g, '');
}

/** Copies an export and takes the script out of each of its pages. */
export async function copyWithoutScript(out: string, copy: string): Promise<void> {
  await rm(copy, { recursive: true, force: true });
  await cp(out, copy, { recursive: true });
  for (const page of await filesBelow(copy)) {
    if (!page.endsWith('.html')) continue;
    await writeFile(page, withoutScript(await readFile(page, 'utf8')));
  }
}
