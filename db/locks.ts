import { eq, sql } from 'drizzle-orm';
import { clubs } from '@/db/schema/clubs';
import { type ClubScope, type Tx, withClub } from './client';

/** Of the club whose rows the transaction sees. */
const catalogKey = `hashtextextended('catalog:' || current_setting('app.club_id'), 0)`;

/**
 * Runs `work` in a transaction of the club whose tariffs, departments and custom fields are locked against changes
 * until it ends. Any number of transactions may hold this shared lock. A submission takes it before it reads the
 * catalog, because nothing that it names may disappear meanwhile.
 */
export function withLockedCatalog<T>(scope: ClubScope, work: (tx: Tx) => Promise<T>): Promise<T> {
  return withClub(scope, work, `select pg_advisory_xact_lock_shared(${catalogKey})`);
}

/**
 * Waits for all holders and locks the catalog until the transaction ends. Checks of the catalog (free names, existing
 * departments, nothing in use) are then still true when the change is written.
 */
export async function lockCatalog(tx: Tx): Promise<void> {
  await tx.execute(sql.raw(`select pg_advisory_xact_lock(${catalogKey})`));
}

/** Serializes changes of a club that count something. Does not block new submissions. */
export async function lockClubRow(tx: Tx, clubId: string): Promise<void> {
  await tx.select({ id: clubs.id }).from(clubs).where(eq(clubs.id, clubId)).for('no key update');
}
