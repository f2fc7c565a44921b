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
  const idle = residentMegabytes(worker.pid);
  const rss: number[] = [];
  let [cpuSeconds, idleMs, killed, killedAt, done] = [0, 0, 0, 0, 0];
  for (;;) {
    await delay(100);
    const [job] = await owner<{ state: string; done: number }[]>`
      select state, done from export_jobs where id = ${id}`;
    if (killedAt > 0 && (job?.done ?? 0) > done) {
      idleMs += performance.now() - killedAt;
      killedAt = 0;
    }
    done = job?.done ?? 0;
    rss.push(residentMegabytes(worker.pid));
    if (job?.state === 'Completed') break;
    if (job?.state === 'Failed') return false;
    if (killed < kills && done >= (count * (killed + 1)) / (kills + 1)) {
      cpuSeconds += cpuSecondsOf(worker.pid);
      await worker.kill();
      killed += 1;
      killedAt = performance.now();
      worker = await program.start({});
    }
  }
  const wallMs = performance.now() - began;
  cpuSeconds += cpuSecondsOf(worker.pid);
  const file = path.join(home, 'export.zip');
  const downloadAt = performance.now();
  const { stream, size } = await openExportFile(clerk, { id, range: null, ifRange: null });
  await pipeline(Readable.from(stream), createWriteStream(file));
  const downloadMs = performance.now() - downloadAt;
  const tested = execFileSync('unzip', ['-tq', file], { encoding: 'utf8' }).trim();
  const members = execFileSync('unzip', ['-Z1', file], { encoding: 'utf8', maxBuffer: 2 ** 28 })
    .trim()
    .split('\n');
  const numbers = new Set(members.flatMap(name => /^\S+ (\d+)\b.*\.pdf$/.exec(name)?.[1] ?? []));
  await worker.stop();
  program.remove();
  const seconds = (ms: number) => (ms / 1000).toFixed(1);
  const later = rss.slice(Math.floor(rss.length / 2));
  console.log(`${type}, submissions             ${count}, kills of the worker ${killed}`);
  console.log(`start of the job             ${Math.round(startMs)} ms`);
  console.log(
    `took                         ${seconds(wallMs)} s, ${seconds(idleMs)} s of it until another worker went on`,
  );
  console.log(`submissions a second         ${(count / ((wallMs - idleMs) / 1000)).toFixed(1)}`);
  console.log(`processor time of each       ${((cpuSeconds / count) * 1000).toFixed(1)} ms`);
  console.log(
    `memory of the worker         idle ${idle} MB, peak ${Math.max(...rss)} MB, second half ${Math.min(...later)}–${Math.max(...later)} MB`,
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

/** Of all its threads; Linux counts in hundredths. */
function cpuSecondsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
