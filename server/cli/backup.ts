import { parseArgs } from 'node:util';
import { env } from '@/lib/env';
import { backUp } from '@/server/database/backup/back-up';
import { type NightlyGiven, type NightlyResult, runNightlyBackup } from '@/server/database/backup/nightly';
import { folderOf, placeOf } from '@/server/database/backup/place';
import { type BackupSettings, busyExitCode, runOnBackup } from './backup/run-on-backup';

const {
  values,
  positionals: [address],
} = parseArgs({
  allowPositionals: true,
  options: { 'if-due': { type: 'boolean' }, 'data-dir': { type: 'string' } },
});

await runOnBackup('backup', {
  keyMissing: 'make one with "openssl rand -base64 48", and keep it apart from the backups',
  work: async given => {
    if (!address) return bySetting(given);
    const { tables, rows, bytes, isRecorded } = await backUp(given, placeOf(address, given.store));
    console.log('Keep APP_SECRET and BACKUP_KEY apart from it: without them it is worth nothing.');
    if (!isRecorded)
      console.warn(
        'Warning: this database is read-only, so that doctor and office do not know of the backup.',
      );
    return `${address}: ${rows} rows of ${tables} tables in ${bytes} bytes`;
  },
});

async function bySetting({ store, ...given }: BackupSettings): Promise<string | undefined> {
  const { BACKUP_TO: to, BACKUP_KEEP_DAYS: keepDays } = env();
  if (!to) throw new Error('Usage: npm run backup -- <file, or s3://bucket/name>; or set BACKUP_TO');
  const nightly: NightlyGiven = {
    ...{ ...given, folder: folderOf(to, store), keepDays, now: new Date() },
    ...{ isOnlyIfDue: values['if-due'] === true, dataDir: values['data-dir'] },
  };
  return lineOf(await runNightlyBackup(nightly), to);
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
