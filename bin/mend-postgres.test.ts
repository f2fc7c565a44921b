import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { mendPostgres } from './mend-postgres.mjs';

const root = path.resolve(import.meta.dirname, '..');

/** Asks for something, and ends by itself if nothing that was not caught ended it before. */
const script = `
  import postgres from 'postgres';
  const sql = postgres(process.argv[2], { max: 1, backoff: () => 0.01 });
  sql\`select 1\`.catch(({ code }) => console.log(code));
  setTimeout(() => process.exit(0), 300);
`;

/** AuthenticationOk and ReadyForQuery of PostgreSQL's protocol, version 3. */
const welcome = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

it('a process outlives a database that ends right after it let somebody in', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'eintritt-driver-'));
  const outfile = path.join(folder, 'script.mjs');
  await build({
    stdin: { contents: script, resolveDir: root },
    ...{ outfile, bundle: true, platform: 'node', format: 'esm', logLevel: 'silent' },
    plugins: [mendPostgres(root)],
  });
  const server = createServer(socket => {
    socket.on('error', () => {});
    socket.once('data', () => {
      socket.write(welcome);
      socket.once('data', () => {
        server.close();
        socket.destroy();
      });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const url = `postgres://nobody@127.0.0.1:${port}/none`;
  const { stdout } = await promisify(execFile)(process.execPath, [outfile, url]);
  expect(stdout.trim()).toBe('ECONNREFUSED');
  await rm(folder, { recursive: true });
});
