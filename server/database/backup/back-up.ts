import { Readable } from 'node:stream';
import { createZstdCompress } from 'node:zlib';
import postgres from 'postgres';
import { fingerprintOf } from '@/lib/platform/crypto/keys';
import { readAppliedMigrations } from '@/server/database/migrations';
import { backupRole } from '@/server/database/roles';
import { frame, type Head, rowsFrames } from './frames';
import type { Place } from './place';
import { rowSum } from './row-sum';
import { BackupError, seal } from './sealed-file';
import { connectOwner, copyOut, liftTransactionLimit, listTables, readQueueVersion } from './tables';

export type BackupFigures = {
  readonly tables: number;
  readonly rows: number;
  readonly bytes: number;
  /** False if the database is read-only, as a standby is: the doctor and the office then do not know of the backup. */
  readonly isRecorded: boolean;
};

const lock = 7_203_116;

/**
 * Writes all rows of the database of `url` into `place`: one snapshot, compressed and encrypted with `key`. Memory does
 * not grow with the database. Throws while another backup of this database runs: both might write the same file.
 */
export async function backUp(
  { url, key, appSecret }: { readonly url: string; readonly key: string; readonly appSecret: string },
  place: Place,
): Promise<BackupFigures> {
  const began = performance.now();
  const sql = connectOwner(url, 'eintritt-backup');
  try {
    await liftTransactionLimit(sql);
    const [locked] = await sql`select pg_try_advisory_lock(${lock}) as "isOurs"`;
    if (!locked?.isOurs) throw new BackupError('Another backup of this database runs: wait for its end');
    const figures = { tables: 0, rows: 0, bytes: 0 };
    figures.bytes = await writeSnapshot(sql, { key, place }, tx => contentOf(tx, appSecret, figures));
    const seconds = Math.round((performance.now() - began) / 1000);
    const { rows, bytes } = figures;
    const isRecorded = await record(sql, { taken_at: new Date(), rows, bytes, seconds, file: place.name });
    return { ...figures, isRecorded };
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/**
 * Writes what `contentOf` reads into `place`, compressed and encrypted: one snapshot, in a transaction that reads only.
 * Returns the number of bytes.
 */
export async function writeSnapshot(
  sql: postgres.Sql,
  { key, place }: { readonly key: string; readonly place: Place },
  contentOf: (tx: postgres.TransactionSql) => AsyncGenerator<Buffer>,
): Promise<number> {
  let fault: unknown;
  const copied = sql.begin('isolation level repeatable read read only', async tx => {
    const compress = createZstdCompress();
    const content = Readable.from(contentOf(tx));
    content.once('error', error => compress.destroy(error));
    try {
      return await place.write(seal(content.pipe(compress), key));
    } catch (error) {
      fault = error;
      // The connection takes no rollback during a COPY, and would report that instead. Its end is no news.
      compress.on('error', () => {});
      await sql.end({ timeout: 0 });
      throw error;
    }
  });
  return copied.catch((error: unknown) => {
    throw fault ?? error;
  });
}

async function* contentOf(
  tx: postgres.TransactionSql,
  appSecret: string,
  figures: { tables: number; rows: number },
): AsyncGenerator<Buffer> {
  const tables = await listTables(tx);
  yield frame('head', await headOf(tx, appSecret));
  // Owner and tables are read first: this role reads rows and nothing else.
  await tx`select set_config('role', ${backupRole}, true)`;
  for (const table of tables) {
    yield frame('table', table);
    const sum = rowSum();
    for await (const bytes of copyOut(tx, table)) {
      sum.add(bytes);
      yield* rowsFrames(bytes);
    }
    const { rows: count } = sum.end();
    figures.tables += 1;
    figures.rows += count;
    yield frame('sum', sum.end());
  }
  yield frame('end', { tables: tables.length });
}

export async function headOf(tx: postgres.TransactionSql, appSecret: string): Promise<Head> {
  const migrations = await readAppliedMigrations(tx);
  if (!migrations) throw new BackupError('This database has no tables of Eintritt: start Eintritt first');
  const [row] = await tx<{ at: Date; server: string }[]>`
    select now() as at, current_setting('server_version') as server`;
  return {
    takenAt: new Date(row?.at ?? 0).toISOString(),
    server: row?.server ?? '',
    migrations,
    queueVersion: await readQueueVersion(tx),
    secretMark: fingerprintOf(appSecret),
  };
}

/**
 * Lets doctor and office know of the backup. A database of an earlier version, backed up before its update, has not all
 * of these columns. Returns false if the database is read-only.
 */
async function record(sql: postgres.Sql, backup: Record<string, Date | number | string>): Promise<boolean> {
  const rows = await sql<{ name: string }[]>`
    select attname as name from pg_attribute where attrelid = to_regclass('public.backups') and attnum > 0`;
  const known = rows.map(({ name }) => name).filter(name => name in backup);
  if (known.length === 0) return true;
  try {
    await sql`insert into backups ${sql(backup, known)}`;
    return true;
  } catch (error) {
    if (error instanceof postgres.PostgresError && error.code === readOnly) return false;
    throw error;
  }
}

const readOnly = '25006';
