import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { submissions } from '@/db/schema/submissions';

/** How many of these submissions are there and still hold a person. */
export async function countNamedSubmissions(tx: Tx, clubId: string, ids: readonly string[]): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(submissions)
    .where(
      and(
        eq(submissions.clubId, clubId),
        sql`${submissions.id} = any(${`{${ids.join(',')}}`}::uuid[])`,
        isNull(submissions.anonymizedAt),
      ),
    );
  return row?.count ?? 0;
}
