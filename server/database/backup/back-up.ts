import { createHmac } from 'node:crypto';
import { type FileHandle, open as openFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { createZstdCompress } from 'node:zlib';
import postgres from 'postgres';
import { readAppliedMigrations } from '@/server/database/migrations';
import { backupRole } from '@/server/database/roles';
import { frame, type Head, rowsFrames } from './frames';
import { rowSum } from './row-sum';
import { BackupError, seal } from './sealed-file';
import { copyOut, copySettings, listTables, readQueueVersion } from './tables';

export type BackupFigures = { readonly tables: number; readonly rows: number; readonly bytes: number };

const lock = 7_203_116;

/**
 * Writes all rows of the database of `url` into `file`: one snapshot, compressed and encrypted with `key`. Memory does not
 * grow with the database. The name is that of a whole file or of none: an interrupted backup leaves only `<file>.part`,
 * which the next one overwrites. Throws while another backup of this database runs: both might write the same file.
 */
export async function backUp(
  { url, key, appSecret }: { readonly url: string; readonly key: string; readonly appSecret: string },
  file: string,
): Promise<BackupFigures> {
  const part = `${file}.part`;
  const sql = postgres(url, {
    ...{ max: 1, onnotice: () => {}, connect_timeout: 5, fetch_types: false },
    connection: { application_name: 'eintritt-backup', ...copySettings },
  });
  let target: FileHandle | undefined;
  try {
    const [locked] = await sql`select pg_try_advisory_lock(${lock}) as "isOurs"`;
    if (!locked?.isOurs) throw new BackupError('Another backup of this database runs: wait for its end');
    target = await openFile(part, 'w', 0o600);
    const figures = { tables: 0, rows: 0 };
    let fault: unknown;
    const copied = sql.begin('isolation level repeatable read read only', async tx => {
      const compress = createZstdCompress();
      const content = Readable.from(contentOf(tx, appSecret, figures));
      content.once('error', error => compress.destroy(error));
      try {
        // Not `write`, which may write a part of the bytes on a disk that becomes full.
        for await (const bytes of seal(content.pipe(compress), key)) await target?.writeFile(bytes);
      } catch (error) {
        fault = error;
        // The connection takes no rollback during a COPY, and would report that instead. Its end is no news.
        compress.on('error', () => {});
        await sql.end({ timeout: 0 });
        throw error;
      }
    });
    await copied.catch((error: unknown) => {
      throw fault ?? error;
    });
    await target.sync();
    await target.close();
    await rename(part, file);
    await syncFolder(path.dirname(file));
    const { size: bytes } = await stat(file);
    await record(sql, { ...figures, bytes });
    return { ...figures, bytes };
  } catch (error) {
    if (target) {
      await target.close().catch(() => {});
      await rm(part, { force: true });
    }
    throw error;
  } finally {
    await sql.end({ timeout: 5 });
  }
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

async function headOf(tx: postgres.TransactionSql, appSecret: string): Promise<Head> {
  const migrations = await readAppliedMigrations(tx);
  if (!migrations) throw new BackupError('This database has no tables of Eintritt: start Eintritt first');
  const [row] = await tx<{ at: Date; server: string }[]>`
    select now() as at, current_setting('server_version') as server`;
  return {
    takenAt: new Date(row?.at ?? 0).toISOString(),
    server: row?.server ?? '',
    migrations,
    queueVersion: await readQueueVersion(tx),
    secretMark: markOf(appSecret),
  };
}

/** Lets the doctor know of the backup. A database of an earlier version, backed up before its update, has no such table. */
async function record(sql: postgres.Sql, { rows, bytes }: BackupFigures): Promise<void> {
  const [table] = await sql`select to_regclass('public.backups') is not null as "isThere"`;
  if (table?.isThere)
    await sql`insert into backups (taken_at, rows, bytes) values (now(), ${rows}, ${bytes})`;
}

/** Tells whether two secrets are the same, without telling them. */
export function markOf(appSecret: string): string {
  return createHmac('sha256', appSecret)
    .update('eintritt backup: the same secret')
    .digest('hex')
    .slice(0, 16);
}

/** Writes the folder's entry of a new file to the disk. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await openFile(folder, 'r');
  await handle.sync();
  await handle.close();
}
