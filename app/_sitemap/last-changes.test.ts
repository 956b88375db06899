import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { indexedPaths } from '@/content/routes';
import { lastChanges, sourcesOf } from './last-changes';

const content = path.resolve(import.meta.dirname, '../../content');

describe('what a page shows', () => {
  test.each(indexedPaths)('%s is found in content/ (else: name its module in last-changes.ts)', (page) => {
    for (const source of sourcesOf(page)) expect(existsSync(path.join(content, source)), source).toBe(true);
  });

  test('a page that nobody named stops the build', () => {
    expect(() => sourcesOf('/careers/')).toThrow('what /careers/ shows');
  });
});

describe('the day of a page’s last change', () => {
  let folder = '';
  const repository = () => path.join(folder, 'whole');
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'dates-'));
    mkdirSync(repository());
    git(repository(), ['init', '--quiet']);
    commit('content', '2024-01-01T10:00:00+04:00', 'content/services/rope-access.ts', 'content/about.ts');
    commit('content', '2024-02-02T10:00:00Z', 'content/services/marine-services.ts');
    commit('content', '2024-03-03T10:00:00Z', 'content/projects.ts');
    commit('content', '2024-04-04T10:00:00Z', 'content/services/rope-access.ts');
    commit('content', '2024-05-05T10:00:00Z', 'app/page.tsx', 'content/pictures/a.svg');
    commit('content', '2024-07-07T10:00:00Z', 'content/services/index.ts');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  function git(cwd: string, args: string[], env: Record<string, string> = {}) {
    const who = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];
    execFileSync('git', [...who, ...args], { cwd, env: { ...process.env, ...env }, stdio: 'pipe' });
  }

  /** A commit of that kind (house style: Commits) and day to these files. */
  function commit(kind: string, date: string, ...files: string[]) {
    const subject = `${kind}: ${date}`;
    for (const file of files) {
      const at = path.join(repository(), file);
      mkdirSync(path.dirname(at), { recursive: true });
      writeFileSync(at, subject);
    }
    git(repository(), ['add', '.']);
    // Only the subject tells what a commit is.
    const body = 'docs: the README says so too.';
    git(repository(), ['commit', '--quiet', '--message', subject, '--message', body], {
      GIT_COMMITTER_DATE: date,
      GIT_AUTHOR_DATE: '2020-01-01T00:00:00Z',
    });
  }

  const dayIn = (place: string, page: string) => lastChanges(place)(page).toISOString().slice(0, 10);
  const isNow = (place: string, page: string) => Date.now() - lastChanges(place)(page).getTime() < 60_000;

  test('is that of the last commit to its own words', () => {
    expect(dayIn(repository(), '/services/rope-access/')).toBe('2024-04-04');
    expect(dayIn(repository(), '/services/marine-services/')).toBe('2024-02-02');
    expect(dayIn(repository(), '/projects/angola-block-03/05/')).toBe('2024-03-03');
    expect(lastChanges(repository())('/about-us/').toISOString()).toBe('2024-01-01T06:00:00.000Z');
  });

  test('is that of the newest of them where a page shows several', () => {
    expect(dayIn(repository(), '/services/')).toBe('2024-07-07');
    expect(dayIn(repository(), '/')).toBe('2024-07-07');
  });

  test('is not that of a commit that says it changes no words', () => {
    for (const kind of ['refactor', 'style', 'test(content)', 'docs']) {
      commit(kind, '2024-08-08T10:00:00Z', 'content/about.ts', 'content/services/rope-access.ts');
    }
    expect(dayIn(repository(), '/about-us/')).toBe('2024-01-01');
    expect(dayIn(repository(), '/services/rope-access/')).toBe('2024-04-04');
    commit('fix', '2024-09-09T10:00:00Z', 'content/projects.ts');
    expect(dayIn(repository(), '/projects/fso-palance-Crane/')).toBe('2024-09-09');
  });

  test('is the same where the site lies in a folder of its repository', () => {
    const around = path.join(folder, 'around');
    mkdirSync(around);
    git(around, ['init', '--quiet']);
    mkdirSync(path.join(around, 'site/content'), { recursive: true });
    writeFileSync(path.join(around, 'site/content/about.ts'), '');
    git(around, ['add', '.']);
    git(around, ['commit', '--quiet', '--message', 'all'], { GIT_COMMITTER_DATE: '2024-06-06T10:00:00Z' });
    expect(dayIn(path.join(around, 'site'), '/about-us/')).toBe('2024-06-06');
  });

  test('is that of the build where git has no word of it', () => {
    expect(isNow(repository(), '/contact-us/')).toBe(true);
  });

  test('is that of the build in a shallow clone, whose one commit wrote everything', () => {
    git(folder, ['clone', '--quiet', '--depth', '1', pathToFileURL(repository()).href, 'shallow']);
    expect(isNow(path.join(folder, 'shallow'), '/about-us/')).toBe(true);
  });

  test('is that of the build without a repository', () => {
    mkdirSync(path.join(folder, 'none'));
    expect(isNow(path.join(folder, 'none'), '/about-us/')).toBe(true);
  });
});
