import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import postgres from 'postgres';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { listMigrations } from '@/bin/migrations.mjs';
import { databaseAddress } from '@/testing/db/addresses';
import { cloneTemplate } from '@/testing/db/clone-template';
import { copyMigrations } from '@/testing/db/copy-migrations';
import { type CutConnection, startCutConnection } from '@/testing/db/cut-connection';
import { describeSchema, sumCatalog } from '@/testing/db/describe-schema';
import { applyMigrations } from './apply-migrations';
import { grantTables, migrate } from './migrate';
import { type Migration, readMigrationFiles } from './migrations';

const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

/** An empty database; `sql` is its owner. */
async function emptyDatabase(): Promise<{ url: string; sql: postgres.Sql }> {
  const name = `migrate_${randomUUID().replaceAll('-', '')}`;
  const owner = postgres(inject('clusterUrl'), { max: 1, onnotice: () => {} });
  await owner`create database ${owner(name)}`;
  endings.push(async () => {
    await owner`drop database if exists ${owner(name)} with (force)`;
    await owner.end();
  });
  return connected(databaseAddress(inject('clusterUrl'), name));
}

/** A database that has all migrations of this code. */
async function migratedDatabase(): Promise<{ url: string; sql: postgres.Sql }> {
  const { url, close } = await cloneTemplate(inject('clusterUrl'));
  endings.push(close);
  return connected(url);
}

function connected(url: string): { url: string; sql: postgres.Sql } {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  endings.push(() => sql.end());
  return { url, sql };
}

async function cutConnection(): Promise<CutConnection> {
  const cut = await startCutConnection(new URL(inject('clusterUrl')));
  endings.push(() => cut.close());
  return cut;
}

/** A folder with the migrations of this code, without the last `leftOut`, and further ones, by name. */
async function folderWith(further: Record<string, string>, leftOut = 0): Promise<string> {
  const folder = await copyMigrations(further, leftOut);
  endings.push(() => rm(folder, { recursive: true }));
  return folder;
}

it('migrate names the migrations that it applied: all on a new database, none the second time', async () => {
  const { url } = await emptyDatabase();
  expect(await migrate(url)).toEqual(listMigrations().map(one => one.name));
  expect(await migrate(url)).toEqual([]);
});

it('two that migrate at once both succeed, and each migration is applied by one of them', async () => {
  const { url } = await emptyDatabase();
  const applied = await Promise.all([migrate(url), migrate(url)]);
  expect(applied.flat()).toEqual(listMigrations().map(one => one.name));
});

describe('killed at any moment', () => {
  it('a migration leaves the database as before it if it has a transaction, and succeeds the next time', async () => {
    const cut = await cutConnection();
    const killed = await databaseWithout(listMigrations().length);
    const whole = await databaseWithout(listMigrations().length);
    const options = { grant: (tx: postgres.ISql) => grantTables(tx, ['public']) };
    for (const migration of readMigrationFiles()) {
      const before = await sumCatalog(killed.sql);
      // One transaction is whole or nothing wherever it is cut; without one each statement counts.
      const step = migration.isAtomic ? Math.ceil(migration.statements.length / 4) : 1;
      for (let count = 2; !(await isAppliedUntil(cut, killed.url, count, migration)); count += step)
        if (migration.isAtomic)
          expect(await sumCatalog(killed.sql), `${migration.name}, after ${count} statements`).toBe(before);
      await applyMigrations(whole.sql, [migration], options);
      expect(await describeSchema(killed.sql), migration.name).toEqual(await describeSchema(whole.sql));
    }

    async function isAppliedUntil(by: CutConnection, url: string, count: number, migration: Migration) {
      by.cutAfter(count);
      const client = postgres(by.through(url), { max: 1, onnotice: () => {}, fetch_types: false });
      const isApplied = await applyMigrations(client, [migration], options).then(
        () => true,
        () => false,
      );
      await client.end({ timeout: 0 });
      return isApplied;
    }
  }, 300_000);

  it('the whole of migrate succeeds the next time: roles, migrations, queues and rights are those of an uninterrupted one', async () => {
    const killed = await emptyDatabase();
    let kills = 0;
    for (let count = 1; !(await isDoneUntil(count)); count += 41) kills += 1;
    expect(kills).toBeGreaterThan(5);
    const whole = await migratedDatabase();
    expect(await describeSchema(killed.sql)).toEqual(await describeSchema(whole.sql));

    async function isDoneUntil(count: number): Promise<boolean> {
      const cut = await startCutConnection(new URL(killed.url));
      cut.cutAfter(count);
      const done = migrate(cut.through(killed.url)).then(() => true);
      const isDone = await Promise.race([done, cut.wasCut.then(() => false)]);
      done.catch(() => {});
      await cut.close();
      return isDone;
    }
  });

  it('statements outside a transaction are repeated', async () => {
    const cut = await cutConnection();
    const { url, sql } = await migratedDatabase();
    const further = `-- no transaction: PostgreSQL refuses it
DROP INDEX CONCURRENTLY IF EXISTS clubs_name_index;--> statement-breakpoint
CREATE INDEX CONCURRENTLY clubs_name_index ON clubs (name);`;
    const folder = await folderWith({ '9000_index_names': further });
    const last = readMigrationFiles(folder).at(-1);
    expect(last?.isAtomic).toBe(false);
    for (let count = 3, isDone = false; !isDone; count += 1) {
      cut.cutAfter(count);
      const client = postgres(cut.through(url), { max: 1, onnotice: () => {}, fetch_types: false });
      isDone = await applyMigrations(client, last ? [last] : []).then(
        () => true,
        () => false,
      );
      await client.end({ timeout: 0 });
    }
    const [index] =
      await sql`select indisvalid from pg_index where indexrelid = 'clubs_name_index'::regclass`;
    expect(index?.indisvalid).toBe(true);
    expect(await migrate(url, undefined, { folder })).toEqual([]);
  });
});

