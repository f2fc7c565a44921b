import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cutSlowReaders } from './cut-slow-readers';

const patienceMs = 600;
const piece = Buffer.alloc(64 * 1024, 'x');
const pieces = 128;
const waiting: ServerResponse[] = [];

const server = createServer((req, res) => {
  if (req.url === '/later') waiting.push(res);
  else pipeline(Readable.from(Array.from({ length: pieces }, () => piece)), res).catch(() => {});
});
let port: number;
beforeAll(async () => {
  cutSlowReaders(server, { patienceMs, checkMs: 50 });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise(resolve => server.close(resolve));
});

const ask = (path: string, times = 1): Socket => {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(times));
  return socket;
};
const count = () => new Promise<number>(resolve => server.getConnections((_error, open) => resolve(open)));

it.each([
  ['one answer', 1],
  ['pipelined answers', 5],
])('closes the connection of a client that stops reading %s', async (_what, times) => {
  const socket = ask('/now', times).pause();
  await expect.poll(count).toBe(1);
  const began = performance.now();
  await expect.poll(count, { timeout: 10 * patienceMs }).toBe(0);
  expect(performance.now() - began).toBeGreaterThan(patienceMs / 2);
  socket.destroy();
});

it('a slow reader that makes progress finishes, although it takes longer than the limit', async () => {
  const socket = ask('/now');
  const began = performance.now();
  let bytes = 0;
  for await (const chunk of socket) {
    bytes += chunk.length;
    await delay(10);
    if (bytes > pieces * piece.length) break;
  }
  expect(bytes).toBeGreaterThan(pieces * piece.length);
  expect(performance.now() - began).toBeGreaterThan(patienceMs);
});

it('a connection that waits for a slow answer stays open', async () => {
  const socket = ask('/later');
  await expect.poll(() => waiting.length).toBe(1);
  await delay(2 * patienceMs);
  const answered = once(socket, 'data');
  waiting[0]?.end('at last');
  expect(String(await answered)).toContain('200 OK');
  socket.destroy();
});
