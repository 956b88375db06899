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
import { pathToFileURL } from 'node:url';
import { filesBelow, slashed } from './files-below';

/** One call of `provisional` in the source. */
export type ProvisionalCall = {
  /** Relative to the repository, with forward slashes. */
  file: string;
  /** Line the call starts on, from 1. */
  line: number;
  /** The stand-in text; the source of the argument where it is no plain text. */
  text: string;
  /** What the company must supply. */
  ask: string;
  /** Environment variable that replaces the stand-in when it is set: `process.env.NAME || provisional(…)`. */
  env?: string;
};

/** The rooms that can hold a text. */
const rooms = ['content', 'app', 'components'];

/** A stretch of source that is no code: a comment, or a text with its quotes. */
type Stretch = { from: number; to: number; kind: 'comment' | 'text' };

/** End of the quoted text that starts at `at`; a text in straight quotes never leaves its line. */
function endOfQuoted(source: string, at: number): number {
  const quote = source[at];
  for (let index = at + 1; index < source.length; index++) {
    const char = source[index];
    if (char === '\\') index++;
    else if (char === quote) return index + 1;
    else if (char === '\n') return index;
  }
  return source.length;
}

/** End of the template that starts at `at`; what stands in its `${}` is left to the caller. */
function templateParts(
  source: string,
  at: number,
): { texts: [number, number][]; holes: [number, number][]; end: number } {
  const texts: [number, number][] = [];
  const holes: [number, number][] = [];
  let start = at;
  for (let index = at + 1; index < source.length; index++) {
    if (source[index] === '\\') index++;
    else if (source[index] === '`') {
      texts.push([start, index + 1]);
      return { texts, holes, end: index + 1 };
    } else if (source.startsWith('${', index)) {
      texts.push([start, index + 2]);
      const end = endOfHole(source, index + 2);
      holes.push([index + 2, end]);
      start = end;
      index = end;
    }
  }
  texts.push([start, source.length]);
  return { texts, holes, end: source.length };
}

/** Index of the brace that closes a template's `${`. */
function endOfHole(source: string, from: number): number {
  let depth = 0;
  for (let index = from; index < source.length; index++) {
    const char = source[index];
    if (char === "'" || char === '"') index = endOfQuoted(source, index) - 1;
    else if (char === '`') index = templateParts(source, index).end - 1;
    else if (char === '{') depth++;
    else if (char === '}' && depth-- === 0) return index;
  }
  return source.length;
}

/** A slash begins a regular expression where a value is expected; elsewhere it divides or closes a tag. */
function startsRegex(source: string, at: number): boolean {
  const before = source.slice(Math.max(0, at - 40), at).trimEnd();
  return before === '' || /(?:[(,=:[!&|?{;]|\breturn)$/.test(before);
}

function endOfRegex(source: string, at: number): number {
  let inClass = false;
  for (let index = at + 1; index < source.length; index++) {
    const char = source[index];
    if (char === '\n') return at + 1;
    if (char === '\\') index++;
    else if (char === '[') inClass = true;
    else if (char === ']') inClass = false;
    else if (char === '/' && !inClass) return index + 1;
  }
  return at + 1;
}

/** Comments and texts between two places of the source, in order. */
function stretches(source: string, from = 0, to = source.length): Stretch[] {
  const found: Stretch[] = [];
  let index = from;
  while (index < to) {
    const char = source[index];
    if (source.startsWith('//', index)) {
      const end = source.indexOf('\n', index);
      found.push({ from: index, to: end < 0 ? to : end, kind: 'comment' });
    } else if (source.startsWith('/*', index)) {
      const end = source.indexOf('*/', index + 2);
      found.push({ from: index, to: end < 0 ? to : end + 2, kind: 'comment' });
    } else if (char === '"' || (char === "'" && !/[\p{L}\p{N}]/u.test(source[index - 1] ?? ''))) {
      // An apostrophe after a letter is one in the text of a tag: no text in code begins so.
      found.push({ from: index, to: endOfQuoted(source, index), kind: 'text' });
    } else if (char === '`') {
      const { texts, holes } = templateParts(source, index);
      for (const [start, end] of texts) found.push({ from: start, to: end, kind: 'text' });
      for (const [start, end] of holes) found.push(...stretches(source, start, end));
      found.sort((one, other) => one.from - other.from);
      index = texts[texts.length - 1]?.[1] ?? to;
      continue;
    } else if (char === '/' && startsRegex(source, index)) {
      index = endOfRegex(source, index);
      continue;
    } else {
      index++;
      continue;
    }
    index = found[found.length - 1]?.to ?? to;
  }
  return found;
}

/** The arguments of a call, as source: split at the commas between its own brackets. */
function argumentsAt(source: string, open: number, skip: readonly Stretch[]): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (let index = open + 1; index < source.length; index++) {
    const stretch = skip.find(({ from }) => from === index);
    if (stretch) {
      if (stretch.kind === 'text') part += source.slice(stretch.from, stretch.to);
      index = stretch.to - 1;
      continue;
    }
    const char = source[index] ?? '';
    if (char === ')' && depth === 0) break;
    if ('([{'.includes(char)) depth++;
    if (')]}'.includes(char)) depth--;
    if (char === ',' && depth === 0) {
      parts.push(part);
      part = '';
    } else part += char;
  }
  return [...parts, part].map((argument) => argument.trim()).filter(Boolean);
}

/** A quoted text as it reads; any other expression as its source, on one line. */
function readable(argument: string): string {
  const quote = argument[0] ?? '';
  const isText = `'"\``.includes(quote) && quote !== '' && endOfText(argument) === argument.length;
  const text = isText ? argument.slice(1, -1).replace(/\\(.)/g, '$1') : argument;
  return text.replace(/\s+/g, ' ').trim();
}

function endOfText(argument: string): number {
  return argument[0] === '`' ? templateParts(argument, 0).end : endOfQuoted(argument, 0);
}

/** Every call of `provisional` in one file. Comments, texts and the function's own definition are none. */
export function callsIn(source: string, file: string): ProvisionalCall[] {
  const skip = stretches(source);
  const alias = /\bprovisional\s+as\s+\w+/.exec(source);
  if (alias && !skip.some(({ from, to }) => from <= alias.index && alias.index < to)) {
    throw new Error(`${file}: “${alias[0]}” hides its calls from the launch check; call it by its own name.`);
  }
  return [...source.matchAll(/\bprovisional\s*\(/g)].flatMap((match) => {
    const before = source.slice(0, match.index);
    if (skip.some(({ from, to }) => from <= match.index && match.index < to)) return [];
    if (/\bfunction\s+$/.test(before)) return [];
    const [text = '', ask = ''] = argumentsAt(source, match.index + match[0].length - 1, skip);
    const env = /\bprocess\.env\.(\w+)\s*(?:\|\||\?\?)\s*$/.exec(before)?.[1];
    return [
      {
        file,
        line: before.split('\n').length,
        text: readable(text),
        ask: readable(ask),
        ...(env ? { env } : {}),
      },
    ];
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

/** The list as people read it: a table for each file, and a closing line. */
export function report(calls: readonly ProvisionalCall[]): string {
  if (calls.length === 0) return 'Nothing provisional is left: the site can go live.';
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
  return [heading, ...tables, closing].join('\n\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  // Here, not at the top: who imports this file for its functions keeps its own environment.
  await import('./env');
  const calls = unsettled(await findProvisional(process.cwd()), process.env);
  console.log(report(calls));
  process.exitCode = calls.length > 0 ? 1 : 0;
}
