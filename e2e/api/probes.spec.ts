import { expect, test } from '../fixtures/app';

test('the running product is alive and ready, and returns the given request id', async ({ request }) => {
  const alive = await request.get('/healthz');
  expect(alive.status()).toBe(200);
  const ready = await request.get('/readyz', { headers: { 'X-Request-Id': 'probe-1' } });
  expect(ready.status()).toBe(200);
  expect(ready.headers()['x-request-id']).toBe('probe-1');
});

test('a worker that gets SIGTERM exits with code 0, and another one replaces it', async ({ app }) => {
  const first = app.worker();
  await first.stop();
  expect(first.process.exitCode).toBe(0);
  await app.restartWorker();
  expect(app.worker().process.exitCode).toBeNull();
});

test('requests without a route are answered with a problem, and every response has one request id', async ({
  request,
}) => {
  const broken = await request.get('/api/v1/%ZZ');
  expect(broken.status()).toBe(404);
  expect(broken.headers()['content-type']).toBe('application/problem+json');
  const trace = await request.fetch('/api/v1/submits', { method: 'PROPFIND' });
  expect(trace.status()).toBe(405);
  expect(trace.headers().allow).toContain('GET');
  expect((await request.post('/healthz')).status()).toBe(405);
  for (const address of [
    '/login',
    '/api/v1/submits',
    '/f/demo/membership',
    '/no/such/page',
    '/api/v1/openapi.json',
  ]) {
    const answer = await request.get(address, { headers: { 'X-Request-Id': 'one-id' } });
    expect(answer.headers()['x-request-id'], address).toBe('one-id');
  }
});

test('a form posted as broken multipart is refused without a 500', async ({ request }) => {
  const answer = await request.post('/f/demo/membership', {
    headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    data: 'no such boundary',
  });
  expect(answer.status()).toBe(400);
});
