/** The three sites of the benchmark, each served the same way: the export, its script-free copy, the bare page. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A site that answers at `origin` until it is stopped. */
export type Served = { origin: string; stop: () => void };

/** A page without any script: code, speculation rules and structured data. What is left is the page's own weight. */
export function withoutScript(html: string): string {
  return html.replace(/<script\b[\s\S]*?<\/script>/g, '');
}

/** Copies an export and takes the script out of each of its pages. */
export async function copyWithoutScript(out: string, copy: string): Promise<void> {
  await rm(copy, { recursive: true, force: true });
  await cp(out, copy, { recursive: true });
  for (const file of await readdir(copy, { recursive: true })) {
    if (!file.endsWith('.html')) continue;
    const page = path.join(copy, file);
    await writeFile(page, withoutScript(await readFile(page, 'utf8')));
  }
}

/** Serves a folder at a port, compressed, as `npm start` serves `out/`. Throws when it does not answer in 30 s. */
export async function serveFolder(folder: string, port: number): Promise<Served> {
  const server: ChildProcess = spawn(
    process.execPath,
    [
      'node_modules/serve/build/main.js',
      '--no-clipboard',
      '--no-request-logging',
      '--no-port-switching',
      '--listen',
      String(port),
      folder,
    ],
    { env: { ...process.env, NO_UPDATE_CHECK: '1' }, stdio: 'ignore' },
  );
  const origin = `http://localhost:${port}`;
  for (let tries = 0; tries < 120; tries++) {
    if ((await fetch(origin).catch(() => undefined))?.ok) return { origin, stop: () => server.kill() };
    await wait(250);
  }
  server.kill();
  throw new Error(
    `${folder} is not served at ${origin}. Is the port taken, or is there nothing in the folder?`,
  );
}
