import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { clubs } from '@/db/schema/clubs';
import { formDrafts } from '@/db/schema/form-drafts';
import { mails } from '@/db/schema/mail';
import { notFound } from '@/lib/platform/errors';
import { emailKey } from '@/lib/rules/format/email-domain';

export type FormDraftRow = typeof formDrafts.$inferSelect;

export async function getDraftClub(tx: Tx, clubId: string) {
  const [club] = await tx
    .select({ slug: clubs.slug, timeZone: clubs.timeZone, locale: clubs.locale })
    .from(clubs)
    .where(eq(clubs.id, clubId));
  if (!club) throw notFound();
  return club;
}

export async function insertDraft(tx: Tx, row: typeof formDrafts.$inferInsert): Promise<void> {
  await tx.insert(formDrafts).values(row);
}

export async function findDraft(tx: Tx, clubId: string, hash: string): Promise<FormDraftRow | null> {
  const [row] = await tx
    .select()
    .from(formDrafts)
    .where(and(eq(formDrafts.clubId, clubId), eq(formDrafts.tokenHash, hash)));
  return row ?? null;
}

export async function deleteDraft(tx: Tx, clubId: string, hash: string): Promise<boolean> {
  const gone = await tx
    .delete(formDrafts)
    .where(and(eq(formDrafts.clubId, clubId), eq(formDrafts.tokenHash, hash)))
    .returning({ id: formDrafts.id });
  return gone.length > 0;
}

/** Deletes the expired drafts of a club, and those of an address beyond its newest `kept`. */
export async function deleteOldDrafts(
  tx: Tx,
  clubId: string,
  { email, now, kept }: { readonly email: string; readonly now: Date; readonly kept: number },
): Promise<void> {
  const older = tx
    .select({ id: formDrafts.id })
    .from(formDrafts)
    .where(and(eq(formDrafts.clubId, clubId), eq(formDrafts.email, email)))
    .orderBy(desc(formDrafts.createdAt), desc(formDrafts.id))
    .offset(kept);
  await tx.delete(formDrafts).where(and(eq(formDrafts.clubId, clubId), inArray(formDrafts.id, older)));
  await tx.delete(formDrafts).where(and(eq(formDrafts.clubId, clubId), lte(formDrafts.expiresAt, now)));
}

/** Lists the drafts of these addresses, newest first. */
export async function listDraftsOf(
  tx: Tx,
  clubId: string,
  emails: readonly string[],
): Promise<FormDraftRow[]> {
  return tx
    .select()
    .from(formDrafts)
    .where(and(eq(formDrafts.clubId, clubId), inArray(formDrafts.email, asStored(emails))))
    .orderBy(desc(formDrafts.createdAt));
}

/** Deletes the drafts of these addresses with their mails, at the erasure of a person. Returns their number. */
export async function eraseDraftsOf(tx: Tx, clubId: string, emails: readonly string[]): Promise<number> {
  await tx
    .delete(mails)
    .where(
      and(
        eq(mails.clubId, clubId),
        eq(mails.topic, 'FormDraft'),
        inArray(sql`lower(${mails.toAddress})`, asStored(emails)),
      ),
    );
  const gone = await tx
    .delete(formDrafts)
    .where(and(eq(formDrafts.clubId, clubId), inArray(formDrafts.email, asStored(emails))))
    .returning({ id: formDrafts.id });
  return gone.length;
}

function asStored(emails: readonly string[]): string[] {
  return emails.map(emailKey).filter(Boolean);
}
