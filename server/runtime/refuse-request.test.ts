import { createServer, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { refuseRequest } from './refuse-request';
import { normaliseHeaders } from './request-headers';

describe('a request that is refused before any route', () => {
  const seen: IncomingMessage[] = [];
  const server = createServer(async (req, res) => {
    normaliseHeaders(req, 0);
    seen.push(req);
    const refusal = refuseRequest(req, 'r-1');
    res.writeHead(refusal?.status ?? 204, Object.fromEntries(refusal?.headers ?? []));
    res.end(refusal ? await refusal.text() : '');
  });
  let port: number;
  beforeAll(async () => {
    vi.stubEnv('APP_SECRET', 'a secret of the test run, not of any installation');
    vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none');
    vi.stubEnv('LOG_LEVEL', 'silent');
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    port = addressOf(server.address()).port;
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise(resolve => server.close(resolve));
    vi.unstubAllEnvs();
  });

  async function ask(path: string, method = 'GET', headers: Record<string, string> = {}) {
    const response = await new Promise<IncomingMessage>((resolve, reject) =>
      request({ port, path, method, headers }, resolve).on('error', reject).end(),
    );
    const text = (await response.toArray()).join('');
    const { type, errors }: { type?: string; errors?: object } = text ? JSON.parse(text) : {};
    return [response.statusCode, type?.split('/').at(-1), ...Object.keys(errors ?? {})];
  }

  it.each([
    ['a path that is no text', '/api/v1/club/departments/%zz', [404, 'not-found']],
    ['an image to be resized', '/_next/image?url=%2Fx.png&w=640&q=75', [404, 'not-found']],
    ['a path under /api but not of the API', `/api/none?${'a'.repeat(3000)}`, [404, 'not-found']],
    ['a path that begins like the API', '/api/v10/club/info', [404, 'not-found']],
    ['/api itself', '/api', [404, 'not-found']],
    ['/api itself with a query', `/api?${'a'.repeat(3000)}`, [404, 'not-found']],
    ['an unknown path of the API in percent-encoding', '/%61pi/none', [404, 'not-found']],
    ['a path of the API whose /api is percent-encoded', '/%61p%69/v1/club/info', [404, 'not-found']],
    ['a path with NUL', '/api/v1/club/departments/%00', [404, 'not-found']],
    ['a query with NUL', '/api/v1/submits?limit=1&q=%00', [400, 'bad-query', 'q']],
    ['a query that is not UTF-8', '/api/v1/submits?q=M%FCller', [400, 'bad-query', 'q']],
  ])('is one for %s', async (_what, path, expected) => {
    expect(await ask(path)).toEqual(expected);
  });

  it.each([
    ['of 51 parameters', `/login?${Array.from({ length: 51 }, (_, index) => `a${index}`).join('&')}`],
    ['of more than 4 KB', `/api/v1/submits?q=${'a'.repeat(4095)}`],
  ])('is one with a query %s, for pages and the API', async (_what, path) => {
    expect(await ask(path)).toEqual([400, 'bad-query', '']);
  });

  it.each(['/api/v1', '/api/v1/none', '/api/auth/session', '/apis', '/'])('is not one for %s', async path => {
    expect(await ask(path)).toEqual([204, undefined]);
  });

  it('is not one with a query of 50 parameters in 4 KB', async () => {
    const parameters = Array.from({ length: 50 }, (_, index) => `a${index}=`.padEnd(80, 'x'));
    expect(await ask(`/login?${parameters.join('&')}`)).toEqual([204, undefined]);
  });

  it('is one with two Host headers (RFC 9112 §3.2)', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /login HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n');
    const answer = (await socket.setEncoding('utf8').toArray()).join('');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"Host":');
  });

  it('is one with more cookies than any browser sends', async () => {
    const cookies = (count: number) => ({ Cookie: Array.from({ length: count }, () => 'a=').join('; ') });
    expect(await ask('/login', 'GET', cookies(201))).toEqual([400, 'validation', 'Cookie']);
    expect(await ask('/login', 'GET', cookies(200))).toEqual([204, undefined]);
  });

  it('is any one for * except OPTIONS, which gets the methods', async () => {
    expect(await ask('*', 'OPTIONS')).toEqual([204, undefined]);
    expect(await ask('*', 'GET')).toEqual([404, 'not-found']);
  });

  it('is one with a method that no route has', async () => {
    expect(await ask('/api/v1/submits', 'PROPFIND')).toEqual([405, 'method-not-allowed']);
  });

  it('is one for a file with a method other than GET or HEAD', async () => {
    expect(await ask('/embed.js', 'POST')).toEqual([405, 'method-not-allowed']);
    expect(await ask('/robots.txt', 'POST')).toEqual([405, 'method-not-allowed']);
    expect(await ask('/embed.js', 'HEAD')).toEqual([204, undefined]);
  });

  it.each(['/api/v1/submits?q=M%C3%BCller%20100%25', '/f/demo/membership?utm_term=M%FCller'])(
    'is not one for %s',
    async path => {
      expect(await ask(path)).toEqual([204, undefined]);
    },
  );

  it('is not one in absolute form, which is served by its path (RFC 9112 §3.2.2)', async () => {
    await ask('http://elsewhere.example/api/v1/submits?q=a//b');
    await ask('http://elsewhere.example');
    expect(seen.slice(-2).map(({ url }) => url)).toEqual(['/api/v1/submits?q=a//b', '/']);
  });

  it('is not one with headers of the page router: the API gets it without them and does not redirect', async () => {
    const router = { rsc: '1', 'next-router-prefetch': '1', 'next-action': 'abc' };
    await ask('/api/v1/submits', 'GET', router);
    await ask('/developers', 'GET', router);
    expect(seen.slice(-2).map(({ headers }) => [headers.rsc, headers['next-action']])).toEqual([
      [undefined, undefined],
      ['1', 'abc'],
    ]);
  });
});

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address;
}
