import { statfs } from 'node:fs/promises';
import nodemailer from 'nodemailer';
import postgres from 'postgres';
import { releaseText } from '@/bin/report.mjs';
import { connect, type Db } from '@/db/client';
import { connectionFaultOf } from '@/db/connection-fault';
import { type Env, ownerUrl } from '@/lib/env';
import { isTlsFailure } from '@/lib/mail/mail-failure';
import { installationOptions } from '@/lib/mail/mailer';
import type { OutageName } from '@/lib/platform/outages/note-outage';
import { listOutages, type Outage } from '@/lib/platform/outages/queries';
import {
  type CollectorSettings,
  collectorOf,
  createCollectorClient,
  postToCollector,
} from '@/lib/platform/outbound/collector';
import { hasKnownSecret, WrongSecret } from '@/lib/platform/secrets/known-secret';
import { readQueues } from '@/lib/queue/queue-state';
import { countSetAsideJobs } from '@/lib/queue/suspect-jobs';
import { isBackupName } from '@/server/database/backup/kept';
import { folderOf, type Store, tryToWrite } from '@/server/database/backup/place';
import { restoreMark } from '@/server/database/migrate';
import { readMigrationState } from '@/server/database/migrations';
import { type Finding, fault, ok, rights, warning } from '@/server/database/preflight';
import { faultLine, userName } from '../command/run-command';

export type Examined = Pick<
  Env,
  | 'APP_URL'
  | 'APP_SECRET'
  | 'APP_SECRET_PREVIOUS'
  | 'DATABASE_URL'
  | 'DATABASE_MIGRATION_URL'
  | 'SMTP_URL'
  | 'DEMO'
  | 'BACKUP_KEY'
  | 'BACKUP_TO'
> &
  CollectorSettings & {
    /** Folder whose disk must have room: that of the embedded database. Undefined with a database elsewhere. */
    readonly folder: string | undefined;
    /** Store of backups. */
    readonly store?: Store | undefined;
  };

const oldestServerVersion = 150_000;
/** The newest minor versions when this release was made: of May 2026. */
const knownMinors: Readonly<Record<number, number>> = { 15: 18, 16: 14, 17: 10, 18: 4 };
const megabyte = 1024 * 1024;
const space = { faultMb: 200, warningMb: 2_000 };
const skew = { faultMs: 30_000, warningMs: 2_000 };
const oldestJob = { faultSeconds: 600, warningSeconds: 60 };
const backupDays = 2;
const trialDays = 9;

/** Examines an installation. Changes nothing, and removes the file that it writes as a trial. A check that cannot be made is a fault. */
export async function examine(given: Examined): Promise<Finding[]> {
  return [
    ok('version', `Eintritt ${releaseText()}`),
    settings(given),
    ...(await database(given)),
    ...(given.folder ? [await freeSpace(given.folder)] : []),
    ...(given.BACKUP_TO ? [await backupFolder(given.BACKUP_TO, given.store)] : []),
    await mailServer(given),
    ...(await collector(given)),
  ];
}

function settings({ APP_URL, DEMO }: Examined): Finding {
  if (DEMO) return ok('settings', `valid, for a demo (${APP_URL})`);
  if (/^https?:\/\/(localhost|127\.|\[::1\])/i.test(APP_URL))
    return warning(
      'settings',
      `APP_URL ${APP_URL} and the links in mails lead to this machine only: set the address that people open`,
    );
  if (APP_URL.startsWith('http://'))
    return warning(
      'settings',
      `APP_URL ${APP_URL} has no TLS: put a proxy with TLS in front and set https://`,
    );
  return ok('settings', `valid, for ${APP_URL}`);
}

async function database(given: Examined): Promise<Finding[]> {
  const owner = postgres(ownerUrl(given), {
    max: 1,
    connect_timeout: 5,
    onnotice: () => {},
    connection: { application_name: 'eintritt-doctor' },
  });
  try {
    const version = await serverVersion(owner);
    if (version.state === 'fault') return [version];
    const before = Date.now();
    const [row] = await owner<{ at: Date }[]>`select clock_timestamp() as at`;
    const clock = clockOf(Number(row?.at) - (before + Date.now()) / 2);
    const migrated = await migrations(owner);
    if (migrated.state !== 'ok') return [version, clock, migrated, await rights(owner)];
    return [
      version,
      clock,
      migrated,
      await grants(owner),
      ...(await runTime(given)),
      ...(await backupsOf(owner, given)),
    ];
  } finally {
    await owner.end({ timeout: 5 });
  }
}

