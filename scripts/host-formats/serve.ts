/** `headers.ts` in the language of `serve-handler`, which `npm start` runs. */
import {
  commonHeaders,
  daily,
  dailyFiles,
  dailyFolders,
  type Header,
  type HostOptions,
  hashedFolders,
  immutable,
  revalidate,
} from '../headers';

/** Headers of the files that match a pattern; of those named twice for a file, the last one holds. */
type Rule = { source: string; headers: { key: string; value: string }[] };

/** The headers of `npm start`, for paths below the export. */
export function serveHeaders(options: HostOptions): Rule[] {
  const rule = (source: string, entries: readonly Header[]): Rule => ({
    source,
    headers: entries.map(([key, value]) => ({ key, value })),
  });
  const cache = (source: string, value: string) => rule(source, [['Cache-Control', value]]);
  const common = [...commonHeaders(options), ['Cache-Control', revalidate] as const];
  return [
    rule('**', common),
    // `**` passes over names that begin with a dot.
    rule('/.well-known/**', common),
    ...hashedFolders.map((folder) => cache(`${folder}**`, immutable)),
    ...dailyFolders.map((folder) => cache(`${folder}**`, daily)),
    ...dailyFiles.map((file) => cache(file, daily)),
    // Newer than its list of types.
    rule('**/*.avif', [['Content-Type', 'image/avif']]),
  ];
}
