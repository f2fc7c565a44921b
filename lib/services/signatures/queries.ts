import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { clubs } from '@/db/schema/clubs';
import { signatureRequests } from '@/db/schema/signature-requests';
import { notFound } from '@/lib/platform/errors';

export type SignatureRequestRow = typeof signatureRequests.$inferSelect;

const { clubId, id, signTokenHash, readTokenHash, imageEncrypted, expiresAt } = signatureRequests;

export async function getSlug(tx: Tx, club: string): Promise<string> {
  const [row] = await tx.select({ slug: clubs.slug }).from(clubs).where(eq(clubs.id, club));
  if (!row) throw notFound();
  return row.slug;
}

export async function insertRequest(tx: Tx, row: typeof signatureRequests.$inferInsert): Promise<void> {
  await tx.insert(signatureRequests).values(row);
}

/** Finds the request by the hash of the token that may sign, or that may read. Throws 404. */
export async function getRequest(
  tx: Tx,
  club: string,
  by: { readonly sign: string } | { readonly read: string },
): Promise<SignatureRequestRow> {
  const isMeant = 'sign' in by ? eq(signTokenHash, by.sign) : eq(readTokenHash, by.read);
  const [row] = await tx
    .select()
    .from(signatureRequests)
    .where(and(eq(clubId, club), isMeant));
  if (!row) throw notFound();
  return row;
}

/** Returns whether the request existed and had no signature yet. */
export async function writeImage(tx: Tx, row: SignatureRequestRow, image: string): Promise<boolean> {
  const written = await tx
    .update(signatureRequests)
    .set({ imageEncrypted: image })
    .where(and(eq(clubId, row.clubId), eq(id, row.id), isNull(imageEncrypted)))
    .returning({ id });
  return written.length > 0;
}

export async function deleteRequest(tx: Tx, row: SignatureRequestRow): Promise<void> {
  await tx.delete(signatureRequests).where(and(eq(clubId, row.clubId), eq(id, row.id)));
}

export async function deleteExpired(tx: Tx, club: string, before: Date): Promise<void> {
  await tx.delete(signatureRequests).where(and(eq(clubId, club), lt(expiresAt, before)));
}
