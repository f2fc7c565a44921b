import { expect } from 'vitest';
import { withLockedCatalog } from '@/db/locks';
import { test } from '@/testing/db/database';
import { makeApplication } from '@/testing/db/factories';
import { makeOfferingClub } from '@/testing/db/offering-club';
import { setState } from './set-state';

test('a suspension waits for submissions that have begun, and refuses all later ones', async ({
  database: { db, asOwner },
}) => {
  const club = await makeOfferingClub(db);
  await makeApplication(club);
  let suspension = Promise.resolve();
  await withLockedCatalog(club.ctx, async () => {
    suspension = setState(db, club.clubId, { suspendedAt: new Date(), removeAfter: null });
    const isWaiting = async () =>
      (await asOwner(sql => sql`select from pg_locks where locktype = 'advisory' and not granted`)).length;
    await expect.poll(isWaiting, { timeout: 10_000 }).toBe(1);
  });
  await suspension;
  await expect(makeApplication(club)).rejects.toThrow('form-closed');
});
