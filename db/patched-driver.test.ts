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

/** Sends a query and waits a little, in which an unhandled error would end the process. */
const asking = `
  import postgres from 'postgres';
  const sql = postgres(process.argv[2], { max: 1, backoff: () => 0.01 });
  await sql\`select 1\`.catch(({ code }) => console.log(code));
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

/** Asks twice. The connection of the first statement is lost. */
const askingTwice = `
  import postgres from 'postgres';
  const sql = postgres(process.argv[2], { max: 1, fetch_types: false, backoff: () => 0.01 });
  await sql\`select text\`.catch(({ code }) => console.log(code));
  const rows = await sql\`select text\`;
  console.log(JSON.stringify(rows));
  process.exit(0);
`;

/** Reads more rows by COPY than the stream holds, then asks on the same connection. */
const readingCopy = `
  import postgres from 'postgres';
  const sql = postgres(process.argv[2], { max: 1, fetch_types: false });
  const rows = await sql\`copy people to stdout\`.readable();
  let length = 0;
  for await (const bytes of rows) length += bytes.length;
  console.log(length, JSON.stringify(await sql\`select text\`));
  process.exit(0);
`;

// Messages of PostgreSQL's protocol, version 3.
const readyForQuery = [0x5a, 0, 0, 0, 5, 0x49];
const welcome = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, ...readyForQuery]);
const copyInResponse = Buffer.from([0x47, 0, 0, 0, 7, 0, 0, 0]);
const refusal = Buffer.from([...[0x45, 0, 0, 0, 12], ...Buffer.from('C23502\0\0'), ...readyForQuery]);

/** ParseComplete, ParameterDescription without parameters, and what comes back: one column `text`, or nothing. */
const parsed = Buffer.concat([message('1'), message('t', [0, 0])]);
const column = [0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0];
const describedText = Buffer.concat([parsed, message('T', [0, 1], 'text\0', column), message('2')]);
const described = Buffer.concat([parsed, message('n'), message('2')]);
const copyOutResponse = message('H', [0, 0, 0]);

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

it('rows of a lost connection are not counted among those of the next one', async () => {
  let connections = 0;
  const printed = await runAgainst(askingTwice, socket => {
    socket.write(welcome);
    connections += 1;
    const isLost = connections === 1;
    socket.once('data', () => {
      if (isLost) socket.end(Buffer.concat([describedText, dataRow('lost'), dataRow('lost')]));
      else socket.write(Buffer.concat([describedText, dataRow('own'), completed('SELECT 1')]));
    });
  });
  expect(printed).toBe(`CONNECTION_CLOSED\n[{"text":"own"}]`);
});

it('a connection answers after a COPY whose last rows filled the stream', async () => {
  const name = 'x'.repeat(100_000);
  const printed = await runAgainst(readingCopy, socket => {
    socket.write(welcome);
    socket.once('data', () => {
      socket.write(Buffer.concat([described, copyOutResponse, message('d', name), message('c')]));
      // The driver must see the end in a read of its own, as it does on a slow line.
      setTimeout(() => socket.write(completed('COPY 1')), 200);
      socket.once('data', () =>
        socket.write(Buffer.concat([describedText, dataRow('own'), completed('SELECT 1')])),
      );
    });
  });
  expect(printed).toBe(`${name.length} [{"text":"own"}]`);
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

/** A message: its letter, its length, and what it holds. */
function message(letter: string, ...parts: (string | readonly number[])[]): Buffer {
  const body = Buffer.concat(
    parts.map(part => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))),
  );
  const head = Buffer.from(`${letter}\0\0\0\0`);
  head.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

function dataRow(text: string): Buffer {
  return message('D', [0, 1, 0, 0, 0, text.length], text);
}

function completed(command: string): Buffer {
  return Buffer.concat([message('C', `${command}\0`), Buffer.from(readyForQuery)]);
}

/** Runs a script that connects to a server with the driver (patches/postgres+3.4.9.patch). Returns its output. */
async function runAgainst(
  script: string,
  welcomeClient: (socket: Socket, close: () => void) => void,
): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'eintritt-driver-'));
  const outfile = path.join(folder, 'script.mjs');
  await build({
    stdin: { contents: script, resolveDir: root },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
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
