/** What a file of the export weighs on the wire: one count for the byte budgets and the benchmark. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Bytes of the file that answers a path (`/news/`, `/pictures/a.avif`), compressed with brotli where hosts compress. */
export function wireBytes(out: string, pathname: string): number {
  const file = path.join(out, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
  const bytes = readFileSync(file);
  return /\.(html|js|css|svg|txt|xml|webmanifest)$/.test(file)
    ? brotliCompressSync(bytes).length
    : bytes.length;
}
