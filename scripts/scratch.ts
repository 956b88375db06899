/** Builds of another kind than `out/` (a sub-folder, a preview, thousands of pages), each made in a copy of the repository. */
import { spawn } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** What a build makes by itself, or does not need. */
const left = ['node_modules', '.next', 'out', '.git', 'test-results', 'playwright-report', 'shots', 'bench'];

/** Copies a folder by links to the same files, where the disk allows. */
function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.name === '.cache') continue;
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else {
      try {
        linkSync(source, target);
      } catch {
        copyFileSync(source, target);
      }
    }
  }
}

/** Runs npm in a copy and gives what it printed. */
export function npm(folder: string, args: readonly string[], env: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', args, { cwd: folder, env: { ...process.env, ...env }, stdio: 'pipe' });
    // The other tests go first.
    if (child.pid) setPriority(child.pid, 19);
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed += text));
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve(printed) : reject(new Error(printed))));
  });
}

/** Copies the repository, with its packages, into a temporary folder; the caller removes it. */
export function copyRepository(name: string): string {
  const copy = mkdtempSync(path.join(tmpdir(), `${name}-`));
  for (const entry of readdirSync(root).filter((entry) => !left.includes(entry))) {
    cpSync(path.join(root, entry), path.join(copy, entry), { recursive: true });
  }
  linkTree(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}

/** A copy of the repository with its build in `out/`; the caller removes the folder. */
export async function buildCopy(name: string, env: Record<string, string>): Promise<string> {
  const copy = copyRepository(name);
  await npm(copy, ['run', 'build'], { NEXT_TELEMETRY_DISABLED: '1', ...env });
  return copy;
}
