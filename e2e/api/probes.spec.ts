import { callApi, memberOf, signInByApi } from '../fixtures/api';
import { expect, test } from '../fixtures/app';
import { startReplica } from '../fixtures/replica';

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

test('a web process that gets SIGTERM logs every request of an API key that it still answered', async ({
  app,
}) => {
  const replica = await startReplica(app);
  const headers = await signInByApi(replica.baseURL);
  const key = await callApi(replica.baseURL, 'POST', '/club/settings/api-keys', {
    headers,
    body: { name: 'Until the end', role: 'Viewer', expiresAt: null },
  });
  const token = String(memberOf(key.json, 'key'));
  const stopped = replica.stop();
  let answered = 0;
  const isAnswered = () =>
    fetch(`${replica.baseURL}/api/v1/club/info`, { headers: { Authorization: `Bearer ${token}` } }).then(
      ({ status }) => status === 200,
      () => false,
    );
  while (await isAnswered()) answered += 1;
  await stopped;
  expect(answered).toBeGreaterThan(0);
  const id = String(memberOf(key.json, 'id'));
  const log = await callApi(app.baseURL, 'GET', `/club/settings/api-keys/${id}/requests?limit=1`, {
    headers,
  });
  expect(memberOf(log.json, 'totalCount')).toBe(answered);
});
