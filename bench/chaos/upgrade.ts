import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import postgres from 'postgres';
import { chooseLoopbackPort } from '@/bin/ports.mjs';
import { type ProductProcess, runScript, startProcess } from '@/e2e/fixtures/product';
import { databaseAddress } from '@/testing/db/addresses';
import { startCutConnection } from '@/testing/db/cut-connection';
import { tokenFor } from '@/testing/db/offering-club';
import { startHttpReceiver } from '@/testing/worker/http-receiver';
import type { Rig } from '@/testing/worker/rig';
import { startSmtpReceiver } from '@/testing/worker/smtp-receiver';
import type { makeUpgradeClub } from './make-upgrade-club';
import type { Report } from './report';

export type UpgradeSizes = {
  /** Folder and name of the version before. */
  readonly previous: { readonly folder: string; readonly name: string };
  /** Every how many statements of the migration it is killed. */
  readonly killEvery: number;
};

type Club = Awaited<ReturnType<typeof makeUpgradeClub>>;

const callers = 4;
const betweenCallsMs = 25;
const readinessCheckMs = 250;
const readyMaxMs = 90_000;
const jobsMaxMs = 120_000;
const hereFolder = process.cwd();

/**
 * Kills (-9) the migration from the previous version to this one at its statements; then both versions start and serve
 * the database. After that it replaces two web and two worker processes of the previous version under load, one by one,
 * and puts the previous version back in the place of one.
 */
export async function upgrade(
  { databaseUrl, owner }: Pick<Rig, 'databaseUrl' | 'owner'>,
  { previous, killEvery }: UpgradeSizes,
  _random: () => number,
  report: Report,
): Promise<void> {
  const names = ['upgrade_old', 'upgrade_killed', 'upgrade_rolled'] as const;
  const [old, killed, rolled] = names.map(name => databaseAddress(databaseUrl, name)) as [
    string,
    string,
    string,
  ];
  const [receiver, smtp] = [await startHttpReceiver(), await startSmtpReceiver()];
  await owner.unsafe('create database upgrade_old');
  await runScript('migrate', { DATABASE_URL: old }, previous);
  const made = await import(pathToFileURL(`${previous.folder}/dist/server/make-upgrade-club.mjs`).href);
  const club: Club = await made.makeUpgradeClub(old, receiver.url);
  const copyOld = async (name: string) => {
    await owner.unsafe(`drop database if exists ${name} with (force)`);
    await owner.unsafe(`create database ${name} template upgrade_old`);
  };
  report.add('the version before', previous.name);
  await killMigration(killed, () => copyOld(names[1]), { previous, killEvery, club }, report);
  await copyOld(names[2]);
  await roll(rolled, { previous, club, smtpUrl: smtp.url }, report);
  await checkJobs(rolled, club, { hooks: receiver.requests, mails: smtp.mails.length }, report);
  await Promise.all([receiver.close(), smtp.close()]);
  for (const name of names) await owner.unsafe(`drop database ${name} with (force)`);
}

function environment(url: string): Record<string, string> {
  return {
    APP_URL: 'http://localhost:3000',
    APP_SECRET: process.env.APP_SECRET ?? '',
    DATABASE_URL: url,
    RATE_LIMIT_SCALE: '0',
    OUTBOUND_ALLOW_CIDRS: '127.0.0.0/8',
    LOG_LEVEL: 'error',
  };
}

type Killing = Pick<UpgradeSizes, 'previous' | 'killEvery'> & { readonly club: Club };

async function killMigration(
  url: string,
  renew: () => Promise<void>,
  { previous, killEvery, club }: Killing,
  report: Report,
): Promise<void> {
  let kills = 0;
  let failures = 0;
  for (let isDone = false, count = 0; !isDone; count += killEvery) {
    await renew();
    const cut = await startCutConnection(new URL(url));
    cut.cutAfter(count);
    // Killed as it sends the next statement: PostgreSQL sees the end of both.
    const migrating = runScript('migrate', { DATABASE_URL: cut.through(url) }, { killed: cut.wasCut });
    isDone = await migrating.then(
      () => true,
      () => false,
    );
    await cut.close();
    if (isDone) continue;
    kills += 1;
    for (const folder of [previous.folder, hereFolder])
      if (!(await startsAndServes(folder, url, club))) failures += 1;
  }
  report.add('kills of the migration', kills);
  report.check('after which a version did not start', failures, `0 of ${2 * kills}`, failures === 0);
}