async function serverVersion(owner: postgres.Sql): Promise<Finding> {
  try {
    const [row] = await owner<{ number: number; text: string; size: string }[]>`
      select current_setting('server_version_num')::int as number, current_setting('server_version') as text,
        pg_size_pretty(pg_database_size(current_database())) as size`;
    if (!row || row.number < oldestServerVersion)
      return fault('database', `PostgreSQL ${row?.text} is too old: use PostgreSQL 15 or newer`);
    return versionFinding(row.number, `PostgreSQL ${row.text}, ${row.size}`);
  } catch (error) {
    return fault('database', connectionFaultOf(error)?.text ?? `cannot be used (${reason(error)})`);
  }
}

/** `number` is `server_version_num`: 180004 is 18.4. */
export function versionFinding(number: number, text: string): Finding {
  const major = Math.floor(number / 10_000);
  const newest = knownMinors[major] ?? 0;
  if (number % 10_000 >= newest) return ok('database', text);
  return warning(
    'database',
    `${text}: ${major}.${newest} has fixes that it lacks. Install the newest ${major} (the embedded one comes with a release of Eintritt) and restart it; the data stays as it is`,
  );
}

function clockOf(aheadMs: number): Finding {
  const seconds = Math.abs(aheadMs / 1000).toFixed(1);
  const text = `${seconds} s beside the database's`;
  const repair = 'run NTP on both machines: links, codes of the second factor and jobs depend on it';
  if (Math.abs(aheadMs) > skew.faultMs) return fault('clock', `${text}: ${repair}`);
  if (Math.abs(aheadMs) > skew.warningMs) return warning('clock', `${text}: ${repair}`);
  return ok('clock', text);
}

async function migrations(owner: postgres.Sql): Promise<Finding> {
  const [row] = await owner`select to_regnamespace(${restoreMark}) is not null as "isMarked"`;
  if (row?.isMarked)
    return fault('migrations', 'a restore was not finished: run npm run restore with the same backup again');
  const { applied, pending, refusal } = await readMigrationState(owner);
  if (!applied) return fault('migrations', 'no tables yet: npm start makes them');
  if (refusal) return fault('migrations', refusal);
  if (pending.length > 0)
    return warning(
      'migrations',
      `${pending.length} pending: make a backup, run npm run migrate -- --check, then npm start applies them`,
    );
  return ok('migrations', `all ${applied.length} applied`);
}

/** Whether the role of web and worker may use each table, as `grantTables` grants it. */
async function grants(owner: postgres.Sql): Promise<Finding> {
  try {
    const lacking = await listUngranted(owner);
    if (lacking.length === 0) return ok('grants', 'web and worker may use all tables');
    return fault(
      'grants',
      `eintritt_app lacks rights on ${lacking.join(', ')}: eintritt migrate, or npm start, grants them again`,
    );
  } catch (error) {
    // The role or the schema of the queue is missing.
    return fault(
      'grants',
      `cannot be examined (${reason(error)}): eintritt migrate, or npm start, repairs role, schema and rights`,
    );
  }
}

async function listUngranted(owner: postgres.Sql): Promise<readonly string[]> {
  const [row] = await owner<{ lacking: string[] }[]>`
    select coalesce(array_agg(c.oid::regclass::text order by 1), '{}') as lacking
    from pg_class c
    where c.relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace) and c.relkind in ('r', 'p')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
      and not (has_table_privilege('eintritt_app', c.oid, 'select') and has_table_privilege('eintritt_app', c.oid, 'insert')
        and (c.relname in ('audit_entries', 'operator_actions')
          or has_table_privilege('eintritt_app', c.oid, 'update') and has_table_privilege('eintritt_app', c.oid, 'delete')))`;
  return row?.lacking ?? [];
}

