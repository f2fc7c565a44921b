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
