/**
 * Serves `out/` as production does: `npm start`, port 3000 or `PORT`. It looks first whether it can start, and says
 * what to do when it cannot.
 */
import './env';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createSocket } from 'node:net';
import path from 'node:path';
import { answerFrom, optionsOf } from './site-server';

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}

/** Resolves when the port can be opened, rejects with the system's error otherwise. */
function probe(port: number, host?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createSocket().once('error', reject);
    server.listen({ port, host }, () => server.close(() => resolve()));
  });
}

const out = path.join(process.cwd(), 'out');
const wanted = process.env.PORT || '3000';
const port = Number(wanted);

if (!/^\d+$/.test(wanted) || port < 1 || port > 65535) {
  stop(`PORT is "${wanted}", which is no port number. Try: PORT=3001 npm start`);
}
if (!existsSync(path.join(out, 'index.html'))) {
  stop('There is nothing to serve in out/ yet. Build it first: npm run build');
}
try {
  await probe(port);
  // Some systems open a port for every address although another program has it for this one.
  await probe(port, '127.0.0.1');
} catch (error) {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    stop(`Port ${port} is taken. Stop what runs there, or choose another port: PORT=${port + 1} npm start`);
  }
  if (code === 'EACCES') stop(`Port ${port} is not yours to open. Try: PORT=3001 npm start`);
  throw error;
}

createServer(answerFrom(out, await optionsOf(out))).listen(port);
console.log(`Serving out/ at http://localhost:${port} (stop with Ctrl+C)`);
