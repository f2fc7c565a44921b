import { parseArgs } from 'node:util';
import { env } from '@/lib/env';
import { backUp } from '@/server/database/backup/back-up';

const { positionals } = parseArgs({ allowPositionals: true });
const [file] = positionals;
const { APP_SECRET: appSecret, BACKUP_KEY: key, DATABASE_URL, DATABASE_MIGRATION_URL } = env();
if (!file || !key) {
  console.error(
    file
      ? 'BACKUP_KEY is not set: make one with "openssl rand -base64 48", and keep it apart from the backups'
      : 'Usage: npm run backup -- <file>',
  );
  process.exit(1);
}
try {
  const began = performance.now();
  const { tables, rows, bytes } = await backUp(
    { url: DATABASE_MIGRATION_URL ?? DATABASE_URL, key, appSecret },
    file,
  );
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${file}: ${rows} rows of ${tables} tables in ${bytes} bytes, ${seconds} s`);
  console.log('Keep APP_SECRET and BACKUP_KEY apart from it: without them it is worth nothing.');
} catch (error) {
  console.error(error instanceof Error ? error.message : 'the backup failed');
  process.exit(1);
}
