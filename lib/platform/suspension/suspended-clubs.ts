import type { Db } from '@/db/client';
import { AppError } from '@/lib/platform/errors';
import { listSuspendedClubs } from './queries';

const rememberedMs = 5_000;

/**
 * Time after which a suspension counts in every process, also for callers that one remembers (`rememberedPrincipal`),
 * and requests that began before it have ended.
 */
export const suspensionSettledMs = 10_000;

const byDatabase = new WeakMap<
  Db,
  { readonly untilMs: number; readonly ids: Promise<ReadonlySet<string>> }
>();

/** Whether the operator has suspended the club. A change counts within five seconds. */
export async function isSuspended(db: Db, clubId: string, now: Date): Promise<boolean> {
  const known = byDatabase.get(db);
  const atMs = now.getTime();
  if (known && atMs < known.untilMs && known.untilMs - atMs <= rememberedMs)
    return (await known.ids).has(clubId);
  const ids = listSuspendedClubs(db).then(clubs => new Set(clubs.map(club => club.clubId)));
  byDatabase.set(db, { untilMs: atMs + rememberedMs, ids });
  ids.catch(() => byDatabase.delete(db));
  return (await ids).has(clubId);
}

/** Throws 403 for a suspended club. */
export async function assertNotSuspended(db: Db, clubId: string, now: Date): Promise<void> {
  if (await isSuspended(db, clubId, now)) throw clubSuspended();
}

/** The 403 of a suspended club. */
export function clubSuspended(): AppError {
  return new AppError('forbidden', { reason: { key: 'club.suspended' } });
}

/** For `catch`, where a caller of a suspended club is treated like a stranger. Throws every other error on. */
export function nullIfSuspended(error: unknown): null {
  if (error instanceof AppError && error.code === 'forbidden') return null;
  throw error;
}
