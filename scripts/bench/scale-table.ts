/** What `npm run bench:scale` prints: the cost of each build, of each page in it, and whether a page's cost grows. */

/** Time and memory of one step. `peakMb` adds up the resident memory of the process and everything it started. */
export type Cost = { seconds: number; peakMb: number };

/** One build with so many extra pages. */
export type Row = { extra: number; build: Cost; seal: Cost };

const steps = ['build', 'seal'] as const;
type Step = (typeof steps)[number];

/** What each extra page added to the site without them. */
function each(plain: Row, row: Row, step: Step): { ms: number; mb: number } {
  return {
    ms: ((row[step].seconds - plain[step].seconds) * 1000) / row.extra,
    mb: (row[step].peakMb - plain[step].peakMb) / row.extra,
  };
}

/** The figures as a table. The first row is the site without extra pages. */
export function scaleTable([plain, ...rows]: readonly [Row, ...Row[]]): string {
  const line = (row: Row) => {
    const cells = steps.flatMap((step) => {
      const { ms, mb } = each(plain, row, step);
      const perPage = row === plain ? ['–', '–'] : [ms.toFixed(1), mb.toFixed(2)];
      return [row[step].seconds.toFixed(1), perPage[0], Math.round(row[step].peakMb), perPage[1]];
    });
    return `| ${[row.extra, ...cells].join(' | ')} |`;
  };
  const columns = steps.flatMap((step) => [`${step} s`, 'ms a page', 'peak MB', 'MB a page']);
  return [
    `| extra pages | ${columns.join(' | ')} |`,
    `|${'---:|'.repeat(columns.length + 1)}`,
    ...[plain, ...rows].map(line),
  ].join('\n');
}

/** A page may cost this much more among many than among few, and growth still counts as linear: clocks are noisy. */
const tolerance = 1.25;

/** Time of a page at the smallest and at the largest count, and what that says; empty with one count only. */
export function growth([plain, ...rows]: readonly [Row, ...Row[]]): string {
  const byCount = [...rows].sort((one, other) => one.extra - other.extra);
  const [few, many] = [byCount[0], byCount.at(-1)];
  if (!few || !many || few.extra === many.extra) return '';
  const said = steps.map((step) => {
    const [at, then] = [each(plain, few, step).ms, each(plain, many, step).ms];
    const verdict = then <= at * tolerance ? 'linear or better' : 'MORE THAN LINEAR';
    return `${step} ${at.toFixed(1)} and ${then.toFixed(1)} (${verdict})`;
  });
  return `ms a page at ${few.extra} and at ${many.extra} extra pages: ${said.join(', ')}.`;
}
