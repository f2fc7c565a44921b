import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { clubImages, clubs } from '@/db/schema/clubs';
import { cancellationForms, formDesigns, membershipForms } from '@/db/schema/forms';
import { notFound } from '@/lib/platform/errors';

export type MembershipFormRow = typeof membershipForms.$inferSelect;
export type CancellationFormRow = typeof cancellationForms.$inferSelect;
export type DesignRow = typeof formDesigns.$inferSelect;
export type Designs = { readonly published: DesignRow; readonly draft: DesignRow | null };
type DesignContent = Omit<DesignRow, 'clubId' | 'stage'>;

/** `isLocked` locks the row until the transaction ends. */
export async function getMembershipFormRow(
  tx: Tx,
  clubId: string,
  isLocked = false,
): Promise<MembershipFormRow> {
  const query = tx.select().from(membershipForms).where(eq(membershipForms.clubId, clubId));
  const [row] = await (isLocked ? query.for('update') : query);
  if (!row) throw notFound();
  return row;
}

export async function updateMembershipFormRow(
  tx: Tx,
  clubId: string,
  changes: Partial<MembershipFormRow>,
): Promise<void> {
  await tx.update(membershipForms).set(changes).where(eq(membershipForms.clubId, clubId));
}

/** Whether the club has a creditor identifier for direct debit. */
export async function hasCreditorId(tx: Tx, clubId: string): Promise<boolean> {
  const [row] = await tx.select({ creditorId: clubs.creditorId }).from(clubs).where(eq(clubs.id, clubId));
  return row !== undefined && row.creditorId !== '';
}

/** `isLocked` locks the row until the transaction ends. */
export async function getCancellationFormRow(
  tx: Tx,
  clubId: string,
  isLocked = false,
): Promise<CancellationFormRow> {
  const query = tx.select().from(cancellationForms).where(eq(cancellationForms.clubId, clubId));
  const [row] = await (isLocked ? query.for('update') : query);
  if (!row) throw notFound();
  return row;
}

export async function updateCancellationFormRow(
  tx: Tx,
  clubId: string,
  changes: Partial<CancellationFormRow>,
): Promise<void> {
  await tx.update(cancellationForms).set(changes).where(eq(cancellationForms.clubId, clubId));
}

/** Returns the published design and its draft, if any; `isLocked` blocks other changes to both. */
export async function getDesigns(tx: Tx, clubId: string, isLocked = false): Promise<Designs> {
  const query = tx
    .select()
    .from(formDesigns)
    .where(eq(formDesigns.clubId, clubId))
    .orderBy(formDesigns.stage);
  const rows = await (isLocked ? query.for('update') : query);
  const published = rows.find(({ stage }) => stage === 'Published');
  if (!published) throw notFound();
  return { published, draft: rows.find(({ stage }) => stage === 'Draft') ?? null };
}

export async function writeDesign(
  tx: Tx,
  clubId: string,
  stage: DesignRow['stage'],
  content: DesignContent,
): Promise<void> {
  await tx
    .insert(formDesigns)
    .values({ clubId, stage, ...content })
    // Citus lets nobody write the club of a row, which callers pass beside the type.
    .onConflictDoUpdate({
      target: [formDesigns.clubId, formDesigns.stage],
      set: { ...content, clubId: undefined },
    });
}

export async function deleteDraft(tx: Tx, clubId: string): Promise<void> {
  await tx.delete(formDesigns).where(and(eq(formDesigns.clubId, clubId), eq(formDesigns.stage, 'Draft')));
}

const backgroundKinds = ['Background', 'BackgroundDraft'] as const;
export type BackgroundKind = (typeof backgroundKinds)[number];
export type Background = { readonly kind: BackgroundKind; readonly contentHash: string };

/** Lists the stored backgrounds of the club (the published and the last uploaded one), with the slug of their URL. */
export async function listBackgrounds(
  tx: Tx,
  clubId: string,
): Promise<{ slug: string; published: Background | null; draft: Background | null }> {
  const rows = await tx
    .select({ slug: clubs.slug, kind: clubImages.kind, contentHash: clubImages.contentHash })
    .from(clubs)
    .leftJoin(
      clubImages,
      and(eq(clubImages.clubId, clubs.id), inArray(clubImages.kind, [...backgroundKinds])),
    )
    .where(eq(clubs.id, clubId));
  const [club] = rows;
  if (!club) throw notFound();
  const find = (kind: BackgroundKind) => {
    const contentHash = rows.find(row => row.kind === kind)?.contentHash;
    return contentHash ? { kind, contentHash } : null;
  };
  return { slug: club.slug, published: find('Background'), draft: find('BackgroundDraft') };
}

export async function upsertBackground(tx: Tx, image: typeof clubImages.$inferInsert): Promise<void> {
  const { clubId: _clubId, kind: _kind, ...content } = image;
  await tx
    .insert(clubImages)
    .values(image)
    .onConflictDoUpdate({ target: [clubImages.clubId, clubImages.kind], set: content });
}

/** Replaces the published background by the uploaded one. */
export async function publishBackground(tx: Tx, clubId: string): Promise<void> {
  await deleteBackgrounds(tx, clubId, ['Background']);
  await tx
    .update(clubImages)
    .set({ kind: 'Background' })
    .where(and(eq(clubImages.clubId, clubId), eq(clubImages.kind, 'BackgroundDraft')));
}

export async function deleteBackgrounds(
  tx: Tx,
  clubId: string,
  kinds: readonly BackgroundKind[] = backgroundKinds,
): Promise<void> {
  await tx.delete(clubImages).where(and(eq(clubImages.clubId, clubId), inArray(clubImages.kind, [...kinds])));
}
