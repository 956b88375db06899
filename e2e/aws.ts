/** The upload to S3 without S3: what `scripts/hosts/s3-deploy.sh` asks of the `aws` command. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Runs the upload of a built repository; gives the arguments of each call, in order, and what the script says itself. */
export function uploadFrom(folder: string): { calls: string[][]; copies: string[][]; said: string } {
  const stand = mkdtempSync(path.join(tmpdir(), 'aws-'));
  try {
    // Stands in for the real command: writes down what it was asked, one argument a line.
    writeFileSync(path.join(stand, 'aws'), '#!/bin/sh\nprintf "%s\\n" "$@" -- >&2\n', { mode: 0o755 });
    const { status, stdout, stderr } = spawnSync(
      'bash',
      ['scripts/hosts/s3-deploy.sh', 'bucket', 'distribution'],
      {
        cwd: folder,
        env: { ...process.env, PATH: `${stand}${path.delimiter}${process.env.PATH}` },
        encoding: 'utf8',
      },
    );
    if (status !== 0) throw new Error(`s3-deploy.sh ended with ${status}:\n${stderr}`);
    const calls = stderr.split('\n--\n').map((call) => call.split('\n'));
    const copies = calls.filter(([service, verb]) => service === 's3' && verb === 'cp');
    return { calls, copies, said: stdout };
  } finally {
    rmSync(stand, { recursive: true });
  }
}

/** Whether a command takes a file: of its filters, the last that fits the file counts. */
export function takes(call: readonly string[], file: string): boolean {
  let taken = true;
  call.forEach((pattern, index) => {
    const filter = call[index - 1];
    if (filter !== '--include' && filter !== '--exclude') return;
    const fits = new RegExp(`^${pattern.replace(/[.+]/g, '\\$&').replaceAll('*', '.*')}$`);
    if (fits.test(file)) taken = filter === '--include';
  });
  return taken;
}

/** Values of an option that a command was given. */
export function valuesOf(call: readonly string[], option: string): string[] {
  return call.filter((_, index) => call[index - 1] === option);
}
