import { execFileSync } from 'node:child_process';
import { createWriteStream, readFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import postgres from 'postgres';
import { connect } from '@/db/client';
import type { ExportJob } from '@/lib/contracts/exports';
import type { Ctx } from '@/lib/platform/context';
import { stopSender } from '@/lib/queue/enqueue';
import { openExportFile } from '@/lib/services/exports/open-file';
import { startExport } from '@/lib/services/exports/start';
import { migrate } from '@/server/database/migrate';
import { makeFamilyApplication, makeFullApplication, staffOf } from '@/testing/db/factories';
import { makeOfferingClub } from '@/testing/db/offering-club';
import { copyApplication } from '@/testing/exports/copy-application';
import { bundleWorker } from '@/testing/worker/worker-process';
import { copiedPerSecond } from './exports/copy-rows';
import { startWebLoad, type WebLoad } from './exports/web-load';
import { cpuSecondsOf, residentMegabytes } from './load/process-figures';

type Measurement = {
  readonly type: ExportJob['type'];
  readonly count: number;
  readonly kills: number;
  readonly withWeb: boolean;
  readonly url: string;
  readonly home: string;
};

const quietMs = 15_000;

/** Half of the applications with mandate and signature, half families. False where something is missing. */
export async function measure({ type, count, kills, withWeb, url, home }: Measurement): Promise<boolean> {
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
  tell(`${type}, submissions`, `${count}`);
  const web = withWeb ? await startWebLoad(url, club) : null;
  if (web) await tellQuiet(web);
  const id = await run(clerk, owner, { type, count, kills, web });
  const visits = web?.take();
  if (visits) tell('web meanwhile', told(visits));
  await web?.stop();
  const isWhole = id !== null && (await check(clerk, id, { type, count, home }));
  if (type !== 'Pdf')
    tell(
      'COPY … TO of the same',
      `${Math.round(await copiedPerSecond(owner, club.clubId))} submissions a second`,
    );
  await stopSender();
  await owner.end();
  await connection.close();
  return isWhole && !visits?.failed.length;
}

const seconds = (ms: number) => (ms / 1000).toFixed(1);
const tell = (what: string, value: string) => console.log(`${what.padEnd(28)} ${value}`);
const told = ({ count, p50, p95, failed }: ReturnType<WebLoad['take']>) =>
  `${count} requests, p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, ${failed.length} failed ${[...new Set(failed)].join(', ')}`.trim();

/** The first seconds are those of a process that has just started, and count for nothing. */
async function tellQuiet(web: WebLoad): Promise<void> {
  await delay(quietMs);
  web.take();
  await delay(quietMs);
  tell('web before', told(web.take()));
}

type Run = {
  readonly type: ExportJob['type'];
  readonly count: number;
  readonly kills: number;
  readonly web: WebLoad | null;
};

/** The job's id once it is over; null where it failed. */
async function run(
  clerk: Ctx,
  owner: postgres.Sql,
  { type, count, kills, web }: Run,
): Promise<string | null> {
  const program = await bundleWorker();
  let worker = await program.start({});
  const began = performance.now();
  const { id } = await startExport(clerk, { type, request: {} });
  const startMs = performance.now() - began;
  const idle = residentMegabytes(worker.pid);
  const rss: number[] = [];
  const webRss: number[] = [];
  let [cpuSeconds, idleMs, killed, killedAt, done, piecesMs] = [0, 0, 0, 0, 0, 0];
  for (let state = ''; state !== 'Completed'; ) {
    await delay(20);
    const [job] = await owner<{ state: string; done: number }[]>`
      select state, done from export_jobs where id = ${id}`;
    state = job?.state ?? '';
    if (state === 'Failed') return null;
    if (killedAt > 0 && (job?.done ?? 0) > done) {
      idleMs += performance.now() - killedAt;
      killedAt = 0;
    }
    done = job?.done ?? 0;
    if (done === count && piecesMs === 0) piecesMs = performance.now() - began;
    rss.push(residentMegabytes(worker.pid));
    if (web) webRss.push(web.memory());
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
  await worker.stop();
  program.remove();
  const later = rss.slice(Math.floor(rss.length / 2)).filter(Boolean);
  tell('kills of the worker', `${killed}, ${seconds(idleMs)} s until another went on`);
  tell('start of the job', `${Math.round(startMs)} ms`);
  tell('took', `${seconds(wallMs)} s, the end of the file ${seconds(wallMs - piecesMs)} s of it`);
  tell('submissions a second', (count / ((wallMs - idleMs) / 1000)).toFixed(1));
  tell('processor time of each', `${((cpuSeconds / count) * 1000).toFixed(2)} ms`);
  const flat = `second half ${Math.min(...later)}–${Math.max(...later)} MB`;
  tell('memory of the worker', `idle ${idle} MB, peak ${Math.max(...rss)} MB, ${flat}`);
  if (web) tell('memory of the web process', `${webRss[0]} MB at first, peak ${Math.max(...webRss)} MB`);
  return id;
}

/** Downloads the file and reads it with programs that are not ours. */
async function check(
  clerk: Ctx,
  id: string,
  { type, count, home }: Pick<Measurement, 'type' | 'count' | 'home'>,
): Promise<boolean> {
  const file = path.join(home, 'export.zip');
  const downloadAt = performance.now();
  const { stream, size } = await openExportFile(clerk, { id, range: null, ifRange: null });
  await pipeline(Readable.from(stream), createWriteStream(file));
  tell('file', `${(size / 1e6).toFixed(1)} MB, downloaded in ${seconds(performance.now() - downloadAt)} s`);
  const unzip = (option: string, ...more: string[]) =>
    execFileSync('unzip', [option, file, ...more], { encoding: 'utf8', maxBuffer: 2 ** 30 });
  tell('unzip -t', unzip('-tq').trim().replace(file, 'the file'));
  const members = unzip('-Z1').trim().split('\n');
  if (type === 'Pdf') {
    const numbers = new Set(members.flatMap(name => /^\S+ (\d+)\b.*\.pdf$/.exec(name)?.[1] ?? []));
    tell('members', `${members.length}, different numbers ${numbers.size}`);
    return numbers.size === count && members.length === count + 1;
  }
  execFileSync('unzip', ['-oqd', home, file]);
  const lines = readFileSync(path.join(home, members[0] ?? ''), 'latin1')
    .trim()
    .split('\r\n');
  const applications = lines.filter(line => /^\d+;Submission;/.test(line)).map(line => line.split(';')[0]);
  tell('rows', `${lines.length - 1}, different applications ${new Set(applications).size}`);
  return type !== 'Csv' || (applications.length === count && new Set(applications).size === count);
}
