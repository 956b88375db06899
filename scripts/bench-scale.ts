/**
 * How the build grows with the catalogue: `npm run bench:scale` (some minutes, and some GB of a temporary folder).
 *
 * In a copy of the repository it adds a page for each of 100, 1,000 and 4,000 made-up courses, and reports what
 * `next build` and the seal step take: seconds, milliseconds a page, and the largest memory of the whole process
 * tree. The made-up pages name the home page's share picture; each real page draws one of its own on top.
 *
 * `npm run bench:scale -- 100 500` takes other numbers.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyRepository } from './scratch';

/** Time and memory of one step. `peakMb` adds up the resident memory of the process and everything it started. */
type Cost = { seconds: number; peakMb: number };

const route = 'app/training/course/[number]';

/** A page like a training category's, with a text of its own, for each number up to `count`. */
function coursePage(count: number): string {
  return `import type { Metadata } from 'next';
import { Banner } from '@/components/layout/Banner';
import { Catalogue } from '@/components/sections/Catalogue';
import { Intro } from '@/components/sections/Intro';
import { layoutWords } from '@/content/navigation';
import { catalogue } from '@/content/pages';
import { getPicture } from '@/content/pictures';
import { crumbs } from '@/content/routes';
import { trainingCategories } from '@/content/training';
import { PageFrame } from '../../../_frame/PageFrame';

type Params = { params: Promise<{ number: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return Array.from({ length: ${count} }, (_, index) => ({ number: String(index + 1) }));
}

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  return { title: \`Course \${(await params).number}\` };
}

export default async function CoursePage({ params }: Params) {
  const { number } = await params;
  const category = trainingCategories[Number(number) % trainingCategories.length] ?? trainingCategories[0];
  const trail = crumbs.category(\`Course \${number}\`, category.linkTo);
  return (
    <PageFrame path={\`/training/course/\${number}/\`}>
      <Banner crumbs={trail} crumbLabel={layoutWords.breadcrumb} title={\`Course \${number}\`} />
      <Intro heading={category.heading} text={category.text} picture={getPicture(category.image)} />
      <Catalogue groups={category.groups.slice(0, 4)} words={catalogue} askHref="/contact-us/#form" />
    </PageFrame>
  );
}
`;
}

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

/** Runs a program in a folder; throws what it printed when it fails. */
function measure(folder: string, program: string, args: readonly string[]): Promise<Cost> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const child = spawn(path.join(folder, 'node_modules/.bin', program), args, {
      cwd: folder,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
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
const rows: { extra: number; build: Cost; seal: Cost }[] = [];
try {
  for (const extra of [0, ...counts]) {
    for (const left of ['.next', 'out', route])
      rmSync(path.join(copy, left), { recursive: true, force: true });
    if (extra > 0) {
      mkdirSync(path.join(copy, route), { recursive: true });
      writeFileSync(path.join(copy, route, 'page.tsx'), coursePage(extra));
    }
    const build = await measure(copy, 'next', ['build']);
    const seal = await measure(copy, 'tsx', ['scripts/seal.ts']);
    rows.push({ extra, build, seal });
    console.log(
      `${extra} extra pages: build ${build.seconds.toFixed(1)} s, seal ${seal.seconds.toFixed(1)} s`,
    );
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}

/** What each extra page added to the site without them, ms. */
const each = (seconds: number, plain: number, extra: number) =>
  extra > 0 ? (((seconds - plain) * 1000) / extra).toFixed(1) : '–';

const [plain] = rows;
console.log(
  '\n| extra pages | build s | ms a page | MB | seal s | ms a page | MB |\n|---:|---:|---:|---:|---:|---:|---:|',
);
for (const { extra, build, seal } of rows) {
  const cells = [
    extra,
    build.seconds.toFixed(1),
    each(build.seconds, plain?.build.seconds ?? 0, extra),
    Math.round(build.peakMb),
    seal.seconds.toFixed(1),
    each(seal.seconds, plain?.seal.seconds ?? 0, extra),
    Math.round(seal.peakMb),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
