import { expect } from 'vitest';
import { listOutages } from '@/lib/platform/outages/queries';
import { test } from '@/testing/db/database';
import { proxyWatcher } from './watch-proxy';

test('the first good request after a corrected TRUST_PROXY ends the outage, and a probe does not', async ({
  database: { db },
}) => {
  const named = async () => (await listOutages(db, new Date())).map(({ name }) => name);
  const request = (remoteAddress: string, forwardedFor?: string) => ({
    socket: { remoteAddress },
    headers: { 'x-forwarded-for': forwardedFor },
  });
  proxyWatcher(db, 0)(request('127.0.0.1', '8.8.8.8'));
  await expect.poll(named).toEqual(['Proxy']);
  const watch = proxyWatcher(db, 1);
  watch(request('127.0.0.1'));
  expect(await named()).toEqual(['Proxy']);
  watch(request('127.0.0.1', '8.8.8.8'));
  await expect.poll(named).toEqual([]);
  watch(request('8.8.8.8'));
  await expect.poll(named).toEqual(['Proxy']);
  watch(request('127.0.0.1', '8.8.8.8'));
  expect(await named()).toEqual(['Proxy']);
  // After a restart a request through the proxy does not show that the port is closed to others.
  proxyWatcher(db, 1)(request('127.0.0.1', '8.8.8.8'));
  for (let reads = 0; reads < 5; reads += 1) expect(await named()).toEqual(['Proxy']);
});
