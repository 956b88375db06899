/**
 * Lists every stand-in and unconfirmed text that must be settled before the site goes live
 * (decisions: Launch check). `npm run launch-check` prints them, file by file and line by line, with what the
 * company must supply, and exits 1 while any is left.
 *
 * It reads the source, not the running modules: whatever calls `provisional(text, ask)` is found, whether or not
 * a page shows it.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow, slashed } from './files-below';
import { isMain } from './is-main';

/** One call of `provisional` in the source. */
export type ProvisionalCall = {
  /** Relative to the repository, with forward slashes. */
  file: string;
  /** Line the call starts on, from 1. */
  line: number;
  /** The stand-in text. */
  text: string;
  /** What the company must supply. */
  ask: string;
  /** Environment variable that replaces the stand-in when it is set: `process.env.NAME || provisional(…)`. */
  env?: string;
};

/** The rooms that can hold a text. */
const rooms = ['content', 'app', 'components'];

/** Where the function itself is, which is no call. */
const definition = 'content/provisional.ts';

/** A comment at the head of a line, or the part of one that stands there. */
const headComment = /^[ \t]*(?:\/\/.*|(?:\/\*|\*(?!\/))(?:(?!\*\/).)*(?:\*\/)?|\*\/)/gm;

/** A quoted text, in any quotes; a template has no holes. */
const quoted = String.raw`'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|\`(?:[^\`\\$]|\\.|\$(?!\{))*\``;

/** A call, from its bracket on: two quoted texts, and nothing else. */
const twoTexts = new RegExp(String.raw`\(\s*(${quoted})\s*,\s*(${quoted})\s*,?\s*\)`, 'y');

/** A quoted text as it reads, on one line. */
function readable(text: string): string {
  return text.slice(1, -1).replace(/\\(.)/g, '$1').replace(/\s+/g, ' ').trim();
}

/**
 * Every call of `provisional` in one file, but in comments at the head of a line.
 * Throws where a call has anything but two plain texts: what it says could not be listed.
 */
export function callsIn(source: string, file: string): ProvisionalCall[] {
  const code = source.replace(headComment, '');
  const [alias] = /\bprovisional\s+as\s+\w+/.exec(code) ?? [];
  if (alias) {
    throw new Error(`${file}: “${alias}” hides its calls from the launch check; call it by its own name.`);
  }
  return [...code.matchAll(/\bprovisional\s*(?=\()/g)].map((match) => {
    const before = code.slice(0, match.index);
    const line = before.split('\n').length;
    twoTexts.lastIndex = match.index + match[0].length;
    const [, text, ask] = twoTexts.exec(code) ?? [];
    if (!text || !ask) throw new Error(`${file}:${line}: provisional takes two plain texts.`);
    const env = /\bprocess\.env\.(\w+)\s*(?:\|\||\?\?)\s*$/.exec(before)?.[1];
    return { file, line, text: readable(text), ask: readable(ask), ...(env ? { env } : {}) };
  });
}

/** Every provisional text of the source below `root`, in the order of files and lines. */
export async function findProvisional(root: string): Promise<ProvisionalCall[]> {
  const found = await Promise.all(
    rooms.map(async (room) => {
      // A room that cannot be read stops the check: nothing found there would mean nothing.
      const files = (await filesBelow(path.join(root, room)))
        .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
        .map((file) => slashed(path.relative(root, file)))
        .filter((file) => file !== definition)
        .sort();
      const calls = await Promise.all(
        files.map(async (file) => callsIn(await readFile(path.join(root, file), 'utf8'), file)),
      );
      return calls.flat();
    }),
  );
  return found.flat();
}

/** The calls that still have to be settled: those whose environment variable is set are. */
export function unsettled(
  calls: readonly ProvisionalCall[],
  environment: Readonly<Record<string, string | undefined>>,
): ProvisionalCall[] {
  return calls.filter(({ env }) => !env || !environment[env]);
}

const textWidth = 52;

function shorten(text: string): string {
  return text.length <= textWidth ? text : `${text.slice(0, textWidth - 1).trimEnd()}…`;
}

/** The list as people read it: a table for each file, a closing line, and what the environment leaves to set. */
export function report(calls: readonly ProvisionalCall[], warnings: readonly string[]): string {
  const settings = warnings.map((warning) => `Warning: ${warning}`);
  if (calls.length === 0) {
    const closing = `Nothing provisional is left${settings.length === 0 ? ': the site can go live' : ''}.`;
    return [closing, ...settings].join('\n\n');
  }
  const files = [...new Set(calls.map(({ file }) => file))];
  const tables = files.map((file) => {
    const rows = calls.filter((call) => call.file === file);
    const lines = rows.map(
      ({ line, text, ask }) => `  ${String(line).padStart(5)}  ${shorten(text).padEnd(textWidth)}  ${ask}`,
    );
    return [file, ...lines].join('\n');
  });
  const heading = `   line  ${'stand-in'.padEnd(textWidth)}  needed`;
  const texts = calls.length === 1 ? '1 text is' : `${calls.length} texts are`;
  const where = files.length === 1 ? '1 file' : `${files.length} files`;
  const closing = `${texts} provisional, in ${where}. Put the confirmed text in place of each provisional(…) call.`;
  return [heading, ...tables, closing, ...settings].join('\n\n');
}

if (isMain(import.meta.url)) {
  // Here, not at the top: who imports this file for its functions keeps its own environment.
  await import('./env');
  const calls = unsettled(await findProvisional(process.cwd()), process.env);
  const { environmentWarnings } = await import('./check-env');
  const { site } = await import('../content/site');
  console.log(report(calls, environmentWarnings(process.env, site.url)));
  process.exitCode = calls.length > 0 ? 1 : 0;
}
