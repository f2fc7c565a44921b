import { and, desc, eq, gt, lte, notInArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { buildOnce } from '@/db/build-once';
import type { Db, Tx } from '@/db/client';
import { firstRow } from '@/db/first-row';
import { memberships } from '@/db/schema/catalog';
import { clubImages, clubSlugs, clubs, refusedSites } from '@/db/schema/clubs';
import { submissions } from '@/db/schema/submissions';
import { clubUsers } from '@/db/schema/users';
import type { ChangeClubInfo } from '@/lib/contracts/club';
import { notFound } from '@/lib/platform/errors';
import type { AddressForm } from '@/lib/rules/enums';

const IdRow = z.object({ id: z.uuid().nullable() });

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
  return firstRow(IdRow, rows)?.id ?? null;
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

const refusedSitesMax = 10;
const refusedSiteMs = 30 * 24 * 3600 * 1000;

/** Writes a refused site, and deletes all but the newest ones. */
export async function writeRefusedSite(
  tx: Tx,
  clubId: string,
  { origin, seenAt }: { readonly origin: string; readonly seenAt: Date },
): Promise<void> {
  const { clubId: club, origin: key } = refusedSites;
  await tx
    .insert(refusedSites)
    .values({ clubId, origin, seenAt })
    .onConflictDoUpdate({ target: [club, key], set: { seenAt } });
  const rows = await tx
    .select({ origin: key })
    .from(refusedSites)
    .where(eq(club, clubId))
    .orderBy(desc(refusedSites.seenAt))
    .limit(refusedSitesMax);
  const newest = rows.map(row => row.origin);
  await tx.delete(refusedSites).where(and(eq(club, clubId), notInArray(key, newest)));
}

export async function listRefusedRows(
  tx: Tx,
  clubId: string,
  now: Date,
): Promise<{ origin: string; seenAt: Date }[]> {
  const { clubId: club, origin, seenAt } = refusedSites;
  const [row] = await tx.select({ allowed: clubs.allowedOrigins }).from(clubs).where(eq(clubs.id, clubId));
  return tx
    .select({ origin, seenAt })
    .from(refusedSites)
    .where(
      and(
        eq(club, clubId),
        gt(seenAt, new Date(now.getTime() - refusedSiteMs)),
        notInArray(origin, row?.allowed ?? []),
      ),
    )
    .orderBy(desc(seenAt));
}

const isDue = (clubId: string, now: Date) => and(eq(clubs.id, clubId), lte(clubs.removeAfter, now));

export async function isDueForRemoval(tx: Tx, clubId: string, now: Date): Promise<boolean> {
  const rows = await tx.select({ id: clubs.id }).from(clubs).where(isDue(clubId, now));
  return rows.length > 0;
}

/** The slug of a club that is due for removal, locked; null if the removal was undone or is done. */
export async function lockDueClub(tx: Tx, clubId: string, now: Date): Promise<string | null> {
  const [row] = await tx.select({ slug: clubs.slug }).from(clubs).where(isDue(clubId, now)).for('update');
  return row?.slug ?? null;
}

export async function listUserIds(tx: Tx, clubId: string): Promise<string[]> {
  const rows = await tx.select({ id: clubUsers.userId }).from(clubUsers).where(eq(clubUsers.clubId, clubId));
  return rows.map(({ id }) => id);
}

/**
 * Deletes the club and, by the foreign keys, all its rows. Submissions and tariffs come first, because they refer to
 * others whose deletion they refuse.
 */
export async function deleteClub(tx: Tx, clubId: string): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.delete(submissions).where(eq(submissions.clubId, clubId));
  await tx.delete(memberships).where(eq(memberships.clubId, clubId));
  await tx.delete(clubs).where(eq(clubs.id, clubId));
}

export async function updateState(
  tx: Tx,
  clubId: string,
  state: Pick<ClubRow, 'suspendedAt' | 'removeAfter'>,
): Promise<void> {
  await tx.update(clubs).set(state).where(eq(clubs.id, clubId));
}
