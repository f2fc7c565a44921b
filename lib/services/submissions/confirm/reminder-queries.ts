import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Tx } from '@/db/client';

const Ids = z.array(z.object({ id: z.uuid() }));

/**
 * Locks at most `most` submissions with a due reminder: unconfirmed for 3, then for 10 days after the first link, which
 * is still valid (14 days). No link was sent since that day or in the last two days. Skips submissions with a
 * permanently rejected address and those that a guardian refused.
 */
export async function lockUnreminded(tx: Tx, clubId: string, now: Date, most: number): Promise<string[]> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const rows = await tx.execute(sql`
    select s.id from submissions s
    cross join lateral (
      select min(c.created_at) as first, max(c.created_at) as last from confirmations c
      where c.club_id = ${clubId} and c.submission_id = s.id
    ) link
    where s.club_id = ${clubId} and s.state = 'New' and s.needs_confirmation and s.anonymized_at is null
      and link.first > ${moment} - interval '14 days' and link.last <= ${moment} - interval '2 days'
      and (
        (link.first <= ${moment} - interval '10 days' and link.last < link.first + interval '10 days')
        or (link.first <= ${moment} - interval '3 days' and link.last < link.first + interval '3 days')
      )
      and not exists (
        select from guardians g
        where g.club_id = ${clubId} and g.submission_id = s.id and g.refused_at is not null
      )
      and not exists (
        select from mails m
        where m.club_id = ${clubId} and m.submission_id = s.id and m.state = 'Failed'
          and (m.last_error = 'AddressInvalid' or m.last_error like 'Rejected%')
          and m.to_address in (
            select s.email union all
            select g.email from guardians g where g.club_id = ${clubId} and g.submission_id = s.id
          )
      )
    order by s.id limit ${most}
    for update of s skip locked`);
  return Ids.parse([...rows]).map(({ id }) => id);
}
