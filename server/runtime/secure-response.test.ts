import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { refuseConnection } from './refuse-connection';
import { SecureResponse } from './secure-response';

const handlers: Readonly<Record<string, RequestListener>> = {
  '/ended': (_req, res) => res.end('words'),
  '/head': (_req, res) => res.writeHead(404, { 'Content-Type': 'application/json' }).end('{}'),
  '/moved': (_req, res) => res.writeHead(308, 'Moved', { Location: '/' }).end(),
  '/page': (_req, res) => res.setHeader('Content-Type', 'text/html; charset=utf-8').end('<p>'),
  '/same': (_req, res) => res.writeHead(304).end(),
  '/own': (_req, res) =>
    res.writeHead(200, { 'Content-Security-Policy': 'sandbox', 'Referrer-Policy': 'no-referrer' }).end(),
};
const server = createServer({ ServerResponse: SecureResponse }, (req, res) =>
  handlers[req.url ?? '']?.(req, res),
);
server.on('clientError', refuseConnection);
let port: number;

beforeAll(async () => {
  vi.stubEnv('APP_SECRET', 'a secret of the test run, not of any installation');
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none');
  vi.stubEnv('APP_URL', 'https://eintritt.example');
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise(resolve => server.close(resolve));
  vi.unstubAllEnvs();
});

const ask = async (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });

describe('an answer', () => {
  it.each(['/ended', '/head', '/moved', '/page'])('has the security headers at %s', async path => {
    const { headers } = await ask(path);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=63072000');
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  });

  it('keeps the status and the headers of its handler', async () => {
    const own = (await ask('/own')).headers;
    expect([own.get('Content-Security-Policy'), own.get('Referrer-Policy')]).toEqual([
      'sandbox',
      'no-referrer',
    ]);
    const moved = await ask('/moved');
    expect([moved.status, moved.statusText, moved.headers.get('Location')]).toEqual([308, 'Moved', '/']);
  });

  it('leaves the policy of a page that a cache holds as it is', async () => {
    const { status, headers } = await ask('/same');
    expect([status, headers.get('Content-Security-Policy')]).toEqual([304, null]);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it('has the security headers also if the bytes were no request', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.write('no request at all\r\n\r\n');
    const answer = (await socket.setEncoding('utf8').toArray()).join('');
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(answer).toContain('\r\nX-Content-Type-Options: nosniff\r\n');
  });
});
