import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, readClub, type Tx } from '@/db/client';
import { departments, memberships } from '@/db/schema/catalog';
import { clubs } from '@/db/schema/clubs';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';

let database: TestDatabase;
let club: OfferingClub;
let other: OfferingClub;

beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db);
  other = await makeOfferingClub(database.db);
});
afterAll(() => database.close());

const clubIds = (tx: Tx) => tx.select({ id: clubs.id }).from(clubs);

it('a read of one statement shows its own club only, also when clubs share connections', async () => {
  const connection = connect(database.url, { max: 2 });
  const asked = Array.from({ length: 40 }, (_none, index) => (index % 2 === 0 ? club : other).clubId);
  const found = await Promise.all(
    asked.map(clubId => readClub({ db: connection.db, clubId }, tx => clubIds(tx))),
  );
  expect(found).toEqual(asked.map(id => [{ id }]));
  expect(await connection.db.select().from(clubs)).toEqual([]);
  await connection.close();
});

it('a read of one statement cannot write, and its connection goes on after an error', async () => {
  const connection = connect(database.url, { max: 1 });
  const scope = { db: connection.db, clubId: club.clubId };
  const writing = readClub(scope, tx => tx.update(clubs).set({ name: 'Renamed' }));
  await expect(writing).rejects.toMatchObject({ cause: { code: '42601' } });
  const failing = readClub(scope, tx => tx.execute(sql`select 1 / 0`));
  await expect(failing).rejects.toMatchObject({ cause: { code: '22012' } });
  expect(await withClub(scope, clubIds)).toEqual([{ id: club.clubId }]);
  await connection.close();
});

it('a read of two statements shows its own club in both', async () => {
  const scope = { db: database.db, clubId: club.clubId };
  const found = await readClub(scope, async tx => [await clubIds(tx), await clubIds(tx)]);
  expect(found).toEqual([[{ id: club.clubId }], [{ id: club.clubId }]]);
});

it('a read of one statement names its club before PostgreSQL looks at rows, in every kind of plan', async () => {
  const connection = connect(database.url, { max: 1 });
  const scope = { db: connection.db, clubId: club.clubId };
  const joined = (tx: Tx) =>
    tx
      .select({ tariff: memberships.name, department: departments.name })
      .from(memberships)
      .innerJoin(departments, eq(departments.clubId, memberships.clubId))
      .where(eq(memberships.isActive, true))
      .orderBy(desc(memberships.name), departments.name);
  const expected = await withClub(scope, async tx => joined(tx));
  expect(expected.length).toBeGreaterThan(3);
  const kinds = ['hashjoin', 'mergejoin', 'nestloop', 'indexscan', 'bitmapscan', 'seqscan'];
  for (const mode of ['force_custom_plan', 'force_generic_plan'])
    for (const kind of kinds) {
      await connection.db.execute(
        sql.raw(
          `set plan_cache_mode = ${mode}; ${kinds.map(one => `set enable_${one} = ${one === kind}`).join(';')}`,
        ),
      );
      expect(await readClub(scope, joined), `${mode} ${kind}`).toEqual(expected);
    }
  await connection.close();
});
