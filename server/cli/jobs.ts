import { parseArgs } from 'node:util';
import { connect } from '@/db/client';
import { env } from '@/lib/env';
import { discardSetAsideJob, listSetAsideJobs, retrySetAsideJob } from '@/lib/queue/suspect-jobs';

/** Jobs whose record failed when they were set aside, and where staff start them again. */
const inOffice: Record<string, string> = {
  'send-mail': 'the outbox of the club',
  'deliver-webhook': 'the deliveries of the webhook',
  'run-export': 'the exports of the club',
};

const { positionals } = parseArgs({ allowPositionals: true });
const [verb = 'list', number = ''] = positionals;
const connection = connect(env().DATABASE_URL, { max: 1, applicationName: 'eintritt-jobs' });
try {
  process.exitCode = await run();
} finally {
  await connection.close();
}

async function run(): Promise<number> {
  const { db } = connection;
  const rows = await listSetAsideJobs(db);
  if (verb === 'list') {
    for (const [index, { queue, payload, setAsideAt }] of rows.entries())
      console.log(`${index + 1}  ${setAsideAt?.toISOString()}  ${queue}  ${JSON.stringify(payload)}`);
    if (rows.length === 0) console.log('No job is set aside.');
    return 0;
  }
  const job = rows[Number(number) - 1];
  if (!job || (verb !== 'retry' && verb !== 'discard')) {
    console.error(
      'Usage: npm run jobs [-- retry <number> | discard <number>], with a number of npm run jobs',
    );
    return 1;
  }
  const place = inOffice[job.queue];
  if (verb === 'discard') await discardSetAsideJob(db, job);
  else if (!place) await retrySetAsideJob(db, job);
  else {
    console.error(`Its record is marked as failed: discard the job here, then start it again in ${place}`);
    return 1;
  }
  console.log(verb === 'retry' ? 'The job is in the queue again.' : 'The job is discarded.');
  return 0;
}
