import { createServer } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createOutboundClient, type OutboundClient } from '@/lib/platform/outbound/post';
import { type HttpReceiver, startHttpReceiver } from '@/testing/worker/http-receiver';
import { listen } from '@/testing/worker/listen';

describe('post', () => {
  let receiver: HttpReceiver;
  let client: OutboundClient;
  const call = (timeoutMs = 5000, url = receiver.url) =>
    client.post(url, { headers: { 'x-test': '1' }, body: 'hello', timeoutMs });

  beforeEach(async () => {
    receiver = await startHttpReceiver();
    client = createOutboundClient({ allowCidrs: ['127.0.0.0/8'] });
  });
  afterEach(async () => {
    await client.close();
    await receiver.close();
  });

  it('sends headers and body and returns status and text', async () => {
    receiver.answer((_request, response) => response.writeHead(202).end('dänke'));
    expect(await call()).toEqual({ statusCode: 202, body: 'dänke', retryAfterMs: null });
    expect(receiver.requests[0]).toMatchObject({ path: '/hook', body: 'hello', headers: { 'x-test': '1' } });
  });

  it.each([301, 302, 303, 307, 308])('does not follow a %i', async status => {
    const canary = await startHttpReceiver();
    receiver.answer((_request, response) => response.writeHead(status, { Location: canary.url }).end());
    expect((await call()).statusCode).toBe(status);
    expect(canary.connections()).toBe(0);
    await canary.close();
  });

  it('returns the first 4 kB of an endless answer and closes the connection', async () => {
    let hungUpAfter = 0;
    const hungUp = new Promise<void>(resolve => {
      receiver.answer((_request, response) => {
        response.writeHead(200);
        const timer = setInterval(() => {
          hungUpAfter += 65_536;
          response.write('x'.repeat(65_536));
        }, 5);
        response.on('close', () => {
          clearInterval(timer);
          resolve();
        });
      });
    });
    const { statusCode, body } = await call();
    expect({ statusCode, length: body.length }).toEqual({ statusCode: 200, length: 4096 });
    await hungUp;
    expect(hungUpAfter).toBeLessThan(16 * 1024 * 1024);
  });

  it('decompresses nothing', async () => {
    receiver.answer((_request, response) => {
      response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync(Buffer.alloc(10_000_000)));
    });
    expect(await call()).toMatchObject({ statusCode: 200, body: '' });
    expect(receiver.requests[0]?.headers['accept-encoding']).toBe('identity');
  });

  it.each([
    [429, '7', 7000],
    [503, '60', 60_000],
    [503, 'soon', null],
    [500, '7', null],
    [200, '7', null],
  ])('returns for a %i with Retry-After %s a pause of %s ms', async (status, value, pause) => {
    receiver.answer((_request, response) => response.writeHead(status, { 'Retry-After': value }).end());
    expect((await call()).retryAfterMs).toBe(pause);
  });

  it('returns storable text for bytes that are not text', async () => {
    receiver.answer((_request, response) =>
      response.writeHead(200).end(Buffer.from([0x61, 0x00, 0xff, 0x62])),
    );
    expect((await call()).body).toBe('a\ufffd\ufffdb');
  });

  it('ends at the timeout if a receiver never answers', async () => {
    receiver.answer(() => {});
    const began = performance.now();
    await expect(call(300)).rejects.toMatchObject({ reason: 'Timeout' });
    expect(performance.now() - began).toBeLessThan(5000);
  });

  it('ends at the timeout if a receiver sends one byte at a time', async () => {
    receiver.answer((_request, response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('x'), 20);
      response.on('close', () => clearInterval(timer));
    });
    await expect(call(300)).rejects.toMatchObject({ reason: 'Timeout' });
  });

  it('reports a refused connection, a broken one, wrong TLS and an answer that is not HTTP', async () => {
    const closed = await startHttpReceiver();
    await closed.close();
    await expect(call(5000, closed.url)).rejects.toMatchObject({ reason: 'ConnectFailed' });
    receiver.answer((_request, response) => response.destroy());
    await expect(call()).rejects.toMatchObject({ reason: 'ConnectFailed' });
    await expect(call(5000, receiver.url.replace('http:', 'https:'))).rejects.toMatchObject({
      reason: 'TlsFailed',
    });
    const babbler = createServer(socket => socket.once('data', () => socket.end('500 what do you mean\r\n')));
    const port = await listen(babbler);
    await expect(call(5000, `http://127.0.0.1:${port}/`)).rejects.toMatchObject({
      reason: 'ResponseInvalid',
    });
    babbler.close();
  });
});
