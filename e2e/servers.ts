/** Real web servers for the hosting tests, each with the files that this repository ships for it. */
import { type ChildProcess, spawn } from 'node:child_process';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The repository. */
export const root = path.resolve(import.meta.dirname, '..');

/** A server that runs: where it answers, and how it is ended. */
export type Running = { port: number; stop: () => Promise<void> };

/** What a server answered, its body as text. */
export type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

/** One request with the path exactly as written, no redirect followed, nothing unpacked. */
export function ask(
  port: number,
  requestPath: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get({ port, host: 'localhost', path: requestPath, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const body = Buffer.concat(chunks).toString('utf8');
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
      });
    }).on('error', reject);
  });
}

/** The answer at the end of the redirects, and the paths on the way. */
export async function follow(port: number, start: string): Promise<Answer & { path: string; hops: number }> {
  let at = start;
  for (let hops = 0; hops < 6; hops++) {
    const answer = await ask(port, at);
    if (answer.status < 300 || answer.status >= 400) return { ...answer, path: at, hops };
    const next = new URL(answer.headers.location ?? '', `http://localhost:${port}${at}`);
    at = next.pathname + next.search;
  }
  throw new Error(`${start} is redirected without end, last to ${at}`);
}

/** A port that nothing uses. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function answers(port: number): Promise<boolean> {
  return ask(port, '/').then(
    () => true,
    () => false,
  );
}

/** Starts a program and waits until it answers on its port; says what it printed when it does not. */
async function run(
  command: string,
  args: readonly string[],
  port: number,
  options: { cwd?: string; env?: Record<string, string> },
): Promise<ChildProcess> {
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (printed += text));
  for (let left = 300; left > 0; left--) {
    if (child.exitCode !== null) break;
    if (await answers(port)) return child;
    await wait(100);
  }
  child.kill('SIGKILL');
  throw new Error(`${path.basename(command)} did not start on port ${port}:\n${printed}`);
}

function stopper(child: ChildProcess, folder?: string): () => Promise<void> {
  return async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    }
    if (folder) rmSync(folder, { recursive: true, force: true });
  };
}

const unpacked = path.join(root, 'node_modules/.cache/servers');

/** Path of an installed or unpacked program, if there is one (see `scripts/install-servers.sh`). */
export function program(name: 'nginx' | 'caddy'): string | undefined {
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    '/usr/sbin',
    path.join(unpacked, 'usr/sbin'),
    path.join(unpacked, 'usr/bin'),
  ];
  return folders
    .map((folder) => path.join(folder, name))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/** `npm start`, in this repository or in a copy of it. */
export async function startServe(folder = root): Promise<Running> {
  const port = await freePort();
  const child = await run(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], port, {
    cwd: folder,
    env: { PORT: String(port) },
  });
  return { port, stop: stopper(child) };
}

/** nginx with a configuration as shipped, its port and root filled in and `extra` added to its server. */
export async function startNginx(conf: string, site: string, extra = ''): Promise<Running> {
  const binary = program('nginx');
  if (!binary) throw new Error('no nginx');
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  mkdirSync(path.join(folder, 'temp'));
  const types = [
    path.join(unpacked, 'etc/nginx/mime.types'),
    '/etc/nginx/mime.types',
    '/opt/homebrew/etc/nginx/mime.types',
    '/usr/local/etc/nginx/mime.types',
  ].find((file) => existsSync(file));
  const website = conf
    .replace(/^ {4}listen 80;/m, `listen ${port};`)
    .replace(/^ {4}listen \[::\]:80;/m, `listen [::]:${port};`)
    .replace(/^ {4}server_name [^;]+;/m, 'server_name localhost;')
    .replace(/^ {4}root [^;]+;/m, `root ${site};\n${extra}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/temp/${name};`)
    .join('\n');
  writeFileSync(path.join(folder, 'website.conf'), website);
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
access_log off;
${temporary}
include ${types};
default_type application/octet-stream;
include ${folder}/website.conf;
}
`,
  );
  const args = ['-p', folder, '-e', `${folder}/error.log`, '-c', `${folder}/nginx.conf`];
  const child = await run(binary, args, port, {});
  return { port, stop: stopper(child, folder) };
}

/** Caddy with a configuration as shipped, its address and root given by its variables. */
export async function startCaddy(conf: string, site: string, extra = ''): Promise<Running> {
  const binary = program('caddy');
  if (!binary) throw new Error('no caddy');
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'caddy-'));
  const file = path.join(folder, 'Caddyfile');
  const website = conf.replace(/^\tfile_server$/m, `${extra}\n\tfile_server`);
  writeFileSync(file, `{\n\tadmin off\n}\n${website}`);
  const child = await run(binary, ['run', '--config', file, '--adapter', 'caddyfile'], port, {
    env: {
      SITE_ADDRESS: `http://localhost:${port}`,
      SITE_ROOT: site,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
  });
  return { port, stop: stopper(child, folder) };
}

/** A folder in which `out` lies under the base path, as the host files for a sub-folder want it. */
export function underBasePath(out: string, basePath: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  symlinkSync(out, path.join(folder, basePath));
  return folder;
}

/** A configuration in `scripts/hosts/`. */
export function shipped(name: string): string {
  return readFileSync(path.join(root, 'scripts/hosts', name), 'utf8');
}
