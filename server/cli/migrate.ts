import { migrate } from '@/server/database/migrate';

const { DATABASE_URL = '', DATABASE_MIGRATION_URL } = process.env;

try {
  if (DATABASE_MIGRATION_URL) await migrate(DATABASE_MIGRATION_URL, DATABASE_URL);
  else await migrate(DATABASE_URL);
} catch (error) {
  console.error(error instanceof Error ? error.message : 'the migration failed');
  process.exit(1);
}
