import { createServer, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Client, type Dispatcher } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Route } from '@/lib/http/router';
import { toWebStream } from '@/lib/platform/web-stream';
import { openDoor } from './door';

const words = 'many words '.repeat(200);
const routeOf = (
  pattern: string,
  method: string,
  serve: (
    request: Request,
    params: Record<string, string | readonly string[]>,
  ) => Response | Promise<Response>,
): Route => [pattern, { [method]: async (request, { params }) => serve(request, await params) }];

const routes = [
  routeOf('/api/v1/things/[id]', 'GET', (request, { id }) =>
    Response.json({ id, url: request.url, language: request.headers.get('accept-language') }),
  ),
  routeOf('/api/v1/echo', 'POST', async request => new Response(await request.text(), { status: 201 })),
  routeOf('/api/v1/refuse', 'POST', async request => {
    for await (const _ of request.body ?? []) break;
    return Response.json({ words }, { status: 413, headers: { Connection: 'close' } });
  }),
  routeOf('/api/v1/long', 'GET', () => Response.json({ words })),
  routeOf(
    '/api/v1/head',
    'HEAD',
    () => new Response(null, { headers: { 'Content-Type': 'application/json' } }),
  ),
  routeOf('/f/[slug]', 'GET', (_request, { slug }) => new Response(String(slug))),
  routeOf('/status/[token]', 'GET', (_request, { token }) => new Response(String(token))),
  routeOf('/f/[slug]/other', 'GET', () => {
    return new Response(words, { headers: { 'Content-Type': 'text/html', Vary: 'Accept-Language' } });
  }),
  routeOf('/f/[slug]/page', 'GET', (request, { slug }) => {
    const headers = { 'Content-Type': 'text/html', Vary: 'Accept-Language, Accept-Encoding' };
    const isShort = request.headers.get('accept-encoding') === 'gzip';
    return isShort
      ? new Response(gzipSync(`${slug} ${words}`), { headers: { ...headers, 'Content-Encoding': 'gzip' } })
      : new Response(`${slug} ${words}`, { headers });
  }),
  routeOf(
    '/api/v1/file',
    'GET',
    () => new Response(words, { headers: { 'Content-Type': 'application/zip' } }),
  ),
  routeOf('/api/v1/broken', 'GET', () => {
    const body = toWebStream(failing());
    return new Response(body, { headers: { 'Content-Type': 'application/zip' } });
  }),
];
async function* failing() {
  yield Buffer.from(words);
  throw new Error('The rest is missing');
}
const answerApi = openDoor(routes);
const server = createServer(async (req, res) => {
  try {
    if (!(await answerApi(req, res))) res.writeHead(418).end();
  } catch {
    res.end();
  }
});
let client: Client;
beforeAll(async () => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  client = new Client(`http://127.0.0.1:${port}`);
});
afterAll(async () => {
  await client.destroy();
  await new Promise(resolve => server.close(resolve));
});

async function ask(path: string, options: Partial<Dispatcher.RequestOptions> = {}) {
  const { statusCode, headers, body } = await client.request({ path, method: 'GET', ...options });
  return { status: statusCode, headers, bytes: Buffer.from(await body.arrayBuffer()) };
}

