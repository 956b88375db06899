import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const repository = path.resolve(import.meta.dirname, '..');
const textOf = (file: string) => readFileSync(path.join(repository, file), 'utf8');

/** The workflow's jobs, each as its lines of text. */
function jobs(): Map<string, string> {
  const [, text = ''] = textOf('.github/workflows/ci.yml').split(/^jobs:\n/m);
  const found = text.split(/^ {2}(?=[a-z]+:\n)/m).filter((part) => /^[a-z]+:\n/.test(part));
  return new Map(found.map((job) => [job.slice(0, job.indexOf(':')), job]));
}

describe('the workflow', () => {
  test('tests with the one command of the README, as .ci/run does', () => {
    expect(jobs().get('check')).toMatch(/^ {6}- run: npm run check$/m);
    expect(textOf('.ci/run').trim().split('\n').at(-1)).toBe('npm run check');
  });

  test('gives root its own home in the container, without which Firefox does not start', () => {
    const steps = (jobs().get('check') ?? '').split(/^ {6}- /m).filter((step) => /\brun:/.test(step));
    expect(steps).toHaveLength(2);
    for (const step of steps) expect(step).toMatch(/^ {8}env:\n {10}HOME: \/root$/m);
  });

  test('runs nothing of the repository, and no package, where it may write', () => {
    expect([...jobs().keys()]).toEqual(['check', 'audit', 'preview', 'build', 'deploy']);
    const writing = [...jobs()].filter(([, job]) => /: write$/m.test(job));
    expect(writing.map(([name]) => name)).toEqual(['deploy']);
    for (const [name, job] of writing) {
      expect(job, name).not.toMatch(/\brun:|actions\/(checkout|setup-node)@/);
    }
    const [outside = ''] = textOf('.github/workflows/ci.yml').split(/^jobs:\n/m);
    expect(outside).toMatch(/^permissions:\n {2}contents: read\n$/m);
  });

  test('looks for known faults of the packages that visitors get, and holds nothing up for them', () => {
    expect(jobs().get('audit')).toMatch(/^ {6}- run: npm audit --omit=dev$/m);
    for (const [name, job] of jobs()) expect(job, name).not.toMatch(/^ {4}needs:.*\baudit\b/m);
  });

  test('previews the commit that was pushed, whose hash the ribbon names', () => {
    expect(jobs().get('preview')).toMatch(/^ {10}ref: \$\{\{ github\.event\.pull_request\.head\.sha \}\}$/m);
  });

  test('gives previews and the published site the same address', () => {
    for (const name of ['preview', 'build']) {
      expect(jobs().get(name), name).toMatch(/NEXT_PUBLIC_SITE_URL: \$\{\{ vars\.NEXT_PUBLIC_SITE_URL /);
    }
  });

  test('leaves no token in a checkout', () => {
    const steps = [...jobs().values()].flatMap((job) => job.split(/^ {6}- /m));
    const checkouts = steps.filter((step) => step.startsWith('uses: actions/checkout@'));
    expect(checkouts).toHaveLength(4);
    for (const step of checkouts) expect(step).toContain('persist-credentials: false');
  });
});

describe('.ci/pages-on', () => {
  /** What it says to the workflow where `gh` ends so: with an answer on the one stream, or a fault on the other. */
  function ask(printed: string, code: number) {
    const folder = mkdtempSync(path.join(tmpdir(), 'gh-'));
    try {
      const output = path.join(folder, 'output');
      writeFileSync(output, '');
      writeFileSync(
        path.join(folder, 'gh'),
        `#!/bin/sh\necho "${printed}" >&${code ? 2 : 1}\nexit ${code}\n`,
        {
          mode: 0o755,
        },
      );
      const { status, stdout, stderr } = spawnSync(path.join(repository, '.ci/pages-on'), {
        env: {
          ...process.env,
          PATH: `${folder}${path.delimiter}${process.env.PATH}`,
          GITHUB_OUTPUT: output,
          GITHUB_REPOSITORY: 'owner/name',
        },
        encoding: 'utf8',
      });
      return { status, stdout, stderr, output: readFileSync(output, 'utf8') };
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  test('says that Pages is on where a workflow publishes it', () => {
    expect(ask('workflow', 0)).toMatchObject({ status: 0, output: 'on=true\n' });
  });

  test.each(['legacy', ''])('leaves a site that comes from a branch to it (build type “%s”)', (type) => {
    const { status, stdout, output } = ask(type, 0);
    expect([status, output]).toEqual([0, '']);
    expect(stdout).toContain('::notice::Not published: Pages takes this site from a branch.');
  });

  test('tells how to switch it on where there is none', () => {
    const { status, stdout, output } = ask('gh: Not Found (HTTP 404)', 1);
    expect([status, output]).toEqual([0, '']);
    expect(stdout).toContain('::notice::Not published: choose Settings');
  });

  test.each([
    'gh: Resource not accessible by integration (HTTP 403)',
    'gh: Bad credentials (HTTP 401)',
    'gh: Server Error (HTTP 502)',
    'error connecting to api.github.com',
  ])('fails with the answer “%s”', (answer) => {
    const { status, stderr, output } = ask(answer, 1);
    expect(status).toBe(1);
    expect(stderr).toContain(answer);
    expect(output).toBe('');
  });
});
