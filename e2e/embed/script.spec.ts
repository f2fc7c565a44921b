import { gzipSync } from 'node:zlib';
import { expect, test } from './embed-test';

test('embed.js is small, can be loaded by any page, and is cached for at most an hour', async ({
  request,
}) => {
  const response = await request.get('/embed.js');
  expect(gzipSync(await response.body(), { level: 6 }).length).toBeLessThanOrEqual(5_000);
  expect(response.headers()).toMatchObject({
    'content-type': expect.stringContaining('javascript'),
    'content-encoding': 'gzip',
    'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  const again = await request.get('/embed.js', {
    headers: { 'If-None-Match': response.headers().etag ?? '' },
  });
  expect(again.status()).toBe(304);
});

test('confirmation pages cannot be framed', async ({ request }) => {
  const response = await request.get('/confirm/unknown');
  expect(response.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
});
