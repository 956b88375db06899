/** A small server for benchmark and shots; `npm start` is the one that behaves as hosts do. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** A site that answers at `origin` until it is stopped. */
export type Served = { origin: string; stop: () => void };

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** File of a request: a folder's is its `index.html`. Throws where the address is malformed or leads out of the folder. */
function fileOf(folder: string, url: string): string {
  const pathname = decodeURIComponent(new URL(url, 'http://localhost').pathname);
  const file = path.resolve(folder, `.${pathname.endsWith('/') ? `${pathname}index.html` : pathname}`);
  if (!file.startsWith(path.resolve(folder) + path.sep)) throw new Error(`${url} leads out of ${folder}`);
  return file;
}

/**
 * Serves a folder at a free port, to this machine alone. Texts go out as a content network sends them: compressed
 * once, with brotli at its best (`npm start` compresses at every request, and less).
 */
export async function serveFolder(folder: string): Promise<Served> {
  const packed = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    try {
      const file = fileOf(folder, request.url ?? '/');
      const type = types[path.extname(file)] ?? 'application/octet-stream';
      const isText = /^text|json|xml|javascript/.test(type);
      const bytes =
        packed.get(file) ?? (isText ? brotliCompressSync(await readFile(file)) : await readFile(file));
      packed.set(file, bytes);
      response.writeHead(200, {
        'Content-Type': type,
        'Content-Length': bytes.length,
        'Cache-Control': 'no-cache',
        ...(isText ? { 'Content-Encoding': 'br' } : {}),
      });
      response.end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Throws, naming them, where a server does not have the pages: a mistyped one would be a blank picture, a false figure. */
export async function requirePages(origin: string, pages: readonly string[]): Promise<void> {
  const answers = await Promise.all(
    pages.map(async (page) => ({
      page,
      status: page.startsWith('/') ? (await fetch(origin + page)).status : 0,
    })),
  );
  const missing = answers.filter(({ status }) => status !== 200).map(({ page }) => page);
  if (missing.length > 0) {
    throw new Error(
      `No such page: ${missing.join(', ')}. Give addresses as the sitemap has them: /about-us/`,
    );
  }
}
