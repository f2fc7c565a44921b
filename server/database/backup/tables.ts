import type { Writable } from 'node:stream';
import postgres from 'postgres';
import type { Table } from './frames';

/** A connection or a transaction. */
type Sql = postgres.ISql;

/**
 * Tables of the job queue with rows of the installation. The others describe queues, which the migration creates, and
 * processes.
 */
const queueTables = ['job_common', 'job_dependency'];

/**
 * Settings that COPY's text depends on, and time limits that a host may have set for all sessions. Texts, because the
 * driver leaves out a 0.
 */
const sessionSettings: Record<string, string> = {
  client_encoding: 'UTF8',
  datestyle: 'ISO, YMD',
  intervalstyle: 'postgres',
  timezone: 'UTC',
  extra_float_digits: '1',
  bytea_output: 'hex',
  statement_timeout: '0',
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  idle_session_timeout: '0',
};

/** Opens the owner's connection for a backup or a restore. */
export function connectOwner(url: string, applicationName: string): postgres.Sql {
  return postgres(url, {
    max: 1,
    onnotice: () => {},
    connect_timeout: 5,
    fetch_types: false,
    connection: { ...sessionSettings, application_name: applicationName },
  });
}

/** PostgreSQL 17 has a time limit for transactions, too. Older ones refuse its name at the start of a session. */
export async function liftTransactionLimit(sql: postgres.Sql): Promise<void> {
  await sql`select set_config(name, '0', false) from pg_settings where name = 'transaction_timeout'`;
}

/** Lists the tables of a backup with their stored columns. */
export async function listTables(sql: Sql): Promise<Table[]> {
  const rows = await sql<Table[]>`
    select n.nspname as schema, c.relname as name,
      to_json(array(
        select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum
      )) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r'
      and (n.nspname = 'public' or n.nspname = 'pgboss' and c.relname in ${sql(queueTables)})
    order by 1, 2`;
  return rows.map(({ schema, name, columns }) => ({ schema, name, columns }));
}

/** Yields the rows of a table in COPY's text format. */
export async function* copyOut(sql: Sql, table: Table): AsyncGenerator<Buffer> {
  const rows = await sql`copy ${nameOf(sql, table)} (${sql(table.columns)}) to stdout`.readable();
  yield* rows;
}

/** Returns a stream that takes rows in COPY's text format. */
export function copyIn(sql: Sql, table: Table): Promise<Writable> {
  return sql`copy ${nameOf(sql, table)} (${sql(table.columns)}) from stdin`.writable();
}

export function nameOf(sql: Sql, { schema, name }: Pick<Table, 'schema' | 'name'>) {
  return sql`${sql(schema)}.${sql(name)}`;
}

export async function readQueueVersion(sql: Sql): Promise<number> {
  const [row] = await sql<{ version: number }[]>`select version from pgboss.version`;
  return Number(row?.version);
}
