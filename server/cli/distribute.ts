import { report } from '@/bin/report.mjs';
import { distribute } from '@/server/database/distribute';
import { runCommand } from './command/run-command';

/** Distributes the tables of a database of Citus by club. */
const { DATABASE_URL = '', DATABASE_MIGRATION_URL } = process.env;

await runCommand({
  distribute: async () => {
    const { distributed, reference, workers } = await distribute(DATABASE_MIGRATION_URL || DATABASE_URL);
    report(
      'database',
      `${distributed} tables are distributed by club over ${workers} workers, and every node has ${reference} more: set DATABASE_DISTRIBUTED=1`,
    );
  },
});
