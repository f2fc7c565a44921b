import { parseArgs } from 'node:util';
import { env } from '@/lib/env';
import { restore } from '@/server/database/backup/restore';

const { positionals } = parseArgs({ allowPositionals: true });
const [file] = positionals;
const { APP_SECRET: appSecret, BACKUP_KEY: key, DATABASE_URL, DATABASE_MIGRATION_URL } = env();
if (!file || !key) {
  console.error(
    file
      ? 'BACKUP_KEY is not set: set the one that the backup was made with'
      : 'Usage: npm run restore -- <file>',
  );
  process.exit(1);
}
try {
  const began = performance.now();
  const given = { url: DATABASE_MIGRATION_URL ?? DATABASE_URL, key, appSecret };
  const loginUrl = DATABASE_MIGRATION_URL ? DATABASE_URL : undefined;
  const { tables, rows, takenAt, hasOtherSecret } = await restore({ ...given, loginUrl }, file);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    `Restored the state of ${takenAt}: ${rows} rows of ${tables} tables, equal to the backup, ${seconds} s`,
  );
  if (hasOtherSecret)
    console.warn(
      'Warning: the backup was made with another APP_SECRET. Bank data cannot be read without it.',
    );
} catch (error) {
  console.error(error instanceof Error ? error.message : 'the restore failed');
  process.exit(1);
}