/** What web and worker see: role, secret, age of jobs, jobs that were set aside. */
async function runTime(given: Examined): Promise<Finding[]> {
  const { db, close } = connect(given.DATABASE_URL, { max: 1, applicationName: 'eintritt-doctor' });
  try {
    const [row] = await db.execute(
      `select session_user::text as login, pg_has_role(session_user, (select datdba from pg_database where datname = current_database()), 'member') or rolsuper or rolbypassrls as "isMighty" from pg_roles where rolname = session_user`,
    );
    const role = row?.isMighty
      ? warning(
          'role',
          `web and worker run as eintritt_app, but sign in as ${row.login}, who has rights of the owner: set DATABASE_MIGRATION_URL, and DATABASE_URL with a user of its own`,
        )
      : ok('role', `web and worker sign in as ${row?.login} and run as eintritt_app`);
    const oldest = Math.max(0, ...(await readQueues(db)).map(queue => queue.oldestDueSeconds));
    const known = (await listOutages(db, new Date())).map(outageOf);
    await repeatElsewhere(given.DATABASE_URL, () => db.transaction(tx => listOutages(tx, new Date())));
    return [
      role,
      await secretOf(db, given),
      ...known,
      jobsOf(Math.round(oldest)),
      setAsideOf(await countSetAsideJobs(db)),
    ];
  } catch (error) {
    const text =
      connectionFaultOf(error)?.text ?? `cannot be used (${reason(error)}): npm start repairs its user`;
    return [fault('role', `DATABASE_URL: ${text}`)];
  } finally {
    await close();
  }
}

/**
 * Repeats a read while another client has the connection that a pooler gave it before. Throws if the pooler gives it
 * another one, on which its statement is not prepared: under load this happens now and then. Outside a transaction the
 * driver would prepare it again.
 */
async function repeatElsewhere(url: string, read: () => Promise<unknown>): Promise<void> {
  const { db, close } = connect(url, { max: 1, applicationName: 'eintritt-doctor' });
  try {
    await db.transaction(async tx => {
      await tx.execute('select 1');
      await read();
    });
  } finally {
    await close();
  }
}

/** What web, worker and backups noticed. */
function outageOf({ name, text, since }: Outage): Finding {
  return warning(checks[name] ?? name, `since ${since.toISOString().slice(0, 16)}Z: ${text}`);
}

/** A later version may have written other names. */
const checks: Readonly<Record<string, string>> = {
  Mail: 'mails',
  MailHeldBack: 'mails',
  Proxy: 'proxy',
  Backup: 'backup',
} satisfies Record<OutageName, string>;

async function secretOf(db: Db, given: Examined): Promise<Finding> {
  if (await hasKnownSecret(db, given)) return ok('secret', 'APP_SECRET is the one of the records');
  return fault('secret', new WrongSecret().message);
}

function jobsOf(seconds: number): Finding {
  const text = `the oldest due job waits for ${seconds} s`;
  const repair = 'see that a worker runs (npm start, or ROLE=worker), and its log';
  if (seconds > oldestJob.faultSeconds) return fault('jobs', `${text}: ${repair}`);
  if (seconds > oldestJob.warningSeconds) return warning('jobs', `${text}: ${repair}`);
  return ok('jobs', seconds === 0 ? 'none is due' : text);
}

function setAsideOf(count: number): Finding {
  if (count === 0) return ok('set aside', 'no job');
  return warning('set aside', `${count} jobs, because workers died with them: npm run jobs lists them`);
}

async function backupsOf(owner: postgres.Sql, given: Examined): Promise<Finding[]> {
  const [row] = await owner<{ backup: number | null; proven: number | null; fault: string | null }[]>`
    select extract(epoch from now() - (select max(taken_at) from backups))::float8 / 86400 as backup,
      extract(epoch from now() - (select max(tried_at) from restore_trials where fault is null))::float8 / 86400 as proven,
      (select fault from restore_trials order by tried_at desc limit 1) as fault`;
  const found = { backup: row?.backup ?? null, proven: row?.proven ?? null, fault: row?.fault ?? null };
  return [lastBackup(found.backup, given), ...(given.BACKUP_TO ? [lastTrial(found)] : [])];
}

function lastBackup(days: number | null, { BACKUP_KEY, BACKUP_TO, DEMO }: Examined): Finding {
  if (days !== null && days <= backupDays) return ok('backup', `the last one is ${days.toFixed(1)} days old`);
  const text = days === null ? 'none was made' : `the last one is ${days.toFixed(0)} days old`;
  if (BACKUP_TO)
    return warning(
      'backup',
      `${text}, though BACKUP_TO is set: npm run backup says why, npm start makes one each night`,
    );
  if (DEMO) return ok('backup', text);
  const key = BACKUP_KEY ? '' : 'BACKUP_KEY and ';
  return warning('backup', `${text}: set ${key}BACKUP_TO for one each night, or npm run backup -- <file>`);
}

