import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { createZstdDecompress } from 'node:zlib';
import type postgres from 'postgres';
import { fingerprintOf } from '@/lib/platform/crypto/keys';
import { addForeignKeys, dropForeignKeys } from '@/server/database/foreign-keys';
import { migrate, requireNoFault, restoreMark } from '@/server/database/migrate';
import { type Finding, fault, ok, rights, space } from '@/server/database/preflight';
import { backupRole } from '@/server/database/roles';
import { type Head, type Part, readFrames, type Sum, type Table } from './frames';
import type { Place } from './place';
import { rowSum } from './row-sum';
import { BackupError, open } from './sealed-file';
import {
  connectOwner,
  copyIn,
  copyOut,
  liftTransactionLimit,
  listTables,
  nameOf,
  readQueueVersion,
} from './tables';

export type RestoreFigures = {
  readonly tables: number;
  readonly rows: number;
  readonly takenAt: string;
  /** Whether the backup was made with an APP_SECRET that the settings lack, so that bank data cannot be read. */
  readonly hasOtherSecret: boolean;
};

type Given = {
  readonly url: string;
  /** Sign-in of web and worker, which the migration creates if it is missing. */
  readonly loginUrl?: string | undefined;
  readonly key: string;
  readonly appSecret: string;
  readonly previousSecrets?: readonly string[];
};

const lock = 7_203_115;

/**
 * Fills the empty database of `url` from a backup. First reads the whole file, so that a damaged, cut-off or foreign one
 * changes nothing, and checks rights and room. All rows are loaded and compared with those of the backup in one transaction. If it is killed, the
 * database is marked, nothing serves it, and the same call begins anew. Throws a `BackupError` that says what to do.
 */
