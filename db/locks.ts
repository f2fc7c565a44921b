import { eq, sql } from 'drizzle-orm';
import { clubs } from '@/db/schema/clubs';
import type { Tx } from './client';

const keyOf = (clubId: string) => sql`hashtextextended(${`catalog:${clubId}`}, 0)`;

/**
 * Holds the club's tariffs, departments and custom fields as they are until the transaction ends; any number of
 * transactions may. Taken before a submission looks at what is offered, so that nothing it names can go meanwhile.
 */
export async function holdCatalog(tx: Tx, clubId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${keyOf(clubId)})`);
}

/**
 * Waits for every holder, then keeps all others out until the transaction ends: what is checked of the catalog
 * (names that are free, departments that exist, nothing in use) is still so when it is written.
 */
export async function lockCatalog(tx: Tx, clubId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${keyOf(clubId)})`);
}

/** Lets changes of a club that count something come one after the other; submissions may come in meanwhile. */
export async function lockClubRow(tx: Tx, clubId: string): Promise<void> {
  await tx.select({ id: clubs.id }).from(clubs).where(eq(clubs.id, clubId)).for('no key update');
}
