import type { Db } from '@/db/client';
import { discardSetAsideJob, listSetAsideJobs, retrySetAsideJob } from '@/lib/queue/suspect-jobs';
import { runCommand, withDatabase } from './command/run-command';

type SetAsideJob = Awaited<ReturnType<typeof listSetAsideJobs>>[number];

/** Jobs whose record failed when they were set aside, and where staff start them again. */
const inOffice: Record<string, string> = {
  'send-mail': 'the outbox of the club',
  'deliver-webhook': 'the deliveries of the webhook',
  'run-export': 'the exports of the club',
};

await runCommand({
  jobs: () =>
    withJobs(async (_, rows) => {
      for (const [index, { queue, payload, setAsideAt }] of rows.entries())
        console.log(`${index + 1}  ${setAsideAt?.toISOString()}  ${queue}  ${JSON.stringify(payload)}`);
      if (rows.length === 0) console.log('No job is set aside.');
    }),
  'jobs retry': ({ names: [number = ''] }) =>
    withJobs(async (db, rows) => {
      const job = jobOf(rows, number);
      const place = inOffice[job.queue];
      if (place)
        throw new Error(
          `Its record is marked as failed: discard the job here, then start it again in ${place}`,
        );
      await retrySetAsideJob(db, job);
      console.log('The job is in the queue again.');
    }),
  'jobs discard': ({ names: [number = ''] }) =>
    withJobs(async (db, rows) => {
      await discardSetAsideJob(db, jobOf(rows, number));
      console.log('The job is discarded.');
    }),
});

function withJobs(work: (db: Db, rows: readonly SetAsideJob[]) => Promise<void>): Promise<void> {
  return withDatabase(async db => work(db, await listSetAsideJobs(db)));
}

function jobOf(rows: readonly SetAsideJob[], number: string): SetAsideJob {
  const job = rows[Number(number) - 1];
  if (!job) throw new Error(`No job has the number ${number}: npm run jobs lists them`);
  return job;
}