export async function restore(given: Given, place: Place): Promise<RestoreFigures> {
  const head = await inspect(place, given.key);
  if (head.club) throw new BackupError('This file is one club: npm run club -- import <file>');
  const sql = connectOwner(given.url, 'eintritt-restore');
  try {
    await liftTransactionLimit(sql);
    const [locked] = await sql`select pg_try_advisory_lock(${lock}) as "isOurs"`;
    if (!locked?.isOurs) throw new BackupError('Another restore of this database runs: wait for its end');
    await requireEmpty(sql);
    await requireRightsAndRoom(sql, head.rowBytes);
    const folder = await migrationsOf(head);
    try {
      await sql.unsafe(`create schema if not exists ${restoreMark}`);
      await sql.unsafe(
        'drop schema if exists drizzle, pgboss, public cascade; create schema public; grant usage on schema public to public',
      );
      await migrate(given.url, given.loginUrl, { folder, isRestore: true });
    } finally {
      await rm(folder, { recursive: true });
    }
    if ((await readQueueVersion(sql)) !== head.queueVersion)
      throw new BackupError(
        `The job queue of this version has other tables (${head.queueVersion} in the backup): restore with the version that made the backup, then update`,
      );
    const figures = await sql.begin(tx => load(tx, place, given.key));
    await migrate(given.url, given.loginUrl);
    // A backup of an earlier version has no fingerprint in its rows.
    await sql`insert into secret_fingerprints (fingerprint) select ${head.secretMark}
      where not exists (select from secret_fingerprints)`;
    const known = [given.appSecret, ...(given.previousSecrets ?? [])].map(fingerprintOf);
    return { ...figures, takenAt: head.takenAt, hasOtherSecret: !known.includes(head.secretMark) };
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/**
 * Reads the file to its end. Returns its head and the size of all rows. Compares the rows of each table with their sum.
 */
export async function inspect(place: Place, key: string): Promise<Head & { readonly rowBytes: number }> {
  let head: Head | undefined;
  let rowBytes = 0;
  let sum = rowSum();
  for await (const part of partsOf(place, key)) {
    if (part.kind === 'head') head = part.head;
    if (part.kind === 'table') sum = rowSum();
    if (part.kind === 'rows') {
      sum.add(part.bytes);
      rowBytes += part.bytes.length;
    }
    if (part.kind === 'sum')
      requireSame(part.sum, sum.end(), 'The backup is wrong in itself: use another one');
  }
  if (!head) throw new BackupError('This backup is incomplete: use an older one');
  return { ...head, rowBytes };
}

/** Yields the content of the file. With the usual 16 KiB at once, joining the pieces takes most of the time. */
export async function* partsOf(place: Place, key: string): AsyncGenerator<Part> {
  const sealed = Readable.from(open(place.read(), key));
  try {
    const plain = createZstdDecompress({ chunkSize: 512 * 1024 });
    sealed.once('error', error => plain.destroy(error));
    yield* readFrames(sealed.pipe(plain));
  } finally {
    sealed.destroy();
  }
}

/** Examines all schemas that the restore drops. What extensions have there does not count. */
async function requireEmpty(sql: postgres.Sql): Promise<void> {
  const [row] = await sql<{ isMarked: boolean; isOurs: boolean; tables: number; processes: number }[]>`
    select to_regnamespace(${restoreMark}) is not null as "isMarked",
      to_regclass('drizzle.__drizzle_migrations') is not null and to_regclass('public.clubs') is not null as "isOurs",
      (select count(*)::int from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname in ('public', 'drizzle', 'pgboss') and c.relkind in ('r', 'p', 'v', 'm', 'f')
          and not exists (
            select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e'
          )) as tables,
      (select count(*)::int from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and application_name like 'eintritt%') as processes`;
  if (!row) return;
  if (row.processes > 0) throw new BackupError('Eintritt runs on this database: stop it first, then restore');
  if (row.isMarked || row.tables === 0) return;
  if (!row.isOurs)
    throw new BackupError('This database has tables of another program: restore into an empty one');
  const [used] = await sql.begin(async tx => {
    await tx`select set_config('role', ${backupRole}, true)`;
    return tx`select exists (select from clubs) or exists (select from users) as "isUsed"`;
  });
  if (used?.isUsed)
    throw new BackupError('This database already has clubs or users: restore into an empty one');
}

/** Throws if the restore would fail after it has marked the database. */
async function requireRightsAndRoom(sql: postgres.Sql, rowBytes: number): Promise<void> {
  requireNoFault([await rights(sql), await ownership(sql), await space(sql, rowBytes)], BackupError);
}

/** The restore drops these schemas. */
async function ownership(sql: postgres.Sql): Promise<Finding> {
  const [foreign] = await sql`
    select nspname as name from pg_namespace
    where nspname in ('public', 'drizzle', 'pgboss') and not pg_has_role(nspowner, 'usage')`;
  if (!foreign) return ok('rights', 'the schemas are of this user');
  return fault('rights', `the schema ${foreign.name} is not of this user: make it the owner of the database`);
}

/** Makes a folder with the migrations that the backup had. Throws if they are not the first ones of this version. */
async function migrationsOf({ migrations }: Head): Promise<string> {
  const own = path.resolve('db/migrations');
  const journal: { entries: { when: number; tag: string }[] } = JSON.parse(
    await readFile(path.join(own, 'meta/_journal.json'), 'utf8'),
  );
  const entries = journal.entries.slice(0, migrations.length);
  if (migrations.some(({ time }, index) => entries[index]?.when !== time))
    throw new BackupError('This backup was made by a newer version of Eintritt: update first, then restore');
  const folder = await mkdtemp(path.join(os.tmpdir(), 'eintritt-migrations-'));
  await cp(own, folder, { recursive: true });
  await writeFile(path.join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
  return folder;
}

/** Loads all tables, compares them with the backup and removes the mark, all or nothing. */
async function load(
  tx: postgres.TransactionSql,
  place: Place,
  key: string,
): Promise<{ tables: number; rows: number }> {
  const tables = await listTables(tx);
  const keys = await dropForeignKeys(tx, tables);
  // The owner writes the rows of all clubs.
  for (const table of tables) await tx`alter table ${nameOf(tx, table)} no force row level security`;
  for (const table of tables) await tx`alter table ${nameOf(tx, table)} disable trigger user`;
  await tx.unsafe(`truncate ${tables.map(({ schema, name }) => `"${schema}"."${name}"`).join(', ')}`);
  const sums = await copyRows(tx, tables, partsOf(place, key));
  for (const [table, sum] of sums)
    requireSame(sum, await sumOf(tx, table), `${table.name} differs from the backup: nothing was changed`);
  for (const table of tables) await tx`alter table ${nameOf(tx, table)} enable trigger user`;
  // The keys are checked as the owner, so before row-level security applies to it again.
  await addForeignKeys(tx, keys);
  for (const table of tables) if (table.schema === 'public') await forceRowSecurity(tx, table);
  await tx.unsafe(`drop schema ${restoreMark}`);
  return { tables: sums.size, rows: [...sums.values()].reduce((all, { rows }) => all + rows, 0) };
}

async function forceRowSecurity(tx: postgres.TransactionSql, table: Table): Promise<void> {
  const [row] = await tx`
    select relrowsecurity as "isOn" from pg_class where oid = ${`${table.schema}.${table.name}`}::regclass`;
  if (row?.isOn) await tx`alter table ${nameOf(tx, table)} force row level security`;
}

async function copyRows(
  tx: postgres.TransactionSql,
  tables: readonly Table[],
  parts: AsyncGenerator<Part>,
): Promise<Map<Table, Sum>> {
  const sums = new Map<Table, Sum>();
  let table: Table | undefined;
  let target: Writable | undefined;
  for await (const part of parts) {
    if (part.kind === 'table') {
      table = requireTable(tables, part.table);
      target = await copyIn(tx, table);
    } else if (part.kind === 'rows') await write(target, part.bytes);
    else if (part.kind === 'sum' && table) {
      await finish(target);
      sums.set(table, part.sum);
    }
  }
  return sums;
}

function requireTable(tables: readonly Table[], wanted: Table): Table {
  const found = tables.find(({ schema, name }) => schema === wanted.schema && name === wanted.name);
  const isSame = wanted.columns.every(column => found?.columns.includes(column));
  if (!found || !isSame)
    throw new BackupError(
      `The table ${wanted.name} of the backup is unknown to this version: restore with the version that made it`,
    );
  return wanted;
}

function write(target: Writable | undefined, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    target?.write(bytes, error => (error ? reject(error) : resolve()));
  });
}

function finish(target: Writable | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    target?.once('error', reject);
    target?.end(() => resolve());
  });
}

async function sumOf(tx: postgres.TransactionSql, table: Table): Promise<Sum> {
  const sum = rowSum();
  for await (const bytes of copyOut(tx, table)) sum.add(bytes);
  return sum.end();
}

function requireSame(expected: Sum, found: Sum, message: string): void {
  if (expected.rows !== found.rows || expected.sum !== found.sum) throw new BackupError(message);
}
