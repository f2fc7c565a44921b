import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request as undiciRequest } from 'undici';
import { expect, test } from '../fixtures/app';

const decoders: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

async function load(url: string, acceptEncoding: string, method: 'GET' | 'HEAD' = 'GET') {
  const { statusCode, headers, body } = await undiciRequest(url, {
    method,
    headers: { 'accept-encoding': acceptEncoding },
  });
  const bytes = Buffer.from(await body.arrayBuffer());
  const decode = decoders[String(headers['content-encoding'])];
  return { status: statusCode, headers, bytes, text: String((bytes.length > 0 && decode?.(bytes)) || bytes) };
}

test('every script of a form is sent with brotli, gzip or as it is, whichever the client accepts', async ({
  app,
}) => {
  for (const kind of ['membership', 'change', 'cancellation']) {
    const page = await load(`${app.baseURL}/f/demo/${kind}`, 'identity');
    const scripts = [...page.text.matchAll(/\/assets\/form\/[\w-]+\.js/g)].map(([address]) => address);
    expect(scripts.length, kind).toBeGreaterThan(0);
    for (const script of new Set(scripts)) {
      const url = `${app.baseURL}${script}`;
      const plain = await load(url, 'identity');
      const zipped = await load(url, 'gzip, br;q=0');
      const small = await load(url, 'gzip, deflate, br, zstd');
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(zipped.headers['content-encoding']).toBe('gzip');
      expect(small.headers).toMatchObject({
        'content-encoding': 'br',
        'content-type': 'text/javascript',
        'cache-control': plain.headers['cache-control'],
        'content-length': String(small.bytes.length),
        vary: 'Accept-Encoding',
        'x-content-type-options': 'nosniff',
      });
      expect(zipped.text).toBe(plain.text);
      expect(small.text).toBe(plain.text);
      expect(small.bytes.length).toBeLessThan(zipped.bytes.length * 0.95);
      const head = await load(url, 'br', 'HEAD');
      expect([head.headers['content-length'], head.bytes.length]).toEqual([String(small.bytes.length), 0]);
    }
  }
  const unknown = await load(`${app.baseURL}/assets/form/membership-UNKNOWN0.js`, 'br');
  expect(unknown.status).toBe(404);
});
