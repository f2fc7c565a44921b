import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Tx } from '@/db/client';
import { clubImages, clubs } from '@/db/schema/clubs';
import type { ChangeClubInfo } from '@/lib/contracts/club';
import { notFound } from '@/lib/platform/errors';
import type { AddressForm } from '@/lib/rules/enums';

const IdRow = z.object({ id: z.uuid() });

export type ClubRow = typeof clubs.$inferSelect;
export type LogoRow = typeof clubImages.$inferSelect & { readonly slug: string };

/** The club with the content hash of its logo, null where it has none. */
export async function getClub(tx: Tx, clubId: string): Promise<{ club: ClubRow; logoHash: string | null }> {
  const [row] = await tx
    .select({ club: clubs, logoHash: clubImages.contentHash })
    .from(clubs)
    .leftJoin(clubImages, and(eq(clubImages.clubId, clubs.id), eq(clubImages.kind, 'Logo')))
    .where(eq(clubs.id, clubId));
  if (!row) throw notFound();
  return row;
}

/** The id of the club with this slug. Needs no club: it is how one becomes known. */
export async function findClubId(db: Pick<Db, 'execute'>, slug: string): Promise<string | null> {
  const rows = await db.execute(sql`select find_club_by_slug(${slug}) as id`);
  return IdRow.safeParse(rows[0]).data?.id ?? null;
}

export async function findAddressForm(tx: Tx, clubId: string): Promise<AddressForm | null> {
  const [club] = await tx.select({ addressForm: clubs.addressForm }).from(clubs).where(eq(clubs.id, clubId));
  return club?.addressForm ?? null;
}

/** The club's row, held until the transaction ends; submissions may come in meanwhile. */
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

/** The logo with the slug for its address; null where the club has none. */
export async function findLogo(tx: Tx, clubId: string): Promise<LogoRow | null> {
  const [row] = await tx
    .select({ image: clubImages, slug: clubs.slug })
    .from(clubImages)
    .innerJoin(clubs, eq(clubs.id, clubImages.clubId))
    .where(isLogoOf(clubId));
  return row ? { ...row.image, slug: row.slug } : null;
}

/** Stores a picture in the place of the one before; the club is another version then. */
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
