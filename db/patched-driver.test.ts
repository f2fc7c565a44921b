import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** Sends a query. Ends normally, unless an unhandled error ended it before. */
const asking = `
  import postgres from 'postgres';
  const sql = postgres(process.argv[2], { max: 1, backoff: () => 0.01 });
  sql\`select 1\`.catch(({ code }) => console.log(code));
  setTimeout(() => process.exit(0), 300);
`;

const copying = `
  import { Readable } from 'node:stream';
  import { pipeline } from 'node:stream/promises';
  import postgres from 'postgres';
  const sql = postgres(process.argv[2], { max: 1, fetch_types: false });
  const target = await sql\`copy people from stdin\`.writable();
  await pipeline(Readable.from(['Ada\\n']), target).catch(({ code }) => console.log(code));
  process.exit(0);
`;

// Messages of PostgreSQL's protocol, version 3.
const readyForQuery = [0x5a, 0, 0, 0, 5, 0x49];
const welcome = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, ...readyForQuery]);
const copyInResponse = Buffer.from([0x47, 0, 0, 0, 7, 0, 0, 0]);
const refusal = Buffer.from([...[0x45, 0, 0, 0, 12], ...Buffer.from('C23502\0\0'), ...readyForQuery]);

it('the process goes on when the database ends right after it accepted a connection', async () => {
  const printed = await runAgainst(asking, (socket, close) => {
    socket.write(welcome);
    socket.once('data', () => {
      close();
      socket.destroy();
    });
  });
  expect(printed).toBe('ECONNREFUSED');
});

it('COPY fails with the error of the server when the server refuses the rows', async () => {
  const printed = await runAgainst(copying, socket => {
    socket.write(welcome);
    socket.once('data', () => {
      socket.write(copyInResponse);
      socket.once('data', () => socket.write(refusal));
    });
  });
  expect(printed).toBe('23502');
});

/** Runs a script that connects to a server with the driver (patches/postgres+3.4.9.patch). Returns its output. */
async function runAgainst(
  script: string,
  welcomeClient: (socket: Socket, close: () => void) => void,
): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'eintritt-driver-'));
  const outfile = path.join(folder, 'script.mjs');
  await build({
    stdin: { contents: script, resolveDir: root },
    ...{ outfile, bundle: true, platform: 'node', format: 'esm', logLevel: 'silent' },
  });
  const server = createServer(socket => {
    socket.on('error', () => {});
    socket.once('data', () => welcomeClient(socket, () => server.close()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const url = `postgres://nobody@127.0.0.1:${port}/none`;
  const { stdout } = await promisify(execFile)(process.execPath, [outfile, url], { timeout: 20_000 });
  server.close();
  await rm(folder, { recursive: true });
  return stdout.trim();
}
