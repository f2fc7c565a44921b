import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { connect, type Db } from '@/db/client';
import { storeSettings } from '@/server/database/distribute';
import { citusNodes, databaseAddress, templateName } from './addresses';

export type TestDatabase = {
  /** URL of the database's owner, for migrations and for reads without row-level security. */
  readonly url: string;
  /** Connection as at run time: `eintritt_app`, under row-level security. */
  readonly db: Db;
  /** Runs SQL as the owner, without row-level security: to read all rows, or to break something on purpose. */
  asOwner<T>(work: (sql: postgres.Sql) => Promise<T>): Promise<T>;
  /** Disconnects and drops the database. */
  close(): Promise<void>;
};

/** Copies the database `template` of the cluster at `clusterUrl`. The caller closes it. */
export async function cloneTemplate(
  clusterUrl: string,
  template: string = templateName,
): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Each node of Citus copies its own part.
  const nodes = citusNodes.length > 0 ? citusNodes : [clusterUrl];
  for (const node of nodes)
    await withSql(
      node,
      sql => sql`create database ${sql(name)} template ${sql(template)} strategy file_copy`,
    );
  const url = databaseAddress(clusterUrl, name);
  if (citusNodes.length > 0) await withSql(url, storeSettings);
  const connection = connect(url, { max: 5, applicationName: 'eintritt-test' });
  return {
    url,
    db: connection.db,
    asOwner: work => withSql(url, work),
    close: async () => {
      await connection.close();
      for (const node of nodes)
        await withSql(node, sql => sql`drop database if exists ${sql(name)} with (force)`);
    },
  };
}

/** Runs raw SQL on a new connection. */
export async function withSql<T>(address: string, work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(address, { max: 1, onnotice: () => {} });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}
