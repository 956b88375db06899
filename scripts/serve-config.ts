/** The configuration of `npm start`, from the export that it is to serve. */
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type HostOptions, notFoundPage } from './headers';
import { serveConfig } from './host-formats';

/** What an export says of itself: it may come from elsewhere, built for another path than the last build here. */
async function optionsOf(out: string): Promise<HostOptions> {
  const manifest: { start_url: string } = JSON.parse(
    await readFile(path.join(out, 'manifest.webmanifest'), 'utf8'),
  );
  return {
    basePath: manifest.start_url.replace(/\/$/, ''),
    preview: existsSync(path.join(out, 'preview/index.html')),
  };
}

/** Writes the configuration for the export in `out/` of the repository at `root`, and gives its path. */
export async function writeServeConfig(root: string): Promise<string> {
  const out = path.join(root, 'out');
  const options = await optionsOf(out);
  const cache = path.join(root, '.next');
  await mkdir(cache, { recursive: true });
  let served = '.';
  if (options.basePath) {
    // `serve` knows no base path: it gets a folder in which the export lies under that path.
    const folder = path.join(cache, 'served');
    const link = path.join(folder, options.basePath);
    // Another server may be serving it already.
    if ((await readlink(link).catch(() => '')) !== out) {
      await rm(folder, { recursive: true, force: true });
      await mkdir(path.dirname(link), { recursive: true });
      await symlink(out, link, 'junction');
    }
    // It looks there for the page it answers 404 with; of a link it would tell the wrong size.
    await copyFile(path.join(out, notFoundPage), path.join(folder, notFoundPage));
    served = '../.next/served';
  }
  const file = path.join(cache, 'serve.json');
  // Whole at once: another server may be starting and read it.
  await writeFile(`${file}.${process.pid}`, JSON.stringify(serveConfig(options, served), null, 2));
  await rename(`${file}.${process.pid}`, file);
  return file;
}
