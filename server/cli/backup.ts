import { report } from '@/bin/report.mjs';
import { env } from '@/lib/env';
import { endOutage, noteOutage } from '@/lib/platform/outages/note-outage';
import { backUp } from '@/server/database/backup/back-up';
import { type NightlyGiven, type NightlyResult, runNightlyBackup } from '@/server/database/backup/nightly';
import { folderOf, newPlaceOf } from '@/server/database/backup/place';
import { type BackupSettings, backupSettings, busyExitCode, printTimed } from './backup/backup-settings';
import { faultLine, type Given, runCommand, withDatabase } from './command/run-command';

/** Longer than the time between two nightly backups: nobody may try again before. */
const lastsMs = 26 * 3_600_000;

await runCommand({
  backup: async ({ values, names: [address] }) => {
    const given = backupSettings(
      'make one with "openssl rand -base64 48", and keep it apart from the backups',
    );
    if (address) return printTimed(() => intoFile(given, address));
    try {
      const began = performance.now();
      const line = await bySetting(given, values);
      if (line) report('backup', line, began);
      else if (!values.quiet) report('backup', notMade());
      if (process.exitCode !== busyExitCode && !values.trial)
        await withDatabase(db => endOutage(db, 'Backup'));
    } catch (error) {
      // A trial makes no backup. How it ends is stored by itself.
      if (values.trial) throw error;
      const text = `The backup of the setting fails: ${faultLine(error)}`;
      const until = new Date(Date.now() + lastsMs);
      await withDatabase(db => noteOutage(db, 'Backup', { text, now: new Date(), until })).catch(() => {});
      throw error;
    }
  },
});

function notMade(): string {
  return process.exitCode === busyExitCode
    ? 'another process makes it'
    : 'nothing is due: the one of this night is there';
}

async function intoFile(given: BackupSettings, address: string): Promise<string> {
  const place = await newPlaceOf(address, given.store);
  const { tables, rows, bytes, isRecorded } = await backUp(given, place);
  console.log('Keep APP_SECRET and BACKUP_KEY apart from it: without them it is worth nothing.');
  if (!isRecorded)
    console.warn('Warning: this database is read-only, so that doctor and office do not know of the backup.');
  return `${address}: ${rows} rows of ${tables} tables in ${bytes} bytes`;
}

async function bySetting(
  { store, ...given }: BackupSettings,
  values: Given<'backup'>['values'],
): Promise<string | undefined> {
  const { BACKUP_TO: to, BACKUP_KEEP_DAYS: keepDays } = env();
  if (!to) throw new Error('BACKUP_TO is not set: set it, or name a file or s3://bucket/name');
  const nightly: NightlyGiven = {
    ...given,
    folder: folderOf(to, store),
    keepDays,
    now: new Date(),
    isOnlyIfDue: values['if-due'] === true,
    isTrial: values.trial === true,
    dataDir: values['data-dir'],
  };
  const result = await runNightlyBackup(nightly);
  if (nightly.isTrial && result !== 'Busy' && !result.trial)
    throw new Error(`${to} has no backup to try: npm run backup makes one`);
  return lineOf(result, to);
}

function lineOf(result: NightlyResult, to: string): string | undefined {
  if (result === 'Busy') {
    process.exitCode = busyExitCode;
    return undefined;
  }
  const { made, removed, trial } = result;
  if (trial?.fault) process.exitCode = 1;
  const lines = [
    made && `${to}: ${made.file}, ${made.rows} rows in ${made.bytes} bytes, ${removed} old ones removed`,
    trial && `restore of ${trial.file}: ${trial.fault ?? 'equal to the backup'}`,
  ].filter(Boolean);
  return lines.length > 0 ? lines.join('; ') : undefined;
}
