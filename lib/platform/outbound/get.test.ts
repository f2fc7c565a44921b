import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getFile } from '@/lib/platform/outbound/get';
import { type HttpReceiver, startHttpReceiver } from '@/testing/worker/http-receiver';

const policy = { allowCidrs: ['127.0.0.1/32'] };
const bytesMax = 10_000;

describe('getFile', () => {
  let receiver: HttpReceiver;
  beforeEach(async () => {
    receiver = await startHttpReceiver();
  });
  afterEach(() => receiver.close());

  const get = (url = receiver.url, timeoutMs = 3000) =>
    getFile(url, 'image/*', { bytesMax, timeoutMs, policy });

  it('returns the bytes and sends nothing that identifies the client', async () => {
    receiver.answer((_request, response) => response.writeHead(200).end(Buffer.from([0, 255, 7])));
    expect(await get()).toEqual({ statusCode: 200, body: Buffer.from([0, 255, 7]) });
    expect(Object.keys(receiver.requests[0]?.headers ?? {}).sort()).toEqual([
      ...['accept', 'accept-encoding', 'connection', 'host'],
    ]);
  });

  it('follows a redirect to an allowed address', async () => {
    receiver.answer(({ path }, response) => {
      if (path === '/hook') response.writeHead(302, { Location: '/moved?x=1' }).end('moved');
      else response.writeHead(200).end('here');
    });
    expect(String((await get()).body)).toBe('here');
    expect(receiver.requests.map(({ path }) => path)).toEqual(['/hook', '/moved?x=1']);
  });

  it('fails after three redirects', async () => {
    receiver.answer((_request, response) => response.writeHead(302, { Location: '/again' }).end());
    await expect(get()).rejects.toMatchObject({ reason: 'ResponseInvalid' });
    expect(receiver.requests).toHaveLength(4);
  });

  it.each([
    'http://[::1]:%/',
    'https://127.0.0.2:%/',
    'http://localhost.:%/',
    'file:///etc/passwd',
    '//',
    '',
  ])('follows no redirect to %j', async location => {
    const canary = await startHttpReceiver('::1');
    const second = await startHttpReceiver('127.0.0.2');
    for (const { port } of [canary, second]) {
      receiver.answer((_request, response) => {
        response.writeHead(307, { Location: location.replace('%', String(port)) }).end();
      });
      await expect(get()).rejects.toMatchObject({ name: 'OutboundError' });
    }
    expect(canary.connections() + second.connections()).toBe(0);
    await canary.close();
    await second.close();
  });

  it('reads at most the allowed number of bytes, then closes the connection', async () => {
    const hungUp = new Promise<void>(resolve => {
      receiver.answer((_request, response) => {
        response.writeHead(200);
        const timer = setInterval(() => response.write('x'.repeat(4096)), 5);
        response.on('close', () => {
          clearInterval(timer);
          resolve();
        });
      });
    });
    await expect(get()).rejects.toMatchObject({ reason: 'ResponseInvalid' });
    await hungUp;
  });

  it('decompresses nothing', async () => {
    receiver.answer((_request, response) => {
      response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync(Buffer.alloc(1_000_000)));
    });
    await expect(get()).rejects.toMatchObject({ reason: 'ResponseInvalid' });
  });

  it('returns no body if the status is not 2xx', async () => {
    receiver.answer((_request, response) => response.writeHead(403).end('internal secret'));
    expect(await get()).toEqual({ statusCode: 403, body: Buffer.alloc(0) });
  });

  it('ends at the timeout', async () => {
    receiver.answer((_request, response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('x'), 20);
      response.on('close', () => clearInterval(timer));
    });
    await expect(get(receiver.url, 300)).rejects.toMatchObject({ reason: 'Timeout' });
  });
});
