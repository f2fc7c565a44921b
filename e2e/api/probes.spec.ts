import { expect, test } from '../fixtures/app';

test('the running product says that it is alive and ready, with the request id it was given', async ({
  request,
}) => {
  const alive = await request.get('/healthz');
  expect(alive.status()).toBe(200);
  const ready = await request.get('/readyz', { headers: { 'X-Request-Id': 'probe-1' } });
  expect(ready.status()).toBe(200);
  expect(ready.headers()['x-request-id']).toBe('probe-1');
});

test('a worker that is told to stop ends well, and another takes its place', async ({ app }) => {
  const first = app.worker();
  await first.stop();
  expect(first.process.exitCode).toBe(0);
  await app.restartWorker();
  expect(app.worker().process.exitCode).toBeNull();
});

test('what no route can answer is a problem like any other, and every answer has one request id', async ({
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

test('a form posted as broken multipart is refused, not a fault', async ({ request }) => {
  const answer = await request.post('/f/demo/membership', {
    headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    data: 'no such boundary',
  });
  expect(answer.status()).toBe(400);
});
