import { eq, sql } from 'drizzle-orm';
import { clubs } from '@/db/schema/clubs';
import type { Tx } from './client';

const keyOf = (clubId: string) => sql`hashtextextended(${`catalog:${clubId}`}, 0)`;

/**
 * Locks the club's tariffs, departments and custom fields against changes until the transaction ends. Any number of
 * transactions may hold this shared lock. A submission takes it before it reads the catalog, because nothing that it
 * names may disappear meanwhile.
 */
export async function lockCatalogShared(tx: Tx, clubId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${keyOf(clubId)})`);
}

/**
 * Waits for all holders and locks the catalog until the transaction ends. Checks of the catalog (free names, existing
 * departments, nothing in use) are then still true when the change is written.
 */
export async function lockCatalog(tx: Tx, clubId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${keyOf(clubId)})`);
}

/** Serializes changes of a club that count something. Does not block new submissions. */
export async function lockClubRow(tx: Tx, clubId: string): Promise<void> {
  await tx.select({ id: clubs.id }).from(clubs).where(eq(clubs.id, clubId)).for('no key update');
}
