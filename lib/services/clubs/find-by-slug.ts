import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '@/db/client';
import { notFound } from '@/lib/errors';

const Row = z.object({ id: z.uuid() });

/** The id of the club with this slug; 404 where there is none. Needs no club: it is how one becomes known. */
export async function requireClubBySlug(db: Db, slug: string): Promise<string> {
  const rows = await db.execute(sql`select find_club_by_slug(${slug}) as id`);
  const row = Row.safeParse(rows[0]);
  if (!row.success) throw notFound();
  return row.data.id;
}
