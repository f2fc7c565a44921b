import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '@/db/client';

const Suspended = z.object({ clubId: z.uuid(), removeAfter: z.coerce.date().nullable() });
export type SuspendedClub = z.output<typeof Suspended>;

/** All suspended clubs, and from when on each may be removed. */
export async function listSuspendedClubs(db: Pick<Db, 'execute'>): Promise<SuspendedClub[]> {
  const rows = await db.execute(
    sql`select club_id as "clubId", remove_after as "removeAfter" from list_suspended_clubs()`,
  );
  return z.array(Suspended).parse([...rows]);
}
