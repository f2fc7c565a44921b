import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { refuseRequest } from './refuse-request';
import { normaliseHeaders } from './request-headers';

describe('what reaches no route', () => {
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
    ['a path with NUL', '/api/v1/club/departments/%00', [404, 'not-found']],
    ['a query with NUL', '/api/v1/submits?limit=1&q=%00', [400, 'bad-query', 'q']],
    ['a query that is not UTF-8', '/api/v1/submits?q=M%FCller', [400, 'bad-query', 'q']],
  ])('is %s', async (_what, path, expected) => {
    expect(await ask(path)).toEqual(expected);
  });

  it('is a method that no route has', async () => {
    expect(await ask('/api/v1/submits', 'PROPFIND')).toEqual([405, 'method-not-allowed']);
  });

  it.each(['/api/v1/submits?q=M%C3%BCller%20100%25', '/f/demo/membership?utm_term=M%FCller'])(
    'is not %s',
    async path => {
      expect(await ask(path)).toEqual([204, undefined]);
    },
  );

  it('takes an address in absolute form as the path that it names (RFC 9112 §3.2.2)', async () => {
    await ask('http://elsewhere.example/api/v1/submits?q=a//b');
    await ask('http://elsewhere.example');
    expect(seen.slice(-2).map(({ url }) => url)).toEqual(['/api/v1/submits?q=a//b', '/']);
  });

  it('keeps from the API what only pages are asked with, lest it answer with redirects', async () => {
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
