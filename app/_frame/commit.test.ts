import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commitOf } from './commit';

let folder = '';
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'commit-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

test('names the commit, and says when files are not as they were in it', () => {
  git('init', '--quiet');
  writeFileSync(path.join(folder, 'home.ts'), 'one');
  git('add', 'home.ts');
  git('commit', '--quiet', '--message', 'first');
  const commit = git('rev-parse', '--short', 'HEAD');
  expect(commitOf(folder)).toBe(commit);
  writeFileSync(path.join(folder, 'home.ts'), 'two');
  expect(commitOf(folder)).toBe(`${commit}, edited`);
});

test('without a history, names the commit that was checked out, or none', () => {
  vi.stubEnv('GIT_CEILING_DIRECTORIES', tmpdir());
  vi.stubEnv('GITHUB_SHA', 'abc1234def');
  expect(commitOf(folder)).toBe('abc1234');
  vi.stubEnv('GITHUB_SHA', '');
  expect(commitOf(folder)).toBe('no commit');
});
