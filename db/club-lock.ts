import { eq } from 'drizzle-orm';
import type { Tx } from './client';
import { clubs } from './schema/clubs';

/** Lets changes of a club that count something come one after the other; submissions may come in meanwhile. */
export async function lockClubRow(tx: Tx, clubId: string): Promise<void> {
  await tx.select({ id: clubs.id }).from(clubs).where(eq(clubs.id, clubId)).for('no key update');
}
