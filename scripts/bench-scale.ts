/**
 * How the build grows with the catalogue: `npm run bench:scale` (some minutes, and some GB of a temporary folder).
 *
 * In a copy of the repository it adds a page for each of 100, 1,000 and 4,000 made-up courses, and reports what
 * `next build` and the seal step take: seconds, the largest memory of the whole process tree, what each page adds to
 * both, and whether a page costs more among many. The made-up pages (`bench/scale-page.tsx`) name the home page's
 * share picture; each real page draws one of its own on top.
 *
 * `npm run bench:scale -- 100 500` takes other numbers.
 */
import { spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Cost, growth, type Row, scaleTable } from './bench/scale-table';
import { copyRepository } from './scratch';

/** Where the made-up pages go, in the copy. */
const courseRoute = 'app/training/course/[number]';

/** Resident memory of a process and all below it, MB (Linux; 0 elsewhere). */
function treeMb(pid: number): number {
  const parents = new Map<number, number[]>();
  const resident = new Map<number, number>();
  try {
    for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      try {
        const status = readFileSync(`/proc/${entry}/status`, 'utf8');
        const parent = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]);
        parents.set(parent, [...(parents.get(parent) ?? []), Number(entry)]);
        resident.set(Number(entry), Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0));
      } catch {
        // It ended between the two looks.
      }
    }
  } catch {
    return 0;
  }
  const sum = (at: number): number =>
    (resident.get(at) ?? 0) + (parents.get(at) ?? []).reduce((total, child) => total + sum(child), 0);
  return sum(pid) / 1024;
}

/** Runs a program in a folder, for a site of so many extra pages; throws what it printed when it fails. */
function measure(folder: string, program: string, args: readonly string[], extra: number): Promise<Cost> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const child = spawn(path.join(folder, 'node_modules/.bin', program), args, {
      cwd: folder,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', BENCH_COURSES: String(extra) },
      stdio: 'pipe',
    });
    let printed = '';
    let peakMb = 0;
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed += text));
    const watch = setInterval(() => {
      peakMb = Math.max(peakMb, treeMb(child.pid ?? 0));
    }, 250);
    child.once('error', reject);
    child.once('exit', (code) => {
      clearInterval(watch);
      if (code === 0) resolve({ seconds: (performance.now() - began) / 1000, peakMb });
      else reject(new Error(printed));
    });
  });
}

const counts = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [100, 1000, 4000];
if (counts.some((count) => !Number.isInteger(count) || count < 1)) {
  throw new Error('Give whole numbers of pages: npm run bench:scale -- 100 1000');
}

const copy = copyRepository('scale');

/** One build with so many extra pages. */
async function take(extra: number): Promise<Row> {
  for (const left of ['.next', 'out', courseRoute])
    rmSync(path.join(copy, left), { recursive: true, force: true });
  if (extra > 0) {
    mkdirSync(path.join(copy, courseRoute), { recursive: true });
    copyFileSync(path.join(copy, 'scripts/bench/scale-page.tsx'), path.join(copy, courseRoute, 'page.tsx'));
  }
  const build = await measure(copy, 'next', ['build'], extra);
  const seal = await measure(copy, 'tsx', ['scripts/seal.ts'], extra);
  console.log(`${extra} extra pages: build ${build.seconds.toFixed(1)} s, seal ${seal.seconds.toFixed(1)} s`);
  return { extra, build, seal };
}

try {
  const rows: [Row, ...Row[]] = [await take(0)];
  for (const count of counts) rows.push(await take(count));
  console.log(`\n${scaleTable(rows)}\n\n${growth(rows)}`);
} finally {
  rmSync(copy, { recursive: true, force: true });
}
