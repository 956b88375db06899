/**
 * Bundles the islands (house style: scripts, one job a file): one file for all of them, one for the part of the
 * contact form that is fetched on the first Send, and the loader that the seal step inlines.
 *
 * `react` and `react-dom` stand for `preact/compat` in these files: about 50 KB less (brotli) on every page.
 * Taking `preactAliases` out puts real React back.
 */
import path from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { minify } from 'terser';
import { writeHashed } from './hashed-file';

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

/** The loader's code, which knows where the bundle is, and each island's own code by its name. */
export type Islands = {
  loader: string;
  codeOf: ReadonlyMap<string, string>;
};

function options(define: Record<string, string>) {
  return {
    bundle: true,
    minify: true,
    format: 'iife',
    // Browsers of 2019 and later; older ones get the page without script.
    target: 'es2018',
    charset: 'utf8',
    legalComments: 'none',
    jsx: 'automatic',
    alias: preactAliases,
    plugins: [senderByScript],
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    write: false,
    logLevel: 'warning',
  } as const satisfies BuildOptions;
}

/** Terser makes of the bundler's result a file that is 7% smaller on the wire. */
async function bundle(entry: string, define: Record<string, string>, root: string): Promise<string> {
  const { outputFiles } = await build({ ...options(define), entryPoints: [path.join(root, entry)] });
  const { code } = await minify(outputFiles[0]?.text ?? '', { ecma: 2018, compress: { passes: 2 } });
  return code ?? '';
}

/** Name of an island from its file, and so its key in the registry: `ContactForm.tsx` is `contact-form`. */
function islandName(file: string): string {
  return path
    .parse(file)
    .name.replace(/(?<=[a-z])[A-Z]/g, '-$&')
    .toLowerCase();
}

/** What each island of the registry adds to the bundle, without the libraries. */
async function islandCode(define: Record<string, string>, root: string): Promise<Map<string, string>> {
  const registry = 'components/island/registry.ts';
  const common = { ...options(define), absWorkingDir: root, packages: 'external', metafile: true } as const;
  const { metafile } = await build({ ...common, entryPoints: [registry] });
  const files = metafile.inputs[registry]?.imports.map((imported) => imported.path) ?? [];
  const codes = await Promise.all(
    files.map(async (file) => {
      const { outputFiles } = await build({ ...common, alias: {}, entryPoints: [file] });
      return [islandName(file), outputFiles[0]?.text ?? ''] as const;
    }),
  );
  return new Map(codes);
}

/**
 * Builds everything into `out/islands/`.
 *
 * @param root     folder of the repository
 * @param out      folder of the export
 * @param basePath base path of the site, empty at the root of its host
 */
export async function buildIslands(root: string, out: string, basePath: string): Promise<Islands> {
  const base = { 'process.env.NEXT_PUBLIC_BASE_PATH': JSON.stringify(basePath) };
  const write = async (name: string, code: string) =>
    `${basePath}/${await writeHashed(out, `islands/${name}.js`, code)}`;
  const senderUrl = await write(
    'sender',
    // The e-mail library asks for storage as it loads, which throws where storage is blocked; it needs none here.
    await bundle('components/contact-form/sender.islands.ts', { ...base, localStorage: 'undefined' }, root),
  );
  const defined = { ...base, __SENDER_URL__: JSON.stringify(senderUrl) };
  const bundleUrl = await write('islands', await bundle('components/island/start.ts', defined, root));
  const loader = await bundle(
    'components/island/loader.ts',
    { __ISLANDS_URL__: JSON.stringify(bundleUrl) },
    root,
  );
  // The compiler's directive changes nothing in code that is checked already.
  return { loader: loader.replace(/^"use strict";/, '').trim(), codeOf: await islandCode(defined, root) };
}
