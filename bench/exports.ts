import { execFileSync } from 'node:child_process';
import { createWriteStream, readFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import postgres from 'postgres';
import { connect } from '@/db/client';
import { migrate } from '@/db/migrate';
import { makeFamilyApplication, makeFullApplication, staffOf } from '@/db/testing/factories';
import { makeOfferingClub } from '@/db/testing/offering-club';
import type { ExportJob } from '@/lib/contracts/exports';
import { copyApplication } from '@/lib/exports/testing/copy-application';
import { stopSender } from '@/lib/jobs/enqueue';
import { bundleWorker } from '@/lib/jobs/testing/worker-process';
import { openExportFile } from '@/lib/services/exports/open-file';
import { startExport } from '@/lib/services/exports/start';

type Measurement = {
  readonly type: ExportJob['type'];
  readonly count: number;
  readonly kills: number;
  readonly url: string;
  readonly home: string;
};

/** Half of the applications with mandate and signature, half families of three. False where something is missing. */
export async function measure({ type, count, kills, url, home }: Measurement): Promise<boolean> {
  process.env.DATABASE_URL = url;
  await migrate(url);
  const connection = connect(url);
  const owner = postgres(url, { max: 1, onnotice: () => {} });
  const club = await makeOfferingClub(connection.db);
  const clerk = await staffOf(club, 'Clerk', new Date());
  const full = await makeFullApplication(club);
  const family = await makeFamilyApplication(club);
  await copyApplication(club.ctx, full, Math.ceil(count / 2) - 1);
  await copyApplication(club.ctx, family, Math.floor(count / 2) - 1);
  await owner`analyze`;
  const program = await bundleWorker();
  let worker = await program.start({});
  const began = performance.now();
  const { id } = await startExport(clerk, { type, request: {} });
  const startMs = performance.now() - began;
  const rss: number[] = [];
  let working = 0;
  let killed = 0;
  let seen = performance.now();
  for (let done = 0; ; ) {
    await delay(100);
    const [job] = await owner<{ state: string; done: number }[]>`
      select state, done from export_jobs where id = ${id}`;
    const now = performance.now();
    if (job && (job.done > done || job.state !== 'Running')) working += now - seen;
    seen = job && job.done === done && now - seen < 3000 && job.state === 'Running' ? seen : now;
    done = job?.done ?? 0;
    rss.push(residentMegabytes(worker.pid));
    if (job?.state === 'Completed') break;
    if (job?.state === 'Failed') return false;
    if (killed < kills && done >= (count * (killed + 1)) / (kills + 1)) {
      await worker.kill();
      killed += 1;
      worker = await program.start({});
      seen = performance.now();
    }
  }
  const wallMs = performance.now() - began;
  const file = path.join(home, 'export.zip');
  const downloadAt = performance.now();
  const { stream, size } = await openExportFile(clerk, { id, range: null, ifRange: null });
  await pipeline(Readable.from(stream), createWriteStream(file));
  const downloadMs = performance.now() - downloadAt;
  const tested = execFileSync('unzip', ['-tq', file], { encoding: 'utf8' }).trim();
  const members = execFileSync('unzip', ['-Z1', file], { encoding: 'utf8', maxBuffer: 2 ** 28 })
    .trim()
    .split('\n');
  const numbers = new Set(members.filter(name => name.endsWith('.pdf')).map(name => name.slice(11, 15)));
  await worker.stop();
  program.remove();
  const seconds = (ms: number) => (ms / 1000).toFixed(1);
  const later = rss.slice(Math.floor(rss.length / 2));
  console.log(`${type}, submissions             ${count}, kills of the worker ${killed}`);
  console.log(`start of the job             ${Math.round(startMs)} ms`);
  console.log(`took                         ${seconds(wallMs)} s, of which at work ${seconds(working)} s`);
  console.log(`submissions a second         ${(count / (working / 1000)).toFixed(1)}`);
  console.log(
    `memory of the worker         peak ${Math.max(...rss)} MB, second half ${Math.min(...later)}–${Math.max(...later)} MB`,
  );
  console.log(
    `file                         ${(size / 1e6).toFixed(1)} MB, downloaded in ${seconds(downloadMs)} s`,
  );
  console.log(`unzip -t                     ${tested.slice(-60)}`);
  console.log(`members                      ${members.length}, different numbers ${numbers.size}`);
  await stopSender();
  await owner.end();
  await connection.close();
  return type === 'Pdf' ? numbers.size === count && members.length === count + 1 : true;
}

function residentMegabytes(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}
