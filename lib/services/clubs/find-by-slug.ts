import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '@/db/client';
import { ClubSlug } from '@/lib/contracts/club';
import { notFound } from '@/lib/platform/errors';

const Row = z.object({ id: z.uuid() });

/** The id of the club with this slug, or null, also for what is no slug. Needs no club: it is how one becomes known. */
export async function findClubBySlug(db: Pick<Db, 'execute'>, slug: string): Promise<string | null> {
  if (!ClubSlug.safeParse(slug).success) return null;
  const rows = await db.execute(sql`select find_club_by_slug(${slug}) as id`);
  const row = Row.safeParse(rows[0]);
  return row.success ? row.data.id : null;
}

/** The id of the club with this slug; throws 404 where there is none. */
export async function requireClubBySlug(db: Pick<Db, 'execute'>, slug: string): Promise<string> {
  const clubId = await findClubBySlug(db, slug);
  if (clubId === null) throw notFound();
  return clubId;
}
