import { desc, isNull } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { backups, restoreTrials } from '@/db/schema/operations';

/** What is known of the installation's backups. It has nothing of any club. */
export type BackupState = {
  readonly last: { readonly takenAt: Date; readonly bytes: number; readonly seconds: number | null } | null;
  /** The last time that a backup was restored into a scratch database. */
  readonly trial: { readonly triedAt: Date; readonly hasFailed: boolean } | null;
  /** The last time that this went well: all rows were equal. */
  readonly provenAt: Date | null;
};

export async function readBackupState(db: Db): Promise<BackupState> {
  const newest = desc(restoreTrials.triedAt);
  const [[last], [trial], [proven]] = await Promise.all([
    db.select().from(backups).orderBy(desc(backups.takenAt)).limit(1),
    db.select().from(restoreTrials).orderBy(newest).limit(1),
    db.select().from(restoreTrials).where(isNull(restoreTrials.fault)).orderBy(newest).limit(1),
  ]);
  return {
    last: last ?? null,
    trial: trial ? { triedAt: trial.triedAt, hasFailed: trial.fault !== null } : null,
    provenAt: proven?.triedAt ?? null,
  };
}
