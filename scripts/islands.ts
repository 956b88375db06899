/**
 * Bundles the islands (house style: scripts, one job a file): one file for all of them, one for the part of the
 * contact form that is fetched on the first Send, and the loader that the seal step inlines.
 *
 * `react` and `react-dom` stand for `preact/compat` in these files: 19 KB instead of 71 (brotli) on every page.
 * Taking `preactAliases` out puts real React back.
 */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';

const preactAliases = {
  react: 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
};

/** The bundle fetches the sender by a script element; development imports it (see `load-sender.ts`). */
const senderByScript: Plugin = {
  name: 'sender-by-script',
  setup({ onResolve }) {
    onResolve({ filter: /\/load-sender$/ }, ({ resolveDir }) => ({
      path: path.join(resolveDir, 'load-sender.islands.ts'),
    }));
  },
};

/** Addresses, with the base path, of what was built, and the loader's code. */
export type Islands = { bundleUrl: string; senderUrl: string; loader: string; bundle: string };

async function bundle(entry: string, define: Record<string, string>, root: string): Promise<string> {
  const options: BuildOptions & { write: false } = {
    entryPoints: [path.join(root, entry)],
    bundle: true,
    minify: true,
    format: 'iife',
    // Browsers of 2019 and later; older ones get the page without script (specification of the byte budgets).
    target: 'es2018',
    charset: 'utf8',
    legalComments: 'none',
    jsx: 'automatic',
    alias: preactAliases,
    plugins: [senderByScript],
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    write: false,
    logLevel: 'warning',
  };
  const { outputFiles } = await build(options);
  return outputFiles[0]?.text ?? '';
}

/**
 * Builds everything into `out/islands/`.
 *
 * @param root     folder of the repository
 * @param out      folder of the export
 * @param basePath base path of the site, empty at the root of its host
 */
export async function buildIslands(root: string, out: string, basePath: string): Promise<Islands> {
  const folder = path.join(out, 'islands');
  await mkdir(folder, { recursive: true });
  const base = { 'process.env.NEXT_PUBLIC_BASE_PATH': JSON.stringify(basePath) };
  const write = async (name: string, code: string) => {
    const hash = createHash('sha256').update(code).digest('hex').slice(0, 10);
    await writeFile(path.join(folder, `${name}.${hash}.js`), code);
    return `${basePath}/islands/${name}.${hash}.js`;
  };
  const senderUrl = await write(
    'sender',
    // The e-mail library asks for storage as it loads, which throws where storage is blocked; it needs none here.
    await bundle('components/contact-form/sender.islands.ts', { ...base, localStorage: 'undefined' }, root),
  );
  const code = await bundle(
    'components/island/start.ts',
    { ...base, __SENDER_URL__: JSON.stringify(senderUrl) },
    root,
  );
  const bundleUrl = await write('islands', code);
  const loader = await bundle(
    'components/island/loader.ts',
    { ...base, __ISLANDS_URL__: JSON.stringify(bundleUrl) },
    root,
  );
  return { bundleUrl, senderUrl, loader: loader.trim(), bundle: code };
}
