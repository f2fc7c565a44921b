import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type postgres from 'postgres';
import { listMigrations } from '@/bin/migrations.mjs';

export type Migration = {
  readonly name: string;
  /** Time of its making, by which the database knows it. */
  readonly time: number;
  readonly hash: string;
  readonly statements: readonly string[];
  /** False for statements that PostgreSQL refuses in a transaction, marked by `noTransaction`. */
  readonly isAtomic: boolean;
};

/** A migration that the database has, and the version of Eintritt that applied it. */
export type AppliedMigration = { readonly hash: string; readonly time: number; readonly version: string };

export type MigrationState = {
  /** Null if the database has no tables of Eintritt. */
  readonly applied: readonly AppliedMigration[] | null;
  readonly pending: readonly Migration[];
  /** Why this version may not run on the database, in one line; null if it may. */
  readonly refusal: string | null;
};

export const migrationsFolder = path.resolve('db/migrations');

/** Comment in a migration whose statements run one by one. Each must be repeatable, because a kill leaves the first ones done. */
const noTransaction = /^-- no transaction:/m;

/** Migrations before this column existed were all of this version. */
const firstVersion = '0.1.0';

/** Version of this code. */
export function ownVersion(): string {
  const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'));
  return version;
}

/** Reads the migrations of a folder, oldest first. Statements and hash are those of drizzle-kit's migrator. */
export function readMigrationFiles(folder: string = migrationsFolder): Migration[] {
  return listMigrations(folder).map(({ name, time }) => {
    const text = readFileSync(path.join(folder, `${name}.sql`), 'utf8');
    return {
      name,
      time,
      hash: createHash('sha256').update(text).digest('hex'),
      statements: text.split('--> statement-breakpoint'),
      isAtomic: !noTransaction.test(text),
    };
  });
}

/** Migrations of the database, oldest first; null if it has none. */
export async function readAppliedMigrations(sql: postgres.ISql): Promise<AppliedMigration[] | null> {
  const [there] = await sql`select to_regclass('drizzle.__drizzle_migrations') is not null as "isThere"`;
  if (!there?.isThere) return null;
  const rows = await sql<{ hash: string; time: string; version: string }[]>`
    select hash, created_at::text as time, coalesce(to_jsonb(one) ->> 'version', ${firstVersion}) as version
    from drizzle.__drizzle_migrations one order by created_at`;
  return rows.map(row => ({ ...row, time: Number(row.time) }));
}

/** Compares the database with the migrations of this code. */
export async function readMigrationState(
  sql: postgres.ISql,
  { folder = migrationsFolder, version = ownVersion() }: { folder?: string; version?: string } = {},
): Promise<MigrationState> {
  const applied = await readAppliedMigrations(sql);
  const known = readMigrationFiles(folder);
  const times = new Set(applied?.map(({ time }) => time));
  const knownTimes = new Set(known.map(({ time }) => time));
  const unknown = (applied ?? []).filter(({ time }) => !knownTimes.has(time));
  return {
    applied,
    pending: known.filter(({ time }) => !times.has(time)),
    refusal: refusalOf(unknown, version),
  };
}

/** Within a minor version migrations only add, so every patch version of it runs with the migrations of the others. */
function refusalOf(unknown: readonly AppliedMigration[], version: string): string | null {
  const newer = unknown.find(one => minorOf(one.version) !== minorOf(version));
  if (!newer) return null;
  const needed = minorOf(newer.version);
  return `This database was migrated by Eintritt ${newer.version}, and this is ${version}: start a version ${needed}, or restore a backup of ${minorOf(version)} into an empty database`;
}

/** "0.2" of "0.2.7". */
export function minorOf(version: string): string {
  return version.split('.').slice(0, 2).join('.');
}
