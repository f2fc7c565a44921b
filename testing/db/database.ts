import { test as base, inject } from 'vitest';
import { processConnection } from '@/db/client';
import { cloneTemplate, type TestDatabase } from './clone-template';

export type { TestDatabase } from './clone-template';

/**
 * Creates a migrated, empty database on the cluster of this run. It becomes the `DATABASE_URL` of this process, for
 * code that opens its own connection. The caller closes it, which also disconnects the pool of the process.
 */
export async function testDatabase(): Promise<TestDatabase> {
  const database = await cloneTemplate(inject('clusterUrl'));
  process.env.DATABASE_URL = database.url;
  return {
    ...database,
    close: async () => {
      await processConnection().close();
      await database.close();
    },
  };
}

/** Vitest's `test` with `database`: one for each test file, dropped at its end. */
export const test = base.extend<{ database: TestDatabase }>({
  database: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the dependencies from the pattern
    async ({}, use) => {
      const database = await testDatabase();
      await use(database);
      await database.close();
    },
    { scope: 'file' },
  ],
});