/** What `npm start` does, in short. */
async function startsAndServes(folder: string, url: string, club: Club): Promise<boolean> {
  const port = await chooseLoopbackPort();
  await runScript('migrate', { DATABASE_URL: url }, { folder });
  const web = await startProcess('web', { ...environment(url), PORT: String(port) }, folder);
  const baseURL = `http://localhost:${port}`;
  const answers = await Promise.all([
    fetch(`${baseURL}/f/${club.slug}/membership`),
    apply(baseURL, club, 'killed'),
    fetch(`${baseURL}/api/v1/submits`, { headers: { Authorization: `Bearer ${club.key}` } }),
  ]);
  await web.kill();
  return answers.every(({ ok }) => ok);
}

async function apply(baseURL: string, club: Club, name: string): Promise<Response> {
  const formToken = await tokenFor(club.clubId, new Date(Date.now() - 60_000));
  return fetch(`${baseURL}/api/v1/submits/memberships?club=${club.slug}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Form-Token': formToken },
    body: JSON.stringify({ ...club.application, email: `${name}@example.org` }),
  });
}

type Replica = { readonly port: number; process: ProductProcess; isReady: boolean };
type Rolling = Pick<UpgradeSizes, 'previous'> & { readonly club: Club; readonly smtpUrl: string };

async function roll(url: string, { previous, club, smtpUrl }: Rolling, report: Report): Promise<void> {
  const startWeb = (port: number, folder: string) =>
    startProcess('web', { ...environment(url), PORT: String(port) }, folder);
  const startWorker = (folder: string) =>
    startProcess(
      'worker',
      { ...environment(url), SMTP_URL: smtpUrl, MAIL_FROM: 'post@eintritt.example' },
      folder,
    );
  const replicas: Replica[] = [];
  for (let index = 0; index < 2; index += 1) {
    const port = await chooseLoopbackPort();
    replicas.push({ port, process: await startWeb(port, previous.folder), isReady: true });
  }
  const workers = [await startWorker(previous.folder), await startWorker(previous.folder)];
  const load = startLoad(replicas, club);
  const began = performance.now();
  await runScript('migrate', { DATABASE_URL: url });
  const replace = async (replica: Replica, folder: string) => {
    await replica.process.stop();
    replica.process = await startWeb(replica.port, folder);
    for (const end = Date.now() + readyMaxMs; !replica.isReady; await delay(readinessCheckMs))
      if (Date.now() > end) throw new Error('A web process did not become ready');
  };
  for (const replica of replicas) await replace(replica, hereFolder);
  for (const [index, worker] of workers.entries()) {
    await worker.stop();
    workers[index] = await startWorker(hereFolder);
  }
  const [first] = replicas;
  if (first) await replace(first, previous.folder);
  const seconds = (performance.now() - began) / 1000;
  const { calls, failures, acknowledged } = await load.stop();
  await untilJobsAreDone(url);
  await Promise.all([...replicas.map(one => one.process.stop()), ...workers.map(one => one.stop())]);
  report.add('seconds of the upgrade of two web, two workers', Math.round(seconds));
  report.add('requests a second meanwhile', Math.round(calls / seconds));
  report.check('requests that failed', failures.length, `0 of ${calls}`, failures.length === 0);
  if (failures.length > 0) report.add('kinds of failure', [...new Set(failures)].join(', '));
  const stored = await withOwner(
    url,
    sql => sql<{ id: string }[]>`select id from submissions where club_id = ${club.clubId}`,
  );
  const ids = new Set(stored.map(({ id }) => id));
  const missing = acknowledged.filter(id => !ids.has(id)).length;
  report.check('acknowledged, but not stored', missing, `0 of ${acknowledged.length}`, missing === 0);
  const unknown = stored.length - acknowledged.length;
  report.check('stored twice or without acknowledgement', unknown, '0', unknown === 0);
}

/** Clients behind a load balancer that asks /readyz: forms, applications, reads and writes of the API. No retries. */
function startLoad(replicas: readonly Replica[], club: Club) {
  const failures: string[] = [];
  const acknowledged: string[] = [];
  let calls = 0;
  let isOver = false;
  const checking = replicas.map(async replica => {
    while (!isOver) {
      const request = fetch(`http://localhost:${replica.port}/readyz`, {
        signal: AbortSignal.timeout(2_000),
      });
      replica.isReady = await request.then(
        ({ ok }) => ok,
        () => false,
      );
      await delay(readinessCheckMs);
    }
  });
  const call = async (send: (baseURL: string) => Promise<Response>): Promise<string> => {
    const ready = replicas.filter(({ isReady }) => isReady);
    const replica = ready[calls % Math.max(1, ready.length)];
    calls += 1;
    try {
      if (!replica) throw new Error('no replica ready');
      const response = await send(`http://localhost:${replica.port}`);
      const text = await response.text();
      if (response.ok) return text;
      failures.push(`${response.status} ${new URL(response.url).pathname.replace(/[0-9a-f-]{36}/, '{id}')}`);
    } catch (error) {
      failures.push(error instanceof Error ? String(error.cause ?? error.message) : 'no answer');
    }
    return '';
  };
  const headers = { Authorization: `Bearer ${club.key}`, 'Content-Type': 'application/json' };
  const calling = Array.from({ length: callers }, async (_none, caller) => {
    for (let number = 0; !isOver; number += 1) {
      const name = `caller-${caller}-${number}`;
      await call(baseURL => fetch(`${baseURL}/f/${club.slug}/membership`));
      const answer = await call(baseURL => apply(baseURL, club, name));
      if (answer) acknowledged.push(JSON.parse(answer).id);
      await call(baseURL => fetch(`${baseURL}/api/v1/submits?limit=5`, { headers }));
      const id = acknowledged.at(-1);
      const body = JSON.stringify({ city: `Köln ${number}` });
      await call(baseURL =>
        fetch(`${baseURL}/api/v1/submits/memberships/${id}`, { method: 'PATCH', headers, body }),
      );
      await delay(betweenCallsMs);
    }
  });
  return {
    stop: async () => {
      isOver = true;
      await Promise.all([...calling, ...checking]);
      return { calls, failures, acknowledged };
    },
  };
}

