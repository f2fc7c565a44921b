import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import { withDeadline } from '@/db/deadline';
import * as settings from '@/lib/contracts/operations/settings';
import { test } from '@/testing/db/database';
import { makeOfferingClub } from '@/testing/db/offering-club';
import { acquireKey, readKey, releaseKey } from './idempotency-key';
import { openRequest } from './open-request';

test('a key of work that missed the deadline is free again at once', async ({ database }) => {
  const { ctx } = await makeOfferingClub(database.db);
  const attempt = async () => {
    const request = new Request('http://localhost/api/v1/club/settings/smtp/test', {
      method: 'POST',
      headers: { 'Idempotency-Key': 'one' },
    });
    const state = { ...openRequest(settings.testSmtpSettings, request, {}), db: database.db };
    return { state, earlier: await acquireKey(state, ctx, await readKey(state, ctx, {}, undefined)) };
  };
  const { state } = await attempt();
  await expect(attempt()).rejects.toMatchObject({ code: 'request-running' });

  let released: Promise<void> = Promise.resolve();
  const late = withDeadline(50, async () => {
    await delay(200);
    released = releaseKey(state);
  });
  await expect(late).rejects.toThrow();
  await expect.poll(() => released.then(attempt).then(({ earlier }) => earlier)).toBeNull();
});
