import { readBackupState } from '@/lib/platform/backups/queries';
import type { Ctx } from '@/lib/platform/context';

/** The installation's last backup, for the administrators of its clubs: times only, as a size would show other clubs. */
export type BackupNote = {
  readonly takenAt: string;
  /** Last trial to restore a backup; null before the first one. */
  readonly trial: { readonly at: string; readonly hasFailed: boolean } | null;
};

/** Returns null if none was ever made: the operator may back up with tools of PostgreSQL. */
export async function findBackupNote({ db }: Pick<Ctx, 'db'>): Promise<BackupNote | null> {
  const { last, trial } = await readBackupState(db);
  if (!last) return null;
  return {
    takenAt: last.takenAt.toISOString(),
    trial: trial && { at: trial.triedAt.toISOString(), hasFailed: trial.hasFailed },
  };
}