async function untilJobsAreDone(url: string): Promise<void> {
  for (const end = Date.now() + jobsMaxMs; Date.now() < end; await delay(readinessCheckMs)) {
    const [row] = await withOwner(
      url,
      sql => sql<{ open: number }[]>`
        select (select count(*) from webhook_deliveries where status in ('Pending', 'Retrying'))
          + (select count(*) from mails where state = 'Queued') as open`,
    );
    if (Number(row?.open) === 0) return;
  }
}

type Arrived = {
  readonly hooks: readonly { readonly headers: Readonly<Record<string, string>> }[];
  readonly mails: number;
};

async function checkJobs(url: string, club: Club, { hooks, mails }: Arrived, report: Report): Promise<void> {
  const [expected] = await withOwner(
    url,
    sql => sql<{ deliveries: number; mails: number }[]>`
      select (select count(*)::int from webhook_deliveries where club_id = ${club.clubId}) as deliveries,
        (select count(*)::int from mails where club_id = ${club.clubId}) as mails`,
  );
  const deliveries = expected?.deliveries ?? 0;
  const arrived = new Set(hooks.map(({ headers }) => headers['webhook-id'])).size;
  report.check(
    'deliveries lost',
    deliveries - arrived,
    `0 of ${deliveries}`,
    deliveries > 0 && deliveries === arrived,
  );
  report.check('deliveries sent twice', hooks.length - arrived, '0', hooks.length === arrived);
  const wanted = expected?.mails ?? 0;
  report.check('mails lost or sent twice', wanted - mails, `0 of ${wanted}`, wanted > 0 && wanted === mails);
}

async function withOwner<T>(url: string, work: (sql: postgres.Sql) => PromiseLike<T>): Promise<T> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}