describe('the door', () => {
  it('passes address, parameters and headers to the route', async () => {
    const { status, bytes } = await ask('/api/v1/things/7?q=a%20b&q=c', {
      headers: { 'accept-language': 'de' },
    });
    expect(status).toBe(200);
    const { url, ...rest } = JSON.parse(bytes.toString());
    expect(rest).toEqual({ id: '7', language: 'de' });
    expect(new URL(url).search).toBe('?q=a%20b&q=c');
  });

  const token = 'aB3_'.repeat(25).slice(0, 98);
  it.each([
    ['/F/DEMO', '/f/demo'],
    ['/f/demo.', '/f/demo'],
    ['/f/Demo%E2%80%9D', '/f/demo'],
    ['/F/Demo/Page).?lang=en&tariff=Aa', '/f/demo/page?lang=en&tariff=Aa'],
    [`/Status/${token}.`, `/status/${token}`],
    [`/status/${token}%3E?lang=en`, `/status/${token}?lang=en`],
  ])('leads from %s to %s, which it serves', async (path, meant) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await ask(path, { method });
      expect([answer.status, answer.headers.location, answer.headers['cache-control']]).toEqual([
        308,
        meant,
        'no-store',
      ]);
    }
    const answer = await ask(meant);
    expect([answer.status, answer.headers.location]).toEqual([200, undefined]);
  });

  it('leads nowhere from an address without a page, and repeats no post elsewhere', async () => {
    expect((await ask('/F/DEMO/nothing/at/all')).status).toBe(418);
    expect((await ask('/F/DEMO', { method: 'POST', body: words })).status).toBe(418);
    expect((await ask('/f/demo', { method: 'POST', body: words })).status).toBe(405);
  });

  it('passes the body to the route', async () => {
    const answer = await ask('/api/v1/echo', { method: 'POST', body: words });
    expect([answer.status, answer.bytes.toString()]).toEqual([201, words]);
  });

  it.each([
    { client: 'stops a little later', pieces: 30, hangsUpWithinMs: 1_500 },
    { client: 'never stops', pieces: Number.POSITIVE_INFINITY, hangsUpWithinMs: 5_000 },
  ])(
    'answers a client that sends too large a body, reads nothing meanwhile, and $client',
    async ({ pieces, hangsUpWithinMs }) => {
      const { port } = server.address() as AddressInfo;
      const socket = connect(port, '127.0.0.1').pause();
      const began = performance.now();
      let heard = '';
      let isOver = false;
      socket.on('data', data => {
        heard += data;
      });
      socket.on('error', () => undefined);
      const closed = new Promise(resolve => socket.once('close', resolve)).then(() => {
        isOver = true;
      });
      socket.write('POST /api/v1/refuse HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n');
      for (let sent = 0; sent < pieces && !isOver; sent += 1) {
        socket.write(`10000\r\n${'x'.repeat(0x10000)}\r\n`);
        if (sent === 20) socket.resume();
        await delay(10);
      }
      socket.write('0\r\n\r\n');
      await closed;
      expect(heard).toMatch(/^HTTP\/1.1 413 [\s\S]*words "}$/);
      expect(performance.now() - began).toBeLessThan(hangsUpWithinMs);
    },
  );

  it('compresses a long answer if the client accepts gzip, with a Vary header', async () => {
    const plain = await ask('/api/v1/long');
    expect(plain.headers).toMatchObject({
      vary: 'Accept-Encoding',
      'content-length': String(plain.bytes.length),
    });
    const short = await ask('/api/v1/long', { headers: { 'accept-encoding': 'br, gzip' } });
    expect(short.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(short.bytes)).toEqual(plain.bytes);
    const refused = await ask('/api/v1/long', { headers: { 'accept-encoding': 'gzip;q=0' } });
    expect(refused.headers['content-encoding']).toBeUndefined();
  });

  it('does not compress files', async () => {
    const { headers, bytes } = await ask('/api/v1/file', { headers: { 'accept-encoding': 'gzip' } });
    expect([headers['content-encoding'], headers.vary, bytes.toString()]).toEqual([
      undefined,
      undefined,
      words,
    ]);
  });

  it('has one Vary header, with what the route named', async () => {
    const { rawHeaders } = await new Promise<IncomingMessage>(resolve => {
      const { port } = server.address() as AddressInfo;
      get(`http://127.0.0.1:${port}/f/demo/other`, answer => resolve(answer.resume()));
    });
    const values = rawHeaders.filter((_, index) => rawHeaders[index - 1]?.toLowerCase() === 'vary');
    expect(values).toEqual(['Accept-Language, Accept-Encoding']);
  });

  it('sends a page that is compressed already as it is', async () => {
    const { headers, bytes } = await ask('/f/demo/page', { headers: { 'accept-encoding': 'gzip' } });
    expect(headers).toMatchObject({
      'content-encoding': 'gzip',
      vary: 'Accept-Language, Accept-Encoding',
      'content-length': String(bytes.length),
    });
    expect(gunzipSync(bytes).toString()).toBe(`demo ${words}`);
  });

  it('answers HEAD by the function of GET, without its body', async () => {
    const { status, headers, bytes } = await ask('/f/demo/page', { method: 'HEAD' });
    expect([status, headers['content-type'], bytes.length]).toEqual([200, 'text/html', 0]);
  });

  it('cuts the connection if a file fails in the middle, so that no client takes the part for the whole', async () => {
    await expect(ask('/api/v1/broken')).rejects.toMatchObject({ code: 'UND_ERR_SOCKET' });
  });

  it('answers HEAD with the Vary header of GET', async () => {
    const { headers, bytes } = await ask('/api/v1/head', { method: 'HEAD' });
    expect([headers.vary, bytes.length]).toEqual(['Accept-Encoding', 0]);
  });

  it.each([
    ['OPTIONS', 204],
    ['DELETE', 405],
  ] as const)('answers %s of a route without that method with %i and the methods', async (method, status) => {
    const answer = await ask('/f/demo/page', { method });
    expect([answer.status, answer.headers.allow]).toEqual([status, 'GET, HEAD, OPTIONS']);
  });

  it('decodes parameters', async () => {
    const { bytes } = await ask('/api/v1/things/a%2Fb');
    expect(JSON.parse(bytes.toString())).toMatchObject({ id: 'a/b' });
  });

  it.each(['/api/v1/nothing', '/api/v1/long/', '/f/club/membership'])('leaves %s to Next', async path => {
    expect((await ask(path)).status).toBe(418);
  });
});
