import { execFileSync } from 'node:child_process';

/** Asks git about the repository of a folder, and gives what it says. Throws where there is neither. */
export const gitIn =
  (folder: string) =>
  (...args: string[]): string =>
    execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 2 ** 28,
    });
