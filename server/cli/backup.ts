import { backUp } from '@/server/database/backup/back-up';
import { runOnBackup } from './backup/run-on-backup';

await runOnBackup('backup', {
  keyMissing: 'make one with "openssl rand -base64 48", and keep it apart from the backups',
  work: async ({ file, ...given }) => {
    const { tables, rows, bytes } = await backUp(given, file);
    return `${file}: ${rows} rows of ${tables} tables in ${bytes} bytes`;
  },
});
console.log('Keep APP_SECRET and BACKUP_KEY apart from it: without them it is worth nothing.');
