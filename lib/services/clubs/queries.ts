import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { buildOnce } from '@/db/build-once';
import type { Db, Tx } from '@/db/client';
import { clubImages, clubSlugs, clubs } from '@/db/schema/clubs';
import type { ChangeClubInfo } from '@/lib/contracts/club';
import { notFound } from '@/lib/platform/errors';
import type { AddressForm } from '@/lib/rules/enums';

const IdRow = z.object({ id: z.uuid() });

export type ClubRow = typeof clubs.$inferSelect;
export type LogoRow = typeof clubImages.$inferSelect & { readonly slug: string };

const selectClub = buildOnce(['clubId'], (tx, given) =>
  tx
    .select({ club: clubs, logoHash: clubImages.contentHash })
    .from(clubs)
    .leftJoin(clubImages, and(eq(clubImages.clubId, clubs.id), eq(clubImages.kind, 'Logo')))
    .where(eq(clubs.id, given('clubId'))),
);

/** Returns the club with the content hash of its logo, which is null without a logo. */
export async function getClub(tx: Tx, clubId: string): Promise<{ club: ClubRow; logoHash: string | null }> {
  const [row] = await selectClub(tx, { clubId });
  if (!row) throw notFound();
  return row;
}

/** Returns the id of the club with this slug. Runs outside a club scope, because this lookup finds the club. */
export async function findClubId(db: Pick<Db, 'execute'>, slug: string): Promise<string | null> {
  const rows = await db.execute(sql`select find_club_by_slug(${slug}) as id`);
  return IdRow.safeParse(rows[0]).data?.id ?? null;
}

/** Writes the slug of a new club. Returns false if another club has it. */
export async function insertSlug(tx: Tx, row: typeof clubSlugs.$inferInsert): Promise<boolean> {
  const inserted = await tx
    .insert(clubSlugs)
    .values(row)
    .onConflictDoNothing()
    .returning({ slug: clubSlugs.slug });
  return inserted.length > 0;
}

export async function findAddressForm(tx: Tx, clubId: string): Promise<AddressForm | null> {
  const [club] = await tx.select({ addressForm: clubs.addressForm }).from(clubs).where(eq(clubs.id, clubId));
  return club?.addressForm ?? null;
}

/** Returns the club's row, locked until the transaction ends. The lock does not block new submissions. */
export async function lockClub(tx: Tx, clubId: string): Promise<ClubRow> {
  const [row] = await tx.select().from(clubs).where(eq(clubs.id, clubId)).for('no key update');
  if (!row) throw notFound();
  return row;
}

export async function updateClub(tx: Tx, row: ClubRow, info: ChangeClubInfo, now: Date): Promise<void> {
  await tx
    .update(clubs)
    .set({ ...info, version: row.version + 1, updatedAt: now })
    .where(eq(clubs.id, row.id));
}

/** Returns the logo with the club's slug; null without a logo. */
export async function findLogo(tx: Tx, clubId: string): Promise<LogoRow | null> {
  const [row] = await tx
    .select({ image: clubImages, slug: clubs.slug })
    .from(clubImages)
    .innerJoin(clubs, eq(clubs.id, clubImages.clubId))
    .where(isLogoOf(clubId));
  return row ? { ...row.image, slug: row.slug } : null;
}

/** Stores or replaces an image and raises the version of the club. */
export async function upsertImage(tx: Tx, image: typeof clubImages.$inferInsert): Promise<void> {
  const { clubId: _clubId, kind: _kind, ...content } = image;
  await tx
    .insert(clubImages)
    .values(image)
    .onConflictDoUpdate({ target: [clubImages.clubId, clubImages.kind], set: content });
  await raiseVersion(tx, image.clubId);
}

export async function deleteLogo(tx: Tx, clubId: string): Promise<void> {
  await tx.delete(clubImages).where(isLogoOf(clubId));
  await raiseVersion(tx, clubId);
}

async function raiseVersion(tx: Tx, clubId: string): Promise<void> {
  await tx
    .update(clubs)
    .set({ version: sql`${clubs.version} + 1` })
    .where(eq(clubs.id, clubId));
}

function isLogoOf(clubId: string) {
  return and(eq(clubImages.clubId, clubId), eq(clubImages.kind, 'Logo'));
}
