import { ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { secretFingerprints } from '@/db/schema/operations';

export async function listFingerprints(db: Db | Tx): Promise<string[]> {
  const rows = await db.select().from(secretFingerprints);
  return rows.map(({ fingerprint }) => fingerprint);
}

/** Waits until no other process is between its look at the fingerprints and the end of its transaction. */
export async function lockFingerprints(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(7203118)`);
}

export async function insertFingerprint(tx: Tx, fingerprint: string): Promise<void> {
  await tx.insert(secretFingerprints).values({ fingerprint }).onConflictDoNothing();
}

export async function deleteOtherFingerprints(tx: Tx, fingerprint: string): Promise<void> {
  await tx.delete(secretFingerprints).where(ne(secretFingerprints.fingerprint, fingerprint));
}
