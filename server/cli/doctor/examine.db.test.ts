import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { env } from '@/lib/env';
import { noteOutage } from '@/lib/platform/outages/note-outage';
import { assertKnownSecret } from '@/lib/platform/secrets/known-secret';
import { enqueue } from '@/lib/queue/enqueue';
import { folderOf } from '@/server/database/backup/place';
import { migrate } from '@/server/database/migrate';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { type Pooler, startPooler } from '@/testing/db/pooler';
import { startMailServer } from '@/testing/mail/mail-server';
import { type Collector, startCollector } from '@/testing/traces/collector';
import { startSmtpReceiver } from '@/testing/worker/smtp-receiver';
import { type Examined, examine, versionFinding } from './examine';

const login = `login_${randomUUID().replaceAll('-', '')}`;
let database: TestDatabase;
let pooler: Pooler;
let smtp: Awaited<ReturnType<typeof startSmtpReceiver>>;
let given: Examined;
let collector: Collector;

beforeAll(async () => {
  database = await testDatabase();
  const loginUrl = new URL(database.url);
  Object.assign(loginUrl, { username: login, password: 'a-random-one' });
  await migrate(database.url, loginUrl.href);
  pooler = await startPooler([database.url]);
  smtp = await startSmtpReceiver();
  collector = await startCollector();
  given = {
    APP_SECRET: env().APP_SECRET,
    APP_SECRET_PREVIOUS: [],
    APP_URL: 'https://eintritt.example',
    SMTP_URL: smtp.url,
    DEMO: false,
    BACKUP_KEY: 'x'.repeat(32),
    DATABASE_URL: loginUrl.href,
    DATABASE_MIGRATION_URL: database.url,
    folder: process.cwd(),
    OTEL_EXPORTER_OTLP_HEADERS: {},
    OTEL_EXPORTER_OTLP_TIMEOUT: 5_000,
    OTEL_SDK_DISABLED: false,
    OTEL_TRACES_EXPORTER: 'otlp',
    OTEL_METRICS_EXPORTER: 'none',
  };
});
afterAll(async () => {
  await pooler.close();
  await smtp.close();
  await collector.close();
  await database.asOwner(owner => owner.unsafe(`drop owned by ${login}; drop role ${login}`));
  await database.close();
});

async function* content(): AsyncGenerator<Uint8Array> {
  yield new Uint8Array(1);
}

/** What is not well: state and text by check. */
async function complaints(changes: Partial<Examined> = {}): Promise<Record<string, string>> {
  const findings = await examine({ ...given, ...changes });
  return Object.fromEntries(
    findings
      .filter(({ state }) => state !== 'ok')
      .map(({ check, state, text }) => [check, `${state}: ${text}`]),
  );
}

it('an installation in order has no complaint but that of the missing backup, and none after one', async () => {
  expect(Object.keys(await complaints({ folder: undefined }))).toEqual(['backup']);
  await database.asOwner(owner => owner`insert into backups (taken_at, rows, bytes) values (now(), 1, 1)`);
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
  expect(await complaints({ folder: undefined, ...endpoint })).toEqual({});
  expect(collector.requests.map(({ path }) => path)).toEqual(['/v1/traces']);
  await database.asOwner(owner => owner`update backups set taken_at = now() - interval '9 days'`);
  expect(await complaints({ folder: undefined })).toEqual({
    backup:
      'warning: the last one is 9 days old: set BACKUP_TO for one each night, or npm run backup -- <file>',
  });
});

it('with a nightly backup by setting, its absence and a failed trial to restore it are found', async () => {
  const nightly = { folder: undefined, BACKUP_TO: os.tmpdir() };
  expect(await complaints(nightly)).toEqual({
    backup: expect.stringMatching(/^warning: .*though BACKUP_TO is set/),
    restore: expect.stringMatching(/^warning: no backup was restored yet/),
  });
  const trial = (days: number, fault: string | null) =>
    database.asOwner(
      owner => owner`
        insert into restore_trials (tried_at, file, fault) values (now() - ${days} * interval '1 day', 'a', ${fault})`,
    );
  await database.asOwner(owner => owner`update backups set taken_at = now()`);
  await trial(10, null);
  expect(await complaints(nightly)).toEqual({
    restore: expect.stringMatching(/^warning: a backup was restored and compared 10.0 days ago/),
  });
  await trial(8, null);
  expect(await complaints(nightly)).toEqual({});
  await trial(1, 'the backup is cut off');
  expect(await complaints(nightly)).toEqual({
    restore: 'warning: the last trial to restore a backup failed: the backup is cut off',
  });
});

