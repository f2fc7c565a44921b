import { parseArgs } from 'node:util';
import { placeOf } from '@/server/database/backup/place';
import { restore } from '@/server/database/backup/restore';
import { runOnBackup } from './backup/run-on-backup';

const [address] = parseArgs({ allowPositionals: true }).positionals;
let hasOtherSecret = false;
await runOnBackup('restore', {
  keyMissing: 'set the one that the backup was made with',
  work: async given => {
    if (!address) throw new Error('Usage: npm run restore -- <file, or s3://bucket/name>');
    const restored = await restore(given, placeOf(address, given.store));
    ({ hasOtherSecret } = restored);
    const { takenAt, rows, tables } = restored;
    return `Restored the state of ${takenAt}: ${rows} rows of ${tables} tables, equal to the backup`;
  },
});
if (hasOtherSecret)
  console.warn('Warning: the backup was made with another APP_SECRET. Bank data cannot be read without it.');
