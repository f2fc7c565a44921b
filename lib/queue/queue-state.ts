import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Tx } from '@/db/client';
import { jobNames } from './definitions';

/** State of a queue: due jobs, jobs of a later time, and the age of the oldest due one. */
export type QueueState = {
  readonly queue: string;
  readonly due: number;
  readonly later: number;
  /** 0 if no job is due. Ignores jobs that wait only because others of their group run. */
  readonly oldestDueSeconds: number;
};

const Rows = z.array(
  z.object({ queue: z.string(), due: z.number(), later: z.number(), oldest: z.number().nullable() }),
);

/** Lists every queue, also empty ones. */
export async function readQueues(db: Db): Promise<QueueState[]> {
  const rows = await db.execute(sql`
    with busy as materialized (
      select distinct name, group_id from pgboss.job where state = 'active' and group_id is not null
    )
    select j.name as queue,
      count(*) filter (where j.start_after <= now())::int as due,
      count(*) filter (where j.start_after > now())::int as later,
      extract(epoch from now() - min(j.start_after)
        filter (where j.start_after <= now() and b.group_id is null))::float8 as oldest
    from pgboss.job j left join busy b on b.name = j.name and b.group_id = j.group_id
    where j.state < 'active' and not j.blocked
    group by j.name`);
  const found = new Map(Rows.parse([...rows]).map(row => [row.queue, row]));
  return jobNames.map(queue => {
    const { due = 0, later = 0, oldest = 0 } = found.get(queue) ?? {};
    return { queue, due, later, oldestDueSeconds: Math.max(0, oldest ?? 0) };
  });
}

/** Deletes the jobs of a club, also finished ones and those that are set aside. */
export async function deleteJobsOfClub(tx: Tx, clubId: string): Promise<void> {
  await tx.execute(sql`delete from pgboss.job where data ->> 'clubId' = ${clubId}`);
  await tx.execute(sql`delete from suspect_jobs where payload ->> 'clubId' = ${clubId}`);
}