it('a migration that fails names itself in one line, changes nothing, and leaves those before it applied', async () => {
  const { url, sql } = await migratedDatabase();
  const folder = await folderWith({
    '9000_good': 'ALTER TABLE clubs ADD COLUMN good text;',
    '9001_bad': 'ALTER TABLE clubs ADD COLUMN bad text;--> statement-breakpoint\nSELECT 1 / 0;',
  });
  const failure = await migrate(url, undefined, { folder }).catch((error: Error) => error.message);
  expect(failure).toBe(
    'The migration 9001_bad failed and changed nothing, the version before it still runs: division by zero',
  );
  const rows = await sql<{ name: string }[]>`
    select attname as name from pg_attribute where attrelid = 'clubs'::regclass and attname in ('good', 'bad')`;
  expect(rows.map(({ name }) => name)).toEqual(['good']);
});

describe('while another transaction holds a table', () => {
  it('a migration steps back again and again, so that others read and write, and succeeds when the table is free', async () => {
    const { url, sql } = await migratedDatabase();
    const folder = await folderWith({ '9000_add': 'ALTER TABLE clubs ADD COLUMN added text;' });
    const holder = await sql.reserve();
    await holder`begin`;
    await holder`select from clubs`;
    const migrating = migrate(url, undefined, { folder });
    const reader = connected(url);
    const waits: number[] = [];
    for (const end = Date.now() + 2_500; Date.now() < end; ) {
      const began = Date.now();
      await reader.sql`select count(*) from clubs`;
      waits.push(Date.now() - began);
    }
    await holder`commit`;
    holder.release();
    expect(await migrating).toEqual(['9000_add']);
    expect(Math.max(...waits)).toBeGreaterThan(100);
    expect(Math.max(...waits)).toBeLessThan(2_000);
  });

  it('a migration that finds no moment says which process holds it', async () => {
    const { url, sql } = await migratedDatabase();
    const folder = await folderWith({ '9000_add': 'ALTER TABLE clubs ADD COLUMN added text;' });
    const holder = await sql.reserve();
    await holder`begin`;
    await holder`select from clubs`;
    const other = connected(url);
    await expect(
      applyMigrations(other.sql, readMigrationFiles(folder).slice(-1), { lockWaitMaxMs: 500 }),
    ).rejects.toThrow(
      /^The migration 9000_add found no moment .* process \d+ of the database \(.+\) has a transaction open for \d+ s\. End/,
    );
    await holder`rollback`;
    holder.release();
  });
});

describe('a database that is newer than the code', () => {
  const add = { '9000_add': 'ALTER TABLE clubs ADD COLUMN added text;' };

  it('is served by another patch version of the same minor version', async () => {
    const { url } = await migratedDatabase();
    await migrate(url, undefined, { folder: await folderWith(add), version: '0.2.7' });
    expect(await migrate(url, undefined, { version: '0.2.0' })).toEqual([]);
  });

  it('is refused by another minor version, in one line that says which is needed', async () => {
    const { url, sql } = await migratedDatabase();
    await migrate(url, undefined, { folder: await folderWith(add), version: '0.3.1' });
    const before = await sumCatalog(sql);
    const failure = await migrate(url, undefined, { version: '0.2.7' }).catch(
      (error: Error) => error.message,
    );
    expect(failure).toBe(
      'This database was migrated by Eintritt 0.3.1, and this is 0.2.7: start a version 0.3, or restore a backup of 0.2 into an empty database',
    );
    expect(await sumCatalog(sql)).toBe(before);
  });

  it('is served if it has no migration that the code does not know', async () => {
    const { url } = await migratedDatabase();
    await migrate(url, undefined, { version: '0.3.0' });
    expect(await migrate(url, undefined, { version: '0.2.0' })).toEqual([]);
  });
});

/** A database with roles and queues, without the last `count` migrations. */
async function databaseWithout(count: number): Promise<{ url: string; sql: postgres.Sql }> {
  const folder = await folderWith({}, count);
  const database = await emptyDatabase();
  await migrate(database.url, undefined, { folder });
  return database;
}
