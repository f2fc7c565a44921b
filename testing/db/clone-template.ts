import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { connect, type Db } from '@/db/client';
import { databaseAddress, templateName } from './addresses';

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
  await withSql(
    clusterUrl,
    sql => sql`create database ${sql(name)} template ${sql(template)} strategy file_copy`,
  );
  const url = databaseAddress(clusterUrl, name);
  const connection = connect(url, { max: 5, applicationName: 'eintritt-test' });
  return {
    url,
    db: connection.db,
    asOwner: work => withSql(url, work),
    close: async () => {
      await connection.close();
      await withSql(clusterUrl, sql => sql`drop database if exists ${sql(name)} with (force)`);
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
