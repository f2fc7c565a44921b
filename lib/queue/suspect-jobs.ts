import { and, asc, count, eq, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { suspectJobs } from '@/db/schema/operations';
import { type JobName, jobNames, jobs } from './definitions';
import { enqueue } from './enqueue';

/**
 * A job whose worker died while it did the job. Its payload is its name: a mail or delivery whose worker died gets a new
 * job when its lease ends.
 */
export type SuspectJob = {
  readonly queue: JobName;
  readonly payload: Record<string, unknown>;
  readonly groupId: string | null;
  readonly singletonKey: string | null;
};

const deathsMax = 3;

/** A job that survives for this long is no longer suspect. */
const suspectMs = 3_600_000;

/**
 * Records that the job starts, as one more death until `endSuspect` takes it back. `hasLostWorker`: the queue saw its
 * worker die. Returns `Started`, or, if three workers died with it, `SetAside` once and `WasSetAside` later: it must then
 * not start.
 */
export async function startSuspect(
  db: Db,
  job: SuspectJob,
  { now, hasLostWorker }: { readonly now: Date; readonly hasLostWorker: boolean },
): Promise<'Started' | 'SetAside' | 'WasSetAside'> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(suspectJobs)
    .values({ ...job, deaths: hasLostWorker ? 2 : 1, startedAt: now })
    .onConflictDoUpdate({
      target: [suspectJobs.queue, suspectJobs.payload],
      set: {
        deaths: sql`least(${suspectJobs.deaths}, ${deathsMax}) + 1`,
        // A job that is enqueued each night is forgotten in time, too.
        startedAt: sql`case when ${suspectJobs.setAsideAt} is null then ${at} else ${suspectJobs.startedAt} end`,
        setAsideAt: sql`coalesce(${suspectJobs.setAsideAt}, case when ${suspectJobs.deaths} >= ${deathsMax} then ${at} end)`,
      },
    })
    .returning({ setAsideAt: suspectJobs.setAsideAt });
  if (!row?.setAsideAt) return 'Started';
  return row.setAsideAt.getTime() === now.getTime() ? 'SetAside' : 'WasSetAside';
}

/** Whether as many workers died with the job that the next death sets it aside. */
export async function isOnTrial(db: Db, job: SuspectJob): Promise<boolean> {
  const [row] = await db.select({ deaths: suspectJobs.deaths }).from(suspectJobs).where(isJob(job));
  return row !== undefined && row.deaths >= deathsMax - 1;
}

/** Takes the start of a job back, because its worker survived, whatever came of the job. */
export async function endSuspect(db: Db, job: SuspectJob): Promise<void> {
  await db
    .update(suspectJobs)
    .set({ deaths: sql`${suspectJobs.deaths} - 1` })
    .where(isJob(job));
  await db.delete(suspectJobs).where(and(isJob(job), lte(suspectJobs.deaths, 0)));
}

/** Lists the jobs whose starts are recorded, and those that must not start. Forgets those that survived for an hour. */
export async function readSuspects(db: Db, now: Date) {
  const rows = await db.select().from(suspectJobs);
  const before = new Date(now.getTime() - suspectMs);
  if (rows.some(row => !row.setAsideAt && row.startedAt < before))
    await db
      .delete(suspectJobs)
      .where(and(isNull(suspectJobs.setAsideAt), lt(suspectJobs.startedAt, before)));
  return rows;
}

export async function countSetAsideJobs(db: Db): Promise<number> {
  const [row] = await db.select({ count: count() }).from(suspectJobs).where(isSetAside);
  return row?.count ?? 0;
}

/** Lists the jobs that were set aside, oldest first. */
export function listSetAsideJobs(db: Db) {
  return db
    .select()
    .from(suspectJobs)
    .where(isSetAside)
    .orderBy(asc(suspectJobs.setAsideAt), asc(suspectJobs.queue), asc(suspectJobs.payload));
}

/** Removes a job that was set aside. */
export async function discardSetAsideJob(
  db: Db,
  job: Pick<SuspectJob, 'payload'> & { readonly queue: string },
): Promise<void> {
  await db.delete(suspectJobs).where(and(isJob(job), isSetAside));
}

/** Enqueues a job that was set aside again. It is set aside once more after three more deaths. */
export async function retrySetAsideJob(
  db: Db,
  job: Omit<SuspectJob, 'queue'> & { readonly queue: string },
): Promise<void> {
  const queue = jobNames.find(name => name === job.queue);
  if (!queue) throw new Error(`There are no jobs ${job.queue} in this version: discard it`);
  await db.transaction(async tx => {
    await tx.delete(suspectJobs).where(and(isJob(job), isSetAside));
    await enqueue(tx, queue, jobs[queue].payload.parse(job.payload), {
      ...(job.groupId ? { groupId: job.groupId } : {}),
      ...(job.singletonKey ? { singletonKey: job.singletonKey } : {}),
    });
  });
}

/** Removes jobs that were last started before then. Returns how many. */
export async function removeOldSuspects(db: Db, before: Date): Promise<number> {
  const rows = await db
    .delete(suspectJobs)
    .where(lt(suspectJobs.startedAt, before))
    .returning({ queue: suspectJobs.queue });
  return rows.length;
}

const isSetAside = isNotNull(suspectJobs.setAsideAt);

function isJob({ queue, payload }: { readonly queue: string; readonly payload: Record<string, unknown> }) {
  return and(eq(suspectJobs.queue, queue), eq(suspectJobs.payload, payload));
}
