import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { clubImages, clubs } from '@/db/schema/clubs';
import { notFound } from '@/lib/errors';

export type ClubRow = typeof clubs.$inferSelect;

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

export async function upsertImage(tx: Tx, image: typeof clubImages.$inferInsert): Promise<void> {
  const { clubId: _clubId, kind: _kind, ...content } = image;
  await tx
    .insert(clubImages)
    .values(image)
    .onConflictDoUpdate({ target: [clubImages.clubId, clubImages.kind], set: content });
  await tx
    .update(clubs)
    .set({ version: sql`${clubs.version} + 1` })
    .where(eq(clubs.id, image.clubId));
}
