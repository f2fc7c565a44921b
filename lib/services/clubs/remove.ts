import type { Db } from '@/db/client';
import { withClub } from '@/db/client';
import { log } from '@/lib/platform/log';
import { insertOperatorAction } from '@/lib/platform/operator-actions/queries';
import { listSuspendedClubs } from '@/lib/platform/suspension/queries';
import { deleteJobsOfClub } from '@/lib/queue/queue-state';
import { deleteAllChunks } from '@/lib/services/exports/bulk/queries';
import { endMembership } from '@/lib/services/users/end-membership';
import { deleteClub, isDueForRemoval, listUserIds, lockDueClub } from './queries';

type Removal = {
  readonly db: Db;
  readonly now: Date;
  /** Removes the club's files from the store of exports. Throws if the store does not answer. */
  readonly removeFiles: (clubId: string) => Promise<void>;
};

/**
 * Removes the clubs whose waiting time after `club delete` is over: their files in the store of exports, then all rows,
 * accounts without another club, and jobs, in one transaction for each club. Repeatable after a crash at any moment. A
 * club that cannot be removed is logged and does not stop the others.
 */
export async function removeDueClubs(removal: Removal): Promise<void> {
  for (const { clubId, removeAfter } of await listSuspendedClubs(removal.db)) {
    if (removeAfter === null || removeAfter > removal.now) continue;
    await removeClub(removal, clubId).catch((error: unknown) =>
      log.error({ err: error, clubId }, 'removal of a club failed, the next check tries again'),
    );
  }
}

async function removeClub({ db, now, removeFiles }: Removal, clubId: string): Promise<void> {
  const scope = { db, clubId };
  const isDue = await withClub(scope, async tx => {
    if (!(await isDueForRemoval(tx, clubId, now))) return false;
    await deleteAllChunks(tx, clubId);
    return true;
  });
  if (!isDue) return;
  await removeFiles(clubId);
  await withClub(scope, async tx => {
    const slug = await lockDueClub(tx, clubId, now);
    if (slug === null) return;
    for (const userId of await listUserIds(tx, clubId))
      await endMembership(tx, { clubId, userId, reason: 'the club was removed', now });
    await deleteJobsOfClub(tx, clubId);
    await deleteClub(tx, clubId);
    await insertOperatorAction(tx, { who: 'worker', command: 'club removed', club: slug });
  });
}
