import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import postgres from 'postgres';
import yauzl from 'yauzl';
import { connect } from '@/db/client';
import type { ExportJob } from '@/lib/contracts/exports';
import type { Ctx } from '@/lib/platform/context';
import { startExport } from '@/lib/services/exports/start';
import { migrate } from '@/server/database/migrate';
import { makeFamilyApplication, makeFullApplication, staffOf } from '@/testing/db/factories';
import { makeOfferingClub } from '@/testing/db/offering-club';
import { copyApplication } from '@/testing/exports/copy-application';
import { bundleWorker } from '@/testing/worker/worker-process';
import { measureCopyRate } from './exports/copy-rows';
import { download } from './exports/download';
import { startWeb, type Web } from './exports/start-web';
import { startWebLoad, type WebLoad } from './exports/web-load';
import { cpuSecondsOf, residentMegabytes } from './load/process-figures';

type Measurement = {
  readonly type: ExportJob['type'];
  readonly count: number;
  readonly kills: number;
  readonly withLoad: boolean;
  readonly url: string;
  readonly home: string;
};

const phaseMs = 15_000;
const slowDownloadSeconds = 30;

/**
 * Exports `count` applications, half of them with mandate and signature, half for families, and prints the figures.
 * Returns false if something is missing in the file.
 */
export async function measure({ type, count, kills, withLoad, url, home }: Measurement): Promise<boolean> {
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
  print(`${type}, submissions`, `${count}`);
  const web = await startWeb(url, club);
  const load = withLoad ? startWebLoad(web, club) : null;
  if (load) await printIdleFigures(load);
  const id = await runExport(clerk, owner, { type, count, kills, web });
  const requests = load?.collect();
  if (requests) print('web during the export', formatRequests(requests));
  await load?.stop();
  const isComplete = id !== null && (await check(web, id, { type, count, home }));
  await web.stop();
  if (type !== 'Pdf')
    print(
      'COPY … TO of the same rows',
      `${Math.round(await measureCopyRate(owner, club.clubId))} submissions a second`,
    );
  await owner.end();
  await connection.close();
  return isComplete && !requests?.failed.length;
}

const seconds = (ms: number) => (ms / 1000).toFixed(1);
const print = (what: string, value: string) => console.log(`${what.padEnd(28)} ${value}`);
const formatRequests = ({ count, p50, p95, failed }: ReturnType<WebLoad['collect']>) =>
  `${count} requests, p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, ${failed.length} failed ${[...new Set(failed)].join(', ')}`.trim();

/** Ignores the first seconds: a process that has just started is slower. */
async function printIdleFigures(web: WebLoad): Promise<void> {
  await delay(phaseMs);
  web.collect();
  await delay(phaseMs);
  print('web before', formatRequests(web.collect()));
}

type Run = {
  readonly type: ExportJob['type'];
  readonly count: number;
  readonly kills: number;
  readonly web: Web;
};

/** Runs the export and prints its figures. Returns the id of the job, or null if it failed. */
async function runExport(
  clerk: Ctx,
  owner: postgres.Sql,
  { type, count, kills, web }: Run,
): Promise<string | null> {
  const program = await bundleWorker();
  let worker = await program.start({});
  const began = performance.now();
  const { id } = await startExport(clerk, { type, request: {} });
  const startMs = performance.now() - began;
  const idleMegabytes = residentMegabytes(worker.pid);
  const rss: number[] = [];
  const webRss: number[] = [];
  let [cpuSeconds, downMs, killed, killedAt, done, chunksMs] = [0, 0, 0, 0, 0, 0];
  for (let state = ''; state !== 'Completed'; ) {
    await delay(20);
    const [job] = await owner<{ state: string; done: number }[]>`
      select state, done from export_jobs where id = ${id}`;
    state = job?.state ?? '';
    if (state === 'Failed') return null;
    if (killedAt > 0 && (job?.done ?? 0) > done) {
      downMs += performance.now() - killedAt;
      killedAt = 0;
    }
    done = job?.done ?? 0;
    if (done === count && chunksMs === 0) chunksMs = performance.now() - began;
    rss.push(residentMegabytes(worker.pid));
    webRss.push(web.residentMegabytes());
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
  print('kills of the worker', `${killed}, ${seconds(downMs)} s until the next worker went on`);
  print('start of the job', `${Math.round(startMs)} ms`);
  print('took', `${seconds(wallMs)} s, its completion ${seconds(wallMs - chunksMs)} s of it`);
  print('submissions a second', (count / ((wallMs - downMs) / 1000)).toFixed(1));
  print('processor time per submission', `${((cpuSeconds / count) * 1000).toFixed(2)} ms`);
  const range = `second half ${Math.min(...later)}–${Math.max(...later)} MB`;
  print('memory of the worker', `idle ${idleMegabytes} MB, peak ${Math.max(...rss)} MB, ${range}`);
  print('memory of the web process', `${webRss[0]} MB at first, peak ${Math.max(...webRss)} MB`);
  return id;
}

/** Downloads the file, fast and slowly, and checks it with two readers that are not the writer's. */
async function check(
  web: Web,
  id: string,
  { type, count, home }: Pick<Measurement, 'type' | 'count' | 'home'>,
): Promise<boolean> {
  const file = path.join(home, 'export.zip');
  const { bytes } = await printDownload('first download', web, { jobId: id, file });
  await printDownload('second download', web, { jobId: id, file });
  const bytesPerSecond = bytes / slowDownloadSeconds;
  await printDownload('slow download', web, { jobId: id, file, bytesPerSecond });
  const unzip = (option: string, ...more: string[]) =>
    execFileSync('unzip', [option, file, ...more], { encoding: 'utf8', maxBuffer: 2 ** 30 });
  print('unzip -t', unzip('-tq').trim().replace(file, 'the file'));
  print('yauzl', `${await countWholeFiles(file)} files with the right checksum`);
  const members = unzip('-Z1').trim().split('\n');
  if (type === 'Pdf') {
    const numbers = new Set(members.flatMap(name => /^\S+ (\d+)\b.*\.pdf$/.exec(name)?.[1] ?? []));
    print('members', `${members.length}, different numbers ${numbers.size}`);
    return numbers.size === count && members.length === count + 1;
  }
  execFileSync('unzip', ['-oqd', home, file]);
  const lines = readFileSync(path.join(home, members[0] ?? ''), 'latin1')
    .trim()
    .split('\r\n');
  const applications = lines.filter(line => /^\d+;Submission;/.test(line)).map(line => line.split(';')[0]);
  print('rows', `${lines.length - 1}, different applications ${new Set(applications).size}`);
  return type !== 'Csv' || (applications.length === count && new Set(applications).size === count);
}

async function printDownload(what: string, web: Web, wanted: Parameters<typeof download>[1]) {
  const done = await download(web, wanted);
  const [before, ...quarters] = done.megabytes;
  print(what, `${(done.bytes / 1e6).toFixed(1)} MB in ${done.seconds.toFixed(1)} s`);
  print(
    '  memory of the web process',
    `before ${before} MB, peaks of the quarters ${quarters.join(', ')} MB`,
  );
  return done;
}

/** Reads all files of a ZIP. Throws if one is damaged. */
async function countWholeFiles(file: string): Promise<number> {
  const archive = await yauzl.openPromise(file);
  let count = 0;
  for await (const entry of archive.eachEntry()) {
    let sum = 0;
    for await (const part of await archive.openReadStreamPromise(entry)) sum = crc32(part, sum);
    if (sum !== entry.crc32) throw new Error(`${entry.fileName} is damaged`);
    count += 1;
  }
  return count;
}
