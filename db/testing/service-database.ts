import postgres from 'postgres';
import { processConnection } from '@/db/client';
import { type TestDatabase, testDatabase } from '@/db/testing/database';
import { stopSender } from '@/lib/jobs/enqueue';

export type ServiceDatabase = TestDatabase & {
  /** Looks behind row-level security. */
  asOwner<T>(work: (sql: postgres.Sql) => Promise<T>): Promise<T>;
};

/**
 * A database of its own that is this process's `DATABASE_URL` too, for verbs that send jobs and for routes, which
 * open connections by themselves. Rate limits are off. One for each test file: settings are read once.
 */
export async function serviceDatabase(): Promise<ServiceDatabase> {
  const database = await testDatabase();
  Object.assign(process.env, { DATABASE_URL: database.url, RATE_LIMIT_SCALE: '0' });
  const owner = postgres(database.url, { max: 1, onnotice: () => {} });
  return {
    ...database,
    asOwner: work => work(owner),
    close: async () => {
      await stopSender();
      await processConnection().close();
      await owner.end();
      await database.close();
    },
  };
}