it.each([
  [180_004, 'ok'],
  [190_000, 'ok'],
  [180_003, 'warning'],
  [150_006, 'warning'],
])('PostgreSQL %i is %s', (number, state) => {
  expect(versionFinding(number, 'PostgreSQL')).toMatchObject({ check: 'database', state });
});

it('a mail server whose certificate is not valid, or that starts TLS otherwise, is named as that', async () => {
  const server = await startMailServer({ tls: 'StartTls', hasBadCertificate: true });
  onTestFinished(server.close);
  const here = `localhost:${server.port}`;
  const mail = async (url: string) => (await complaints({ folder: undefined, SMTP_URL: url })).mail;
  expect(await mail(`smtp://${here}`)).toBeUndefined();
  expect(await mail(`smtp://${here}?tls.rejectUnauthorized=true`)).toMatch(
    /^fault: .*certificate that is not valid \(\w+\): .*rejectUnauthorized=false/,
  );
  expect(await mail(`smtps://${here}`)).toMatch(/^fault: .*smtps:\/\/ is TLS from the first byte/);
});

it('each line that is not well says what to do', async () => {
  const direct = { folder: undefined, DATABASE_MIGRATION_URL: undefined };
  expect(await complaints({ ...direct, DATABASE_URL: database.url })).toMatchObject({
    role: expect.stringMatching(/^warning: .*rights of the owner: set DATABASE_MIGRATION_URL/),
  });
  expect(await complaints({ folder: undefined, DATABASE_URL: pooler.through(database.url) })).toMatchObject({
    role: expect.stringMatching(/^fault: .*a pooler in front dropped/),
  });
  expect(await complaints({ folder: undefined, SMTP_URL: 'smtp://127.0.0.1:1' })).toMatchObject({
    mail: expect.stringMatching(
      /^fault: .*refuses the connection: see that it runs, and check host and port/,
    ),
  });
  expect(await complaints({ folder: undefined, SMTP_URL: undefined })).toMatchObject({
    mail: expect.stringMatching(/^warning: SMTP_URL is not set/),
  });
  expect(await complaints({ folder: undefined, APP_URL: 'http://eintritt.example' })).toMatchObject({
    settings: expect.stringMatching(/has no TLS/),
  });
  const local = { folder: undefined, APP_URL: 'http://localhost:3000' };
  expect(await complaints(local)).toMatchObject({
    settings: expect.stringMatching(/^warning: .*lead to this machine only: set the address/),
  });
  expect(await complaints({ ...local, DEMO: true })).not.toHaveProperty('settings');
  expect(
    await complaints({ folder: undefined, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://127.0.0.1:1' }),
  ).toMatchObject({
    traces: expect.stringMatching(/^warning: .*\(ConnectFailed\): check OTEL_EXPORTER_OTLP_ENDPOINT/),
  });
  const nowhere = 'postgres://nobody@127.0.0.1:1/none';
  expect(await complaints({ folder: undefined, DATABASE_MIGRATION_URL: nowhere })).toEqual({
    database: expect.stringMatching(/^fault: the database cannot be reached \(ECONNREFUSED\)/),
  });
});

it('another APP_SECRET, a wrong password, an unreachable BACKUP_TO and noticed outages are found', async () => {
  await assertKnownSecret(database.db, given);
  const other = { APP_SECRET: 'a secret that was made anew by mistake' };
  expect(await complaints({ folder: undefined, ...other })).toMatchObject({
    secret: expect.stringMatching(/^fault: APP_SECRET is not the one .*: set that one, or add it/),
  });
  const wrong = Object.assign(new URL(given.DATABASE_URL), { password: 'wrong', username: 'nobody' }).href;
  expect(await complaints({ folder: undefined, DATABASE_URL: wrong })).toMatchObject({
    role: expect.stringMatching(/^fault: DATABASE_URL: PostgreSQL refuses user or password: correct them/),
  });
  expect(await complaints({ folder: undefined, BACKUP_TO: '/no/such/folder' })).toMatchObject({
    'backup to': `fault: /no/such/folder cannot be read: check the name and who may read it (tried as ${os.userInfo().username})`,
  });
  await noteOutage(database.db, 'Proxy', { text: 'set TRUST_PROXY', now: new Date() });
  expect(await complaints({ folder: undefined })).toMatchObject({
    proxy: expect.stringMatching(/^warning: since 20.*Z: set TRUST_PROXY$/),
  });
});

it('a right that the role of web and worker lacks is a fault that names the table', async () => {
  await database.asOwner(owner => owner`revoke all on submissions from eintritt_app`);
  expect(await complaints({ folder: undefined })).toMatchObject({
    grants: expect.stringMatching(/^fault: eintritt_app lacks rights on submissions: /),
  });
  await migrate(database.url, given.DATABASE_URL);
  expect(await complaints({ folder: undefined })).not.toHaveProperty('grants');
});

it('rights that cannot be examined are a fault beside that of the sign-in, and the doctor goes on', async () => {
  await database.asOwner(owner => owner`alter schema pgboss rename to pgboss_elsewhere`);
  onTestFinished(async () => {
    await database.asOwner(owner => owner`alter schema pgboss_elsewhere rename to pgboss`);
  });
  expect(await complaints({ folder: undefined, SMTP_URL: undefined })).toMatchObject({
    grants: expect.stringMatching(/^fault: cannot be examined \(3F000\): eintritt migrate, or npm start/),
    role: expect.stringMatching(/^fault: DATABASE_URL: cannot be used \(42P01\)/),
    mail: expect.stringMatching(/^warning: /),
  });
});

it('a folder of backups that cannot be written is a fault, and one that can has its free space named', async () => {
  // Anybody may list it, and nobody may write in it.
  expect(await complaints({ folder: undefined, BACKUP_TO: '/proc/self' })).toMatchObject({
    'backup to': expect.stringMatching(
      /^fault: \/proc\/self\/eintritt-trial cannot be written: .*who may write/,
    ),
  });
  const folder = mkdtempSync(path.join(os.tmpdir(), 'backups-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const findings = await examine({ ...given, folder: undefined, BACKUP_TO: folder });
  expect(findings.find(({ check }) => check === 'backup to')).toEqual({
    check: 'backup to',
    state: 'ok',
    text: expect.stringMatching(/ has 0 backups, \d+ MB free, and \S+ may write$/),
  });
  expect(readdirSync(folder)).toEqual([]);
});

it.runIf(existsSync('/dev/full'))('a disk that is full is named as that', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'backups-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  symlinkSync('/dev/full', path.join(folder, 'one.part'));
  await expect(folderOf(folder).place('one').write(content())).rejects.toThrow(
    /one cannot be written, the disk is full: make room there/,
  );
});

it('old jobs, jobs that are set aside and pending migrations are found', async () => {
  await database.db.transaction(tx => enqueue(tx, 'clean-up', {}));
  await database.asOwner(async owner => {
    await owner`update pgboss.job set start_after = now() - interval '20 minutes' where name = 'clean-up'`;
    await owner`insert into suspect_jobs (queue, payload, deaths, started_at, set_aside_at) values ('clean-up', '{}', 4, now(), now())`;
  });
  expect(await complaints()).toMatchObject({
    jobs: expect.stringMatching(/^fault: the oldest due job waits for 120\d s: see that a worker runs/),
    'set aside': expect.stringMatching(/^warning: 1 jobs.*npm run jobs/),
  });
  await database.asOwner(
    owner =>
      owner`delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`,
  );
  expect(await complaints()).toMatchObject({ migrations: expect.stringMatching(/^warning: 1 pending/) });
});
