import { get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { callApi, memberOf, note, signInByApi } from '../fixtures/api';
import { type App, expect, test } from '../fixtures/app';
import { memoryOf, openSockets } from '../fixtures/process-cost';

const goneMaxSeconds = 35;
/** A connection that ends earlier ended because its responses were complete, not because they stalled. */
const goneMinSeconds = 25;
/** More than the kernel holds for a connection on both sides. */
const moreThanBuffersBytes = 32 * 1024 * 1024;
/** Requests on one connection; below the server's maximum and the rate limit. */
const requestsMax = 300;
const memoryMaxBytes = 256 * 1024 * 1024;
const each = 5;
const established = '01';

type Stalled = { readonly what: string; readonly socket: Socket };

/** Opens a connection that sends the same request many times and reads nothing. */
function stall(app: App, what: string, path: string, times: number, field = 'Accept: */*'): Stalled {
  const { hostname, port } = new URL(app.baseURL);
  const socket = connect({ host: hostname, port: Number(port) }).on('error', () => {});
  socket.pause().write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n${field}\r\n\r\n`.repeat(times));
  return { what, socket };
}

/**
 * Returns the bytes that wait in the kernel on both sides of a connection; they change while data are sent. Returns null
 * once the product has closed the connection. The stalled client would not notice that.
 */
function queuedOf(app: App, { socket }: Stalled): string | null {
  const port = Number(new URL(app.baseURL).port);
  const rows = openSockets();
  const held = rows.find(
    row => row.port === port && row.peerPort === socket.localPort && row.state === established,
  );
  const own = rows.find(row => row.port === socket.localPort && row.peerPort === port);
  return held ? `${held.queued} ${own?.queued}` : null;
}

/** Uses a new connection, because the server may close an idle one just when it is used again. */
function probe(app: App): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(`${app.baseURL}/healthz`, { agent: false }, response => {
      response.resume().once('end', resolve);
    });
    request.once('error', reject);
  });
}

async function finishedExport(app: App, headers: Record<string, string>): Promise<string> {
  const { json } = await callApi(app.baseURL, 'POST', '/submits/exports/pdf', {
    headers,
    body: { filter: {} },
  });
  const path = `/submits/exports/${memberOf(json, 'id')}`;
  const state = async () => memberOf((await callApi(app.baseURL, 'GET', path, { headers })).json, 'state');
  await expect.poll(state, { timeout: 90_000 }).toBe('Completed');
  return `/api/v1${path}/download`;
}

test('a client that stops reading is disconnected within 35 s, and uses little memory until then', async ({
  app,
}) => {
  test.setTimeout(240_000);
  const credentials = await signInByApi(app.baseURL);
  const download = await finishedExport(app, credentials);
  for (const path of ['/f/demo/membership', '/api/v1/openapi.json']) await fetch(`${app.baseURL}${path}`);
  const ofExport = await (await fetch(`${app.baseURL}${download}`, { headers: credentials })).arrayBuffer();
  const page = await (await fetch(`${app.baseURL}/f/demo/membership`)).text();
  const script = /\/assets\/form\/membership-\w+\.js/.exec(page)?.[0] ?? '';
  expect(script, 'the script of the form').not.toBe('');
  const exports = Math.ceil(moreThanBuffersBytes / ofExport.byteLength);
  expect(exports, `an export of ${ofExport.byteLength} bytes`).toBeLessThan(requestsMax);
  const before = memoryOf(app.web);
  const authorization = `Authorization: ${credentials.Authorization}`;
  const stalled = Array.from({ length: each }, () => [
    stall(app, 'the API', '/api/v1/openapi.json', 20),
    stall(app, 'a file', script, requestsMax - 1),
    stall(app, 'an export', download, exports, authorization),
    stall(app, 'a page', '/f/demo/membership', 60),
  ]).flat();
  const goneAfter = new Map<Stalled, number>();
  const moved = new Map(stalled.map(one => [one, { queued: '', at: performance.now() }]));
  let peak = before;
  const waits: number[] = [];
  while (goneAfter.size < stalled.length) {
    await delay(500);
    const asked = performance.now();
    await probe(app);
    waits.push(performance.now() - asked);
    peak = Math.max(peak, memoryOf(app.web));
    for (const [one, last] of moved) {
      const queued = queuedOf(app, one);
      const now = performance.now();
      if (queued === null && !goneAfter.has(one)) goneAfter.set(one, (now - last.at) / 1000);
      else if (queued !== null && queued !== last.queued) Object.assign(last, { queued, at: now });
    }
  }
  for (const { socket } of stalled) socket.destroy();
  const latest = new Map<string, number>();
  const earliest = new Map<string, number>();
  for (const [{ what }, seconds] of goneAfter) {
    latest.set(what, Math.max(latest.get(what) ?? 0, seconds));
    earliest.set(what, Math.min(earliest.get(what) ?? seconds, seconds));
  }
  const grown = Math.round((peak - before) / 1024 / 1024);
  const slowest = Math.round(Math.max(...waits));
  const told = [...latest].map(([what, seconds]) => `${what} ${seconds.toFixed(1)} s`).join(', ');
  note(
    `${stalled.length} stalled readers, gone at most so long after the last byte moved: ${told}; memory grew by ${grown} MB, /healthz waited ${slowest} ms at most`,
  );
  expect(Math.max(...goneAfter.values())).toBeLessThan(goneMaxSeconds);
  const tooEarly = [...earliest].filter(([, seconds]) => seconds < goneMinSeconds);
  expect(tooEarly).toEqual([]);
  expect(peak - before).toBeLessThan(memoryMaxBytes);
});

test('a request that waits for the database is a 503 within 30 s, and nothing is saved', async ({ app }) => {
  test.setTimeout(120_000);
  const headers = await signInByApi(app.baseURL);
  const names = async () => {
    const { json } = await callApi(app.baseURL, 'GET', '/club/departments', { headers });
    return (Array.isArray(json) ? json : []).map(one => memberOf(one, 'name'));
  };
  const before = await names();
  const began = performance.now();
  const refusal = await app.database.asOwner(owner =>
    owner.begin(async locked => {
      await locked`lock table departments in access exclusive mode`;
      return callApi(app.baseURL, 'POST', '/club/departments', { headers, body: { name: 'Late' } });
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  note(`a request that waits for a lock: ${refusal.status} after ${seconds.toFixed(1)} s`);
  expect([refusal.status, refusal.headers.get('content-type')]).toEqual([503, 'application/problem+json']);
  expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(seconds).toBeLessThan(31);
  expect(await names()).toEqual(before);
});