function lastTrial({ proven, fault }: { proven: number | null; fault: string | null }): Finding {
  if (fault) return warning('restore', `the last trial to restore a backup failed: ${fault}`);
  if (proven === null) return warning('restore', 'no backup was restored yet: npm start does so once a week');
  const text = `a backup was restored and compared ${proven.toFixed(1)} days ago`;
  if (proven <= trialDays) return ok('restore', text);
  return warning('restore', `${text}: npm start does so once a week, its log says why not`);
}

async function freeSpace(folder: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(folder);
  const free = Math.floor((bavail * bsize) / megabyte);
  const text = `${free} MB free at ${folder}`;
  if (free < space.faultMb) return fault('disk', `${text}: make room at once, PostgreSQL stops without it`);
  if (free < space.warningMb) return warning('disk', `${text}: make room`);
  return ok('disk', text);
}

async function backupFolder(to: string, store: Store | undefined): Promise<Finding> {
  try {
    const folder = folderOf(to, store);
    const names = (await folder.list()).filter(isBackupName);
    await tryToWrite(`${to}/trial`, store);
    const freeMb = await folder.freeMb();
    const text = `${to} has ${names.length} backups`;
    if (freeMb === undefined) return ok('backup to', text);
    if (freeMb >= space.faultMb)
      return ok('backup to', `${text}, ${freeMb} MB free, and ${userName()} may write`);
    return warning(
      'backup to',
      `${text}, and only ${freeMb} MB free: make room, or the next one may not fit`,
    );
  } catch (error) {
    // Backups may be made by another user.
    const who = to.startsWith('s3:') ? '' : ` (tried as ${userName()})`;
    return fault('backup to', `${faultLine(error)}${who}`);
  }
}

async function mailServer({ SMTP_URL, DEMO }: Examined): Promise<Finding> {
  if (!SMTP_URL)
    return DEMO
      ? ok('mail', 'no SMTP_URL: mails stay in the outbox')
      : warning('mail', 'SMTP_URL is not set: invitations and links for passwords reach nobody');
  const transport = nodemailer.createTransport({
    ...installationOptions(SMTP_URL),
    connectionTimeout: 8_000,
    greetingTimeout: 8_000,
  });
  try {
    await transport.verify();
    return ok('mail', 'the server of SMTP_URL accepts the sign-in');
  } catch (error) {
    return fault('mail', `the server of SMTP_URL ${mailFault(error)}`);
  } finally {
    transport.close();
  }
}

function mailFault(error: unknown): string {
  if (!(error instanceof Error) || !isTlsFailure(error)) return notAccepted(error);
  const code = originalCodeOf(error);
  if (!/CERT|ISSUER|SIGNATURE/.test(code))
    return 'does not use TLS as the address says: smtps:// is TLS from the first byte (port 465), smtp:// STARTTLS (587, 25)';
  return `has a certificate that is not valid (${code}): use the name that it has, give its authority in NODE_EXTRA_CA_CERTS, or add ?tls.rejectUnauthorized=false to SMTP_URL if the network is yours alone`;
}

function originalCodeOf(error: unknown): string {
  return error instanceof Error && 'originalCode' in error ? String(error.originalCode) : '';
}

function notAccepted(error: unknown): string {
  const code = originalCodeOf(error) || reason(error);
  const said = error instanceof Error ? error.message : '';
  if (/ECONNREFUSED/.test(`${code} ${said}`))
    return 'refuses the connection: see that it runs, and check host and port';
  if (/ENOTFOUND|EAI_AGAIN|EDNS/.test(`${code} ${said}`))
    return `has a name that is unknown here (${code}): check the host`;
  return `does not accept mail (${code}): check address, user and password`;
}

/** Sends no spans and no metrics to each address that the settings name. */
async function collector(given: Examined): Promise<Finding[]> {
  const client = createCollectorClient();
  const findings: Finding[] = [];
  for (const signal of ['TRACES', 'METRICS'] as const) {
    const target = collectorOf(given, signal);
    if (!target) continue;
    const check = signal.toLowerCase();
    const body = JSON.stringify(signal === 'TRACES' ? { resourceSpans: [] } : { resourceMetrics: [] });
    const { isAccepted, reason } = await postToCollector(client, target, body);
    findings.push(
      isAccepted
        ? ok(check, 'the collector accepts them')
        : warning(
            check,
            `the collector does not accept them (${reason}): check OTEL_EXPORTER_OTLP_ENDPOINT (OTLP by HTTP, often port 4318) and OTEL_EXPORTER_OTLP_HEADERS`,
          ),
    );
  }
  await client.close();
  return findings;
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error.cause ? reason(error.cause) : error.name;
}
