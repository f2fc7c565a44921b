import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { test as base, inject } from 'vitest';
import { type Connection, connect, type Db } from '@/db/client';
import { stopSender } from '@/lib/jobs/enqueue';
import { databaseAddress, templateName } from './cluster';

export type TestDatabase = {
  /** Address as the database's owner, for migrations and for looking behind row-level security. */
  readonly url: string;
  /** Connected as the product is at run time: `eintritt_app`, under row-level security. */
  readonly db: Db;
  /** Runs SQL as the owner, past row-level security: to look behind it, or to break something on purpose. */
  asOwner<T>(work: (sql: postgres.Sql) => Promise<T>): Promise<T>;
  /** Disconnects, the sender of jobs too, and drops it. */
  close(): Promise<void>;
};

/**
 * A migrated, empty database of its own on the run's cluster; the caller closes it. It becomes the `DATABASE_URL` of
 * this process, for code that opens its own connection.
 */
export async function testDatabase(): Promise<TestDatabase> {
  const database = await cloneTemplate(inject('clusterUrl'));
  process.env.DATABASE_URL = database.url;
  return database;
}

/** As `testDatabase`, of the cluster at `clusterUrl` and from the database `template`. */
export async function cloneTemplate(
  clusterUrl: string,
  template: string = templateName,
): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await withSql(
    clusterUrl,
    sql => sql`create database ${sql(name)} template ${sql(template)} strategy file_copy`,
  );
  const url = databaseAddress(clusterUrl, name);
  const connection: Connection = connect(url, { max: 5, applicationName: 'eintritt-test' });
  return {
    url,
    db: connection.db,
    asOwner: work => withSql(url, work),
    close: async () => {
      await stopSender();
      await connection.close();
      await withSql(clusterUrl, sql => sql`drop database if exists ${sql(name)} with (force)`);
    },
  };
}

async function withSql<T>(address: string, work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(address, { max: 1, onnotice: () => {} });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
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
