import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '@/db/client';
import type { Actor } from '@/lib/platform/context';

export type Exported = {
  readonly clubId: string;
  readonly by: { readonly kind: Actor['kind']; readonly id: string | null };
  readonly at: Date;
  /** `pdf`, `csv`, or the format for club software. */
  readonly as: string;
};

/**
 * Writes one `Exported` entry into the history of each submission, in one statement; those that were deleted
 * meanwhile have none.
 */
export async function recordExported(
  tx: Tx,
  { clubId, by, at, as }: Exported,
  submissionIds: readonly string[],
): Promise<void> {
  if (submissionIds.length === 0) return;
  const entryIds = submissionIds.map(() => uuidv7());
  await tx.execute(sql`
    insert into submission_history (club_id, id, submission_id, type, at, actor_kind, actor_id, new_value)
    select s.club_id, e.id, s.id, 'Exported', ${at.toISOString()}::timestamptz, ${by.kind}::actor_kind,
      ${by.id}::uuid, ${as}
    from unnest(${arrayOf(entryIds)}::uuid[], ${arrayOf(submissionIds)}::uuid[]) as e (id, submission_id)
    join submissions s on s.club_id = ${clubId} and s.id = e.submission_id
    for key share of s
  `);
}

const arrayOf = (ids: readonly string[]) => `{${ids.join(',')}}`;
