import { report } from '@/bin/report.mjs';
import { distribute } from '@/server/database/distribute';

/** Distributes the tables of a database of Citus by club. */
const { DATABASE_URL = '', DATABASE_MIGRATION_URL } = process.env;

try {
  const { distributed, reference, workers } = await distribute(DATABASE_MIGRATION_URL || DATABASE_URL);
  report(
    'database',
    `${distributed} tables are distributed by club over ${workers} workers, and every node has ${reference} more: set DATABASE_DISTRIBUTED=1`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : 'the tables could not be distributed');
  process.exit(1);
}
