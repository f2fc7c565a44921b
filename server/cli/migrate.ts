import { report } from '@/bin/report.mjs';
import { migrate } from '@/server/database/migrate';

const { DATABASE_URL = '', DATABASE_MIGRATION_URL } = process.env;

try {
  const applied = await (DATABASE_MIGRATION_URL
    ? migrate(DATABASE_MIGRATION_URL, DATABASE_URL)
    : migrate(DATABASE_URL));
  if (applied.length > 0) report('migrations', `applied ${applied.join(', ')}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : 'the migration failed');
  process.exit(1);
}
