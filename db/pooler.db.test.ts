import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Connection, connect } from '@/db/client';
import { findWrongRole } from '@/db/role-check';
import { clubs } from '@/db/schema/clubs';
import { enqueue } from '@/lib/queue/enqueue';
import { migrate } from '@/server/database/migrate';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { type Pooler, startPooler } from '@/testing/db/pooler';
import { withClub } from '@/testing/db/with-club';

// The same tests run through a real PgBouncer: POOLER=session npm test -- db/pooler, and POOLER=transaction.

const login = `login_${randomUUID().replaceAll('-', '')}`;
let database: TestDatabase;
let club: OfferingClub;
let pooler: Pooler;
let loginUrl: string;

beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db);
  await makeOfferingClub(database.db);
  const url = new URL(database.url);
  Object.assign(url, { username: login, password: 'a-random-one' });
  loginUrl = url.href;
  await migrate(database.url, loginUrl);
  pooler = await startPooler([database.url, loginUrl]);
});
afterAll(async () => {
  await pooler.close();
  await database.asOwner(owner => owner.unsafe(`drop owned by ${login}; drop role ${login}`));
  await database.close();
});

async function withConnection<T>(url: string, work: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = connect(pooler.through(url), { max: 4 });
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}
const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'was served',
    (error: unknown) => findWrongRole(error)?.message ?? String(error),
  );
const refusal = /runs as eintritt instead of eintritt_app: a pooler in front dropped/;

describe('behind a pooler that drops start-up parameters', () => {
  it('nothing is served to the owner: no rows of a statement, no transaction', async () => {
    await withConnection(database.url, async ({ db }) => {
      const reads = Array.from({ length: 8 }, () => reasonOf(db.select().from(clubs)));
      for (const reason of await Promise.all(reads)) expect(reason).toMatch(refusal);
      const writes = withClub({ db, clubId: club.clubId }, tx => tx.update(clubs).set({ name: 'Stolen' }));
      expect(await reasonOf(writes)).toMatch(refusal);
    });
    const names = await database.asOwner(owner => owner`select 1 from clubs where name = 'Stolen'`);
    expect(names).toHaveLength(0);
  });

  it('no job is enqueued as the owner', async () => {
    await withConnection(database.url, async ({ db }) => {
      const sent = db.transaction(tx => enqueue(tx, 'clean-up', {}));
      expect(await reasonOf(sent)).toMatch(refusal);
    });
    const jobs = await database.asOwner(owner => owner`select from pgboss.job where name = 'clean-up'`);
    expect(jobs).toHaveLength(0);
  });

  it('the login that the migration made works as eintritt_app, with all settings of a session', async () => {
    await withConnection(loginUrl, async ({ db }) => {
      const names = await Promise.all(
        Array.from({ length: 8 }, () =>
          withClub({ db, clubId: club.clubId }, tx => tx.select({ id: clubs.id }).from(clubs)),
        ),
      );
      expect(new Set(names.flat().map(({ id }) => id))).toEqual(new Set([club.clubId]));
      expect(await db.select().from(clubs)).toEqual([]);
      const [row] = await db.execute(sql`select current_user as role, session_user as login,
        current_setting('statement_timeout') as time, current_setting('jit') as jit`);
      expect(row).toEqual({ role: 'eintritt_app', login, time: '15s', jit: 'off' });
    });
  });
});
