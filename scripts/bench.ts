/**
 * Measures how fast the export is: `npm run bench` (wants an `out/`, and an hour and a half on a machine with
 * nothing else to do).
 *
 * Each page is loaded beside two floors in the same run: its own copy without script, and the bare page of
 * `e2e/floor/`. The table gives ratios first, since absolute times belong to the machine. Everything is a median.
 * A star marks a figure beyond its target; the targets stand in `targets`.
 *
 * `npm run bench -- / /training/` measures these pages only; `--runs 3` takes fewer runs (5 by default).
 * The figures are also written to `bench/results.json` (ignored by git).
 */
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { publicPaths } from '../content/routes';
import { copyWithoutScript } from './bench/copies';
import { type Load, measureLoad, measureMenuTap, measureQuiet, measureWeight } from './bench/measure';
import { budgetsKb, documentKb, requestsAtMost } from './budgets';
import { requirePages, serveFolder } from './serve-folder';
import { chromiumOptions } from './system-browser';
import type { Weight } from './wire-bytes';

/** What each figure may be at most (`score`: at least). Ratios, ms, and thousands of bytes. */
const targets = {
  'FCP / no script': 1.05,
  'LCP / no script': 1.05,
  'FCP / bare': 1.2,
  'LCP / bare': 1.3,
  score: 100,
  CLS: 0,
  'TBT ms': 50,
  'blocked in 10 s ms': 150,
  'menu tap ms': 600,
  'document KB': budgetsKb.document,
  'font KB': budgetsKb.font,
  'pictures KB': budgetsKb.pictures,
  'script KB': budgetsKb.script,
  'all KB': budgetsKb.all,
  requests: requestsAtMost,
} as const;
type Figure = keyof typeof targets;

/** Runs of one page: the page itself and its floors, in turn, so that a slow minute slows all three. */
type Runs = {
  page: Load[];
  noScript: Load[];
  bare: Load[];
  blocked: number[];
  tap: number[];
  weight: Weight;
};

const debugPort = 9377;
const root = process.cwd();
const out = path.join(root, 'out');
const noScriptCopy = path.join(root, 'bench/no-script');

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** The row of a page in the table. */
function figures({ page, noScript, bare, blocked, tap, weight }: Runs): Record<Figure, number> {
  const of = (loads: Load[], key: keyof Load) => median(loads.map((load) => load[key]));
  return {
    'FCP / no script': of(page, 'fcp') / of(noScript, 'fcp'),
    'LCP / no script': of(page, 'lcp') / of(noScript, 'lcp'),
    'FCP / bare': of(page, 'fcp') / of(bare, 'fcp'),
    'LCP / bare': of(page, 'lcp') / of(bare, 'lcp'),
    score: of(page, 'score'),
    CLS: of(page, 'cls'),
    'TBT ms': of(page, 'tbt'),
    'blocked in 10 s ms': median(blocked),
    'menu tap ms': median(tap),
    'document KB': weight.document / 1000,
    'font KB': weight.font / 1000,
    'pictures KB': weight.pictures / 1000,
    'script KB': weight.script / 1000,
    'all KB': weight.all / 1000,
    requests: weight.requests.length,
  };
}

function misses(page: string, figure: Figure, value: number): boolean {
  if (figure === 'score') return value < targets.score;
  return value > (figure === 'document KB' ? documentKb(page) : targets[figure]);
}

function shown(page: string, figure: Figure, value: number): string {
  const digits = figure === 'CLS' ? 4 : figure.includes('/') ? 2 : figure.endsWith('KB') ? 1 : 0;
  return value.toFixed(digits) + (misses(page, figure, value) ? '*' : '');
}

function table(rows: ReadonlyMap<string, Record<Figure, number>>): string {
  const names = Object.keys(targets) as Figure[];
  const lines = [
    `| page | ${names.join(' | ')} |`,
    `|---|${names.map(() => '---:').join('|')}|`,
    `| *target* | ${names.map((name) => (name === 'score' ? '≥ ' : '≤ ') + targets[name]).join(' | ')} |`,
  ];
  for (const [page, row] of rows) {
    lines.push(`| ${page} | ${names.map((name) => shown(page, name, row[name])).join(' | ')} |`);
  }
  return lines.join('\n');
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' } },
});
const runs = Number(values.runs);
const pages = positionals.length > 0 ? positionals : publicPaths;
if (!existsSync(path.join(out, 'index.html'))) throw new Error('There is no out/ to measure: npm run build');
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs is ${values.runs}; it has to be 1 or more.`);

const site = await serveFolder(out);
await requirePages(site.origin, pages);
await copyWithoutScript(out, noScriptCopy);
const noScriptSite = await serveFolder(noScriptCopy);
const bareSite = await serveFolder(path.join(root, 'e2e/floor'));
const browser = await chromium.launch({
  ...chromiumOptions,
  args: [...chromiumOptions.args, `--remote-debugging-port=${debugPort}`],
});
const rows = new Map<string, Record<Figure, number>>();
const raw: Record<string, Runs> = {};
try {
  // The first load of a browser is slower than every other one.
  await measureLoad(bareSite.origin, debugPort);
  for (const page of pages) {
    const url = site.origin + page;
    const weight = await measureWeight(browser, url, out);
    const measured: Runs = { page: [], noScript: [], bare: [], blocked: [], tap: [], weight };
    for (let run = 0; run < runs; run++) {
      measured.page.push(await measureLoad(url, debugPort));
      measured.noScript.push(await measureLoad(noScriptSite.origin + page, debugPort));
      measured.bare.push(await measureLoad(bareSite.origin, debugPort));
      measured.blocked.push(await measureQuiet(browser, url));
      measured.tap.push(await measureMenuTap(browser, url));
    }
    raw[page] = measured;
    rows.set(page, figures(measured));
    console.log(`${page} (${rows.size} of ${pages.length})`);
  }
} finally {
  await browser.close();
  for (const { stop } of [site, noScriptSite, bareSite]) stop();
  await rm(noScriptCopy, { recursive: true, force: true });
}
await mkdir('bench', { recursive: true });
await writeFile('bench/results.json', JSON.stringify(raw, null, 1));
console.log(`\nMedians of ${runs} runs\n\n${table(rows)}`);
