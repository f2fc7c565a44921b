import { restore } from '@/server/database/backup/restore';
import { runOnBackup } from './backup/run-on-backup';

let hasOtherSecret = false;
await runOnBackup('restore', {
  keyMissing: 'set the one that the backup was made with',
  work: async ({ file, ...given }) => {
    const restored = await restore(given, file);
    ({ hasOtherSecret } = restored);
    const { takenAt, rows, tables } = restored;
    return `Restored the state of ${takenAt}: ${rows} rows of ${tables} tables, equal to the backup`;
  },
});
if (hasOtherSecret)
  console.warn('Warning: the backup was made with another APP_SECRET. Bank data cannot be read without it.');
