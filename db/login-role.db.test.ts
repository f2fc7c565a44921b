import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '@/server/database/migrate';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { makeOfferingClub } from '@/testing/db/offering-club';
import { type Connection, connect } from './client';

const login = `login_${randomUUID().replaceAll('-', '')}`;
let database: TestDatabase;
let loginUrl: string;
let connection: Connection;

beforeAll(async () => {
  database = await testDatabase();
  await makeOfferingClub(database.db);
  const url = new URL(database.url);
  Object.assign(url, { username: login, password: "it's random" });
  loginUrl = url.href;
  await migrate(database.url, loginUrl);
  connection = connect(loginUrl, { max: 1 });
});
afterAll(async () => {
  await connection.close();
  await database.asOwner(owner => owner`drop role ${owner(login)}`);
  await database.close();
});

const run = (statement: string) => connection.db.execute(sql.raw(statement));
const refusalOf = (statement: string) =>
  run(statement).then(
    () => 'was done',
    (error: Error) => (error.cause instanceof Error ? error.cause.message : error.message),
  );

it('the login of web and worker works as eintritt_app', async () => {
  expect([...(await run('select current_user as role, session_user as login'))]).toEqual([
    { role: 'eintritt_app', login },
  ]);
});

it.each(['reset role', 'set role none', `select set_config('role', 'none', false)`])(
  '%s gives the login no further rights',
  async statement => {
    await run(statement);
    // RESET restores the value of the start of the connection.
    expect([...(await run('select current_user as role'))]).toEqual([
      { role: statement === 'reset role' ? 'eintritt_app' : login },
    ]);
    expect([...(await run('select id from clubs'))]).toEqual([]);
    expect([...(await run('select user_id from club_users'))]).toEqual([]);
    for (const wish of [
      'alter table clubs disable row level security',
      'drop policy club_isolation on clubs',
      'delete from audit_entries',
      'create table mine (id int)',
      'create role other',
      'select * from pg_authid',
    ]) {
      expect(await refusalOf(wish)).toMatch(/permission denied|must be owner/);
    }
    await run('set role eintritt_app');
  },
);

it.each(['eintritt', 'eintritt_resolver', 'pg_read_all_data'])('it cannot become %s', async role => {
  for (const statement of [`set role ${role}`, `select set_config('role', '${role}', false)`]) {
    expect(await refusalOf(statement)).toMatch(/permission denied/);
  }
});

it('the migration refuses a login that has rights of the owner', async () => {
  await expect(migrate(database.url, database.url)).rejects.toThrow('has rights of the owner');
});

it('the migration may run again with the same login', async () => {
  await migrate(database.url, loginUrl);
});
