import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyMigrations } from '@/testing/db/copy-migrations';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { sumCatalog } from '@/testing/db/describe-schema';
import { makeOfferingClub } from '@/testing/db/offering-club';
import { checkMigrations, migrate } from './migrate';
import { space } from './preflight';

const name = '9000_forbid_name';
let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await testDatabase();
  folder = await copyMigrations({
    [name]: "ALTER TABLE clubs ADD CONSTRAINT named CHECK (name <> 'TSV Beispiel');",
  });
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await database.close();
});

const linesOf = async (url = database.url, longSeconds = 300) =>
  (await checkMigrations(url, { folder, longSeconds })).map(
    ({ check, state, text }) => `${state} ${check}: ${text}`,
  );

it('the check lists the pending migrations and changes nothing', async () => {
  const before = await database.asOwner(sumCatalog);
  expect(await linesOf()).toEqual([
    `ok migrations: 1 pending: ${name}`,
    expect.stringMatching(/^ok rights: \S+ is superuser$/),
    expect.stringMatching(/^ok disk: \d+ MB free, the database has \d+ MB$/),
    'ok transactions: none is open for long',
  ]);
  expect(await checkMigrations(database.url)).toEqual([
    { check: 'migrations', state: 'ok', text: expect.stringMatching(/^all \d+ applied$/) },
  ]);
  expect(await database.asOwner(sumCatalog)).toBe(before);
});

it('a disk without the room for a restore is named', async () => {
  const finding = await database.asOwner(sql => space(sql, Number.MAX_SAFE_INTEGER));
  expect(finding).toEqual({
    check: 'disk',
    state: 'fault',
    text: expect.stringMatching(/MB free, .*: make room, \d+ MB are needed$/),
  });
});

it('a long transaction is named, which a migration may wait for in vain', async () => {
  await database.asOwner(sql =>
    sql.begin(async tx => {
      const [row] = await tx`select pg_backend_pid() as pid`;
      expect(await linesOf(database.url, 0)).toContainEqual(
        expect.stringMatching(`^warning transactions: process ${row?.pid} of the database .* so end it$`),
      );
    }),
  );
});

/** On PostgreSQL 15 CREATEROLE is enough. */
const ofAnother = (login: string) =>
  `the roles of Eintritt are there already, of another installation in this PostgreSQL, and ${login} may not use them. An administrator, or the owner of that one, says GRANT eintritt_app, eintritt_limited, eintritt_resolver, eintritt_backup TO ${login} WITH ADMIN OPTION`;
const statementOf = (text: string) => /says (.*)$/.exec(text)?.[1] ?? '';

it('a second installation in one PostgreSQL is told by which statement its owner may use the roles of the first', async () => {
  const owner = `owner_${randomUUID().replaceAll('-', '')}`;
  await database.asOwner(async sql => {
    await sql.unsafe(`create role ${owner} login createrole password 'a-random-one'`);
    await sql.unsafe(`create database ${owner} owner ${owner}`);
  });
  const url = Object.assign(new URL(database.url), {
    username: owner,
    password: 'a-random-one',
    pathname: `/${owner}`,
  }).href;
  try {
    const found = (await checkMigrations(url)).find(({ check }) => check === 'rights');
    expect(found).toEqual({ check: 'rights', state: 'fault', text: ofAnother(owner) });
    await expect(migrate(url)).rejects.toThrow(`Nothing was changed: rights: ${ofAnother(owner)}`);
    await database.asOwner(sql => sql.unsafe(statementOf(ofAnother(owner))));
    expect((await checkMigrations(url)).filter(({ state }) => state === 'fault')).toEqual([]);
    expect((await migrate(url)).length).toBeGreaterThan(30);
  } finally {
    await database.asOwner(async sql => {
      await sql.unsafe(`drop database ${owner} with (force)`);
      await sql.unsafe(`drop owned by ${owner}; drop role ${owner}`);
    });
  }
});

it('an owner without the rights is told which statement gives them, and nothing is changed', async () => {
  const login = `owner_${randomUUID().replaceAll('-', '')}`;
  await database.asOwner(sql => sql.unsafe(`create role ${login} login password 'a-random-one'`));
  const url = Object.assign(new URL(database.url), { username: login, password: 'a-random-one' }).href;
  try {
    const foreign = /^This user does not own the tables of the database: name their owner/;
    await expect(migrate(url, undefined, { folder })).rejects.toThrow(foreign);
    await database.asOwner(sql =>
      sql.unsafe(
        `grant usage on schema drizzle to ${login}; grant select on drizzle.__drizzle_migrations to ${login}`,
      ),
    );
    expect(await linesOf(url)).toContain(`fault rights: ${ofAnother(login)}`);
    await expect(migrate(url, undefined, { folder })).rejects.toThrow(
      `Nothing was changed: rights: ${ofAnother(login)}`,
    );
    await database.asOwner(sql => sql.unsafe(statementOf(ofAnother(login))));
    expect(await linesOf(url)).toContainEqual(
      expect.stringMatching(/^fault rights: .* may not create schemas/),
    );
  } finally {
    await database.asOwner(sql => sql.unsafe(`drop owned by ${login}; drop role ${login}`));
  }
});

it('rows of any club that a migration would refuse are named by their ids, before anything is changed', async () => {
  await mkdir(path.join(folder, 'preflight'));
  await writeFile(
    path.join(folder, 'preflight', `${name}.sql`),
    "select id from clubs where name = 'TSV Beispiel' order by id",
  );
  expect(await linesOf()).toContain(`ok ${name}: no row is against it`);
  const ids = [await makeOfferingClub(database.db), await makeOfferingClub(database.db)]
    .map(({ clubId }) => clubId)
    .sort();
  const text = `2 rows are against it: ${ids.join(', ')}`;
  expect(await linesOf()).toContain(`fault ${name}: ${text}`);
  const before = await database.asOwner(sumCatalog);
  await expect(migrate(database.url, undefined, { folder })).rejects.toThrow(
    `Nothing was changed: ${name}: ${text}`,
  );
  expect(await database.asOwner(sumCatalog)).toBe(before);
});
