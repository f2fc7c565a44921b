import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Place, placeOf } from '@/server/database/backup/place';
import { inspect, restore } from '@/server/database/backup/restore';
import { migrate } from '@/server/database/migrate';
import { databaseAddress } from '@/testing/db/addresses';
import { withSql } from '@/testing/db/clone-template';
import { startObjectServer } from '@/testing/exports/object-server';
import { checksums } from '@/testing/http/rows';
import { startKillable } from '@/testing/worker/killable';
import type { Report } from './report';

export type BackupSizes = { readonly kills: number; readonly rows: number };

const key = 'a key of backups in tests, and of nothing else';
const appSecret = 'a secret of the test run, not of any installation';

/** Kills (-9) backups, into a folder and into an S3 store by turns, and restores at random moments. */
export async function killBackup(
  url: string,
  { kills, rows }: BackupSizes,
  random: () => number,
  report: Report,
): Promise<void> {
  const home = await mkdtemp(path.join(os.tmpdir(), 'eintritt-chaos-backup-'));
  const store = await startObjectServer();
  const program = await startKillable(['server/cli/backup.ts', 'server/cli/restore.ts']);
  const source = await makeDatabase(url, 'eintritt_chaos_source');
  await fill(source, rows);
  const before = await sumsOf(source);
  const env = (databaseUrl: string) => ({
    DATABASE_URL: databaseUrl,
    DATABASE_MIGRATION_URL: '',
    APP_SECRET: appSecret,
    BACKUP_KEY: key,
    BACKUP_S3_ENDPOINT: store.access.endpoint,
    BACKUP_S3_REGION: store.access.region,
    BACKUP_S3_ACCESS_KEY_ID: store.access.accessKeyId,
    BACKUP_S3_SECRET_ACCESS_KEY: store.access.secretAccessKey,
  });
  /** Runs a command to its end and returns how long it took. */
  const timeOf = async (name: string, address: string, databaseUrl: string) => {
    const began = performance.now();
    await program.runAndKill(name, [address], env(databaseUrl), 600_000);
    return performance.now() - began;
  };

  const whole = path.join(home, 'whole.backup');
  const backupMs = await timeOf('backup', whole, source);
  const { bucket, ...access } = store.access;
  const found = { none: 0, whole: 0, half: 0 };
  for (let kill = 0; kill < kills; kill += 1) {
    const file = path.join(home, `${kill}.backup`);
    const address = kill % 2 === 0 ? file : `s3://${bucket}/${kill}.backup`;
    await program.runAndKill('backup', [address], env(source), random() * backupMs * 1.1);
    const isThere = existsSync(file) || store.objects.has(`/${bucket}/${kill}.backup`);
    found[isThere ? await stateOf(placeOf(address, access)) : 'none'] += 1;
  }

  let target = await makeDatabase(url, 'eintritt_chaos_target', false);
  const restoreMs = await timeOf('restore', whole, target);
  const ends = { empty: 0, marked: 0, equal: 0, wrong: 0 };
  target = await makeDatabase(url, 'eintritt_chaos_target', false);
  for (let kill = 0; kill < kills; kill += 1) {
    await program.runAndKill('restore', [whole], env(target), random() * restoreMs * 1.1);
    await withoutOthers(target);
    const end = await endOf(target, before);
    ends[end] += 1;
    if (end === 'equal' || end === 'wrong') target = await makeDatabase(url, 'eintritt_chaos_target', false);
  }
  await restore({ url: target, key, appSecret }, placeOf(whole));
  const isEqual = sameSums(await sumsOf(target), before);

  report.add('rows', rows);
  report.add('ms of a backup, of a restore', `${Math.round(backupMs)}, ${Math.round(restoreMs)}`);
  report.add('killed backups: no file, whole', `${found.none}, ${found.whole}`);
  report.check('killed backups: half files', found.half, '0', found.half === 0);
  report.add('killed restores: empty, marked, equal', `${ends.empty}, ${ends.marked}, ${ends.equal}`);
  report.check('killed restores: other states', ends.wrong, '0', ends.wrong === 0);
  report.check('restore after the kills differs', Number(!isEqual), '0', isEqual);
  program.remove();
  await store.close();
  await rm(home, { recursive: true });
  for (const name of ['eintritt_chaos_source', 'eintritt_chaos_target'])
    await withSql(url, sql => sql`drop database ${sql(name)} with (force)`);
}

/** Creates the database anew, with the tables of this version or empty, and returns its address. */
async function makeDatabase(url: string, name: string, hasTables = true): Promise<string> {
  await withSql(url, sql => sql`drop database if exists ${sql(name)} with (force)`);
  await withSql(url, sql => sql`create database ${sql(name)}`);
  const made = databaseAddress(url, name);
  if (hasTables) await migrate(made);
  return made;
}

/** Rows that no compression makes small, so that a backup has many pieces and parts. */
async function fill(url: string, rows: number): Promise<void> {
  await withSql(
    url,
    sql => sql`
      insert into suspect_jobs (queue, payload, deaths, started_at)
      select 'run-night', jsonb_build_object('clubId', md5(random()::text) || md5(random()::text)), 1, now()
      from generate_series(1, ${rows})`,
  );
}

async function stateOf(place: Place): Promise<'whole' | 'half'> {
  return inspect(place, key).then(
    () => 'whole',
    () => 'half',
  );
}

/** Waits until the server has noticed that the killed process is gone. */
async function withoutOthers(url: string): Promise<void> {
  await withSql(url, async sql => {
    await sql`
      select pg_terminate_backend(pid, 10000) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`;
  });
}

async function endOf(
  url: string,
  before: Record<string, string>,
): Promise<'empty' | 'marked' | 'equal' | 'wrong'> {
  const [state] = await withSql(
    url,
    sql => sql<{ isMarked: boolean; hasClubs: boolean }[]>`
      select to_regnamespace('eintritt_restore') is not null as "isMarked", to_regclass('clubs') is not null as "hasClubs"`,
  );
  if (state?.isMarked) {
    const refusal = await migrate(url).then(() => 'started', String);
    return refusal.includes('was not finished') ? 'marked' : 'wrong';
  }
  if (!state?.hasClubs) return 'empty';
  return sameSums(await sumsOf(url), before) ? 'equal' : 'wrong';
}

/**
 * Without what the migration and the restore write anew (jobs' tables, the fingerprint of the secret), and the
 * list of backups, which is written after the snapshot.
 */
async function sumsOf(url: string): Promise<Record<string, string>> {
  const sums = await checksums({ asOwner: work => withSql(url, work) });
  return Object.fromEntries(
    Object.entries(sums).filter(
      ([name]) => !/^pgboss\.(?!job)|^public\.(?:backups|secret_fingerprints)$/.test(name),
    ),
  );
}

function sameSums(one: Record<string, string>, other: Record<string, string>): boolean {
  return JSON.stringify(Object.entries(one).toSorted()) === JSON.stringify(Object.entries(other).toSorted());
}
