import { setTimeout as delay } from 'node:timers/promises';
import postgres from 'postgres';
import { type Migration, ownVersion } from './migrations';

/** Every statement that waits for a table's lock makes all later ones wait behind it, so it gives up soon. */
const lockTimeoutMs = 1_000;
const pauseMaxMs = 10_000;
const lockWaitMaxMs = 180_000;

export type ApplyOptions = {
  readonly version?: string;
  /** Runs in the transaction of each migration, after its statements: rights on what it made. */
  readonly grant?: (tx: postgres.ISql) => Promise<void>;
  /** After this time of attempts a migration that finds no moment for its locks fails. */
  readonly lockWaitMaxMs?: number;
};

/**
 * Applies migrations, each in a transaction of its own with the note that it was applied: killed at any moment, the
 * database has all of it or nothing. Throws an `Error` with a one-line message that says what to do.
 */
export async function applyMigrations(
  sql: postgres.Sql,
  migrations: readonly Migration[],
  options: ApplyOptions = {},
): Promise<void> {
  await createList(sql);
  for (const migration of migrations)
    await (migration.isAtomic
      ? applyAtOnce(sql, migration, options)
      : applyOneByOne(sql, migration, options));
}

/** The table of drizzle's migrator, and the version that applied each migration. */
async function createList(sql: postgres.Sql): Promise<void> {
  await sql`create schema if not exists drizzle`;
  await sql`create table if not exists drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`;
  const [column] = await sql`
    select from pg_attribute where attrelid = 'drizzle.__drizzle_migrations'::regclass and attname = 'version'`;
  if (!column) await sql`alter table drizzle.__drizzle_migrations add column version text`;
}

async function applyAtOnce(sql: postgres.Sql, migration: Migration, options: ApplyOptions): Promise<void> {
  const end = Date.now() + (options.lockWaitMaxMs ?? lockWaitMaxMs);
  for (let pauseMs = 1_000; ; pauseMs = Math.min(pauseMs * 2, pauseMaxMs)) {
    try {
      await sql.begin(async tx => {
        await tx`select set_config('lock_timeout', ${`${lockTimeoutMs}ms`}, true)`;
        for (const statement of migration.statements) await tx.unsafe(statement);
        await note(tx, migration, options);
      });
      return;
    } catch (error) {
      if (!isLockTimeout(error)) throw failureOf(migration, error, 'changed nothing');
      if (Date.now() + pauseMs > end) throw new Error(await describeBlocked(sql, migration));
      await delay(pauseMs);
    }
  }
}

async function applyOneByOne(sql: postgres.Sql, migration: Migration, options: ApplyOptions): Promise<void> {
  try {
    for (const statement of migration.statements) await sql.unsafe(statement);
  } catch (error) {
    throw failureOf(migration, error, 'can be repeated');
  }
  await sql.begin(tx => note(tx, migration, options));
}

async function note(
  tx: postgres.TransactionSql,
  { hash, time }: Migration,
  { grant, version = ownVersion() }: ApplyOptions,
): Promise<void> {
  await grant?.(tx);
  await tx`insert into drizzle.__drizzle_migrations (hash, created_at, version) values (${hash}, ${time}, ${version})`;
}

function isLockTimeout(error: unknown): boolean {
  return error instanceof postgres.PostgresError && error.code === '55P03';
}

function failureOf({ name }: Migration, error: unknown, state: string): Error {
  const text = error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : 'unknown reason';
  return new Error(`The migration ${name} failed and ${state}, the version before it still runs: ${text}`);
}

async function describeBlocked(sql: postgres.Sql, { name }: Migration): Promise<string> {
  const [oldest] = await listTransactions(sql);
  const who = oldest ? `: ${describeTransaction(oldest)}` : '';
  return `The migration ${name} found no moment in which its tables were free and changed nothing, the version before it still runs${who}. End that transaction, then start again`;
}

type Transaction = { readonly pid: number; readonly program: string; readonly seconds: number };

/** Other open transactions of the database, the oldest first. */
export function listTransactions(sql: postgres.ISql): Promise<Transaction[]> {
  return sql<Transaction[]>`
    select pid, coalesce(nullif(application_name, ''), usename::text, 'unknown') as program,
      extract(epoch from clock_timestamp() - xact_start)::int as seconds
    from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
    order by xact_start`;
}

export function describeTransaction({ pid, program, seconds }: Transaction): string {
  return `process ${pid} of the database (${program}) has a transaction open for ${seconds} s`;
}
