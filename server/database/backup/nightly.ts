import { statfs } from 'node:fs/promises';
import type postgres from 'postgres';
import { type BackupFigures, backUp } from './back-up';
import { backupName, expiredBackups, isBackupName, startOfNight } from './kept';
import type { Folder } from './place';
import { restore } from './restore';
import { BackupError } from './sealed-file';
import { connectOwner } from './tables';

export type NightlyGiven = {
  readonly url: string;
  readonly key: string;
  readonly appSecret: string;
  readonly folder: Folder;
  readonly keepDays: number;
  readonly now: Date;
  /** Whether to do only what this night and this week still lack. Else a backup is made, and no restore is tried. */
  readonly isOnlyIfDue: boolean;
  /** Makes no backup, but tries now to restore the newest one. */
  readonly isTrial?: boolean;
  /** Folder of the embedded database: its disk must have room for a second one. */
  readonly dataDir?: string | undefined;
};

type Trial = { readonly file: string; readonly fault: string | null };

/** `Busy`: another process makes the backup. */
export type NightlyResult =
  | 'Busy'
  | {
      readonly made: (BackupFigures & { readonly file: string }) | null;
      readonly removed: number;
      readonly trial: Trial | null;
    };

const lock = 7_203_117;

/** A restore is tried in the first night after this time. */
const trialAfterMs = 6.5 * 86_400_000;

/**
 * Makes the backup of the setting, removes the old ones, and once a week restores the newest one into a scratch database.
 * One process at a time does so, over all replicas. A killed one leaves no backup that is not whole; the next call removes
 * what it left, and makes up for it.
 */
export async function runNightlyBackup(given: NightlyGiven): Promise<NightlyResult> {
  const { url, folder, now, isOnlyIfDue, isTrial = false } = given;
  const sql = connectOwner(url, 'eintritt-nightly-backup');
  try {
    const [locked] = await sql`select pg_try_advisory_lock(${lock}) as "isOurs"`;
    if (!locked?.isOurs) return 'Busy';
    await dropScratch(sql);
    const night = startOfNight(now);
    const isNeeded = !isTrial && (!isOnlyIfDue || !(await hasBackupSince(sql, night)));
    const made = isNeeded ? await make(given) : null;
    const removed = made ? await removeOld(sql, given) : 0;
    const isTrialDue = isTrial || (isOnlyIfDue && (await needsTrial(sql, night, now)));
    return { made, removed, trial: isTrialDue ? await tryRestore(sql, given) : null };
  } finally {
    await sql.end({ timeout: 5 });
  }

  async function make(setting: NightlyGiven) {
    await folder.removeInterrupted(isBackupName);
    const file = backupName(now);
    return { ...(await backUp(setting, folder.place(file))), file };
  }
}

async function hasBackupSince(sql: postgres.Sql, night: Date): Promise<boolean> {
  const rows = await sql<{ file: string | null }[]>`select file from backups where taken_at >= ${night}`;
  return rows.some(({ file }) => file !== null && isBackupName(file));
}

async function removeOld(sql: postgres.Sql, { folder, now, keepDays }: NightlyGiven): Promise<number> {
  const [row] = await sql<{ file: string }[]>`
    select file from restore_trials where fault is null order by tried_at desc limit 1`;
  const old = expiredBackups(await folder.list(), { now, keepDays, proven: row?.file ?? null });
  for (const name of old) await folder.remove(name);
  return old.length;
}

/** At most once a night, so that a trial that fails does not run all day. */
async function needsTrial(sql: postgres.Sql, night: Date, now: Date): Promise<boolean> {
  const [row] = await sql<{ isDue: boolean }[]>`
    select not exists (
      select from restore_trials
      where tried_at >= ${night} or fault is null and tried_at > ${new Date(now.getTime() - trialAfterMs)}
    ) as "isDue"`;
  return row?.isDue === true;
}

/** Restores the newest backup into a database of its own, which compares all rows, and drops it. Stores the result. */
async function tryRestore(sql: postgres.Sql, given: NightlyGiven): Promise<Trial | null> {
  const file = (await given.folder.list()).filter(isBackupName).toSorted().at(-1);
  if (!file) return null;
  const began = performance.now();
  const at = given.now;
  await sql`insert into restore_trials (tried_at, file, fault) values (${at}, ${file}, 'the trial was interrupted')`;
  const fault = await restoreIntoScratch(sql, given, file).then(
    () => null,
    (error: unknown) => reasonOf(error),
  );
  const seconds = Math.round((performance.now() - began) / 1000);
  await sql`update restore_trials set fault = ${fault}, seconds = ${seconds} where tried_at = ${at}`;
  await sql`delete from restore_trials where tried_at < ${at}::timestamptz - interval '1 year'`;
  return { file, fault };
}

async function restoreIntoScratch(
  sql: postgres.Sql,
  { url, key, appSecret, folder, dataDir }: NightlyGiven,
  file: string,
): Promise<void> {
  if (dataDir) await requireRoom(sql, dataDir);
  const name = await scratchName(sql);
  try {
    await sql`create database ${sql(name)}`;
    const scratch = new URL(url);
    scratch.pathname = `/${name}`;
    await restore({ url: scratch.href, key, appSecret }, folder.place(file));
  } finally {
    await dropScratch(sql);
  }
}

/** A full disk would stop the database that serves. */
async function requireRoom(sql: postgres.Sql, dataDir: string): Promise<void> {
  const [row] = await sql<{ bytes: string }[]>`select pg_database_size(current_database())::text as bytes`;
  const { bavail, bsize } = await statfs(dataDir);
  const needed = Number(row?.bytes) * 2;
  if (bavail * bsize < needed)
    throw new BackupError(
      `the disk has no room for a second database: ${Math.ceil(needed / 1e6)} MB are needed`,
    );
}

/** A name that no other database of this server has for its trials. */
async function scratchName(sql: postgres.Sql): Promise<string> {
  const [row] = await sql<{ name: string }[]>`
    select 'eintritt_restore_trial_' || oid as name from pg_database where datname = current_database()`;
  if (!row) throw new Error('the database has no name');
  return row.name;
}

async function dropScratch(sql: postgres.Sql): Promise<void> {
  const name = await scratchName(sql);
  const [there] = await sql`select from pg_database where datname = ${name}`;
  if (there) await sql`drop database ${sql(name)} with (force)`;
}

/** What doctor and office show: no values of rows, which messages of the database can have. */
function reasonOf(error: unknown): string {
  if (error instanceof BackupError) return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';
  if (code === '42501')
    return 'the owner of the database may not create databases: ALTER ROLE … CREATEDB, or try restores yourself';
  return `the restore failed (${code})`;
}
