import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Connection, connect, type Tx, withClub } from '@/db/client';
import { clubs } from '@/db/schema/clubs';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';

let database: TestDatabase;
let club: OfferingClub;
let connection: Connection;

beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db);
  connection = connect(database.url, { max: 1 });
});
afterAll(async () => {
  await connection.close();
  await database.close();
});

const scope = () => ({ db: connection.db, clubId: club.clubId });

it('a lock that fails ends its transaction with its own error, and the next one runs', async () => {
  const isOwn = eq(clubs.id, club.clubId);
  const rename = (tx: Tx) => tx.update(clubs).set({ name: 'Not this' }).where(isOwn);
  await expect(withClub(scope(), rename, 'select 1 / 0')).rejects.toMatchObject({ code: '22012' });
  const [found] = await withClub(scope(), tx => tx.select({ name: clubs.name }).from(clubs).where(isOwn));
  expect(found?.name).not.toBe('Not this');
});

it('work without statements waits for the lock of its transaction', async () => {
  const holder = connect(database.url, { max: 1 });
  const lock = 'select pg_advisory_xact_lock(4711)';
  const order: string[] = [];
  const isHeld = Promise.withResolvers<void>();
  const isWanted = Promise.withResolvers<void>();
  const holding = withClub(
    { ...scope(), db: holder.db },
    async tx => {
      await tx.execute(sql`select 1`);
      isHeld.resolve();
      await isWanted.promise;
      order.push('released');
    },
    lock,
  );
  await isHeld.promise;
  const waiting = withClub(scope(), async () => isWanted.resolve(), lock).then(() => order.push('locked'));
  await Promise.all([holding, waiting]);
  expect(order).toEqual(['released', 'locked']);
  await holder.close();
});

it('transactions of clubs on one connection do not mix', async () => {
  const other = await makeOfferingClub(database.db);
  const ids = Array.from({ length: 20 }, (_none, index) => (index % 2 === 0 ? club : other).clubId);
  const found = await Promise.all(
    ids.map(clubId =>
      withClub({ db: connection.db, clubId }, async tx => {
        const asked = [club.clubId, other.clubId].map(id =>
          tx.select({ id: clubs.id }).from(clubs).where(eq(clubs.id, id)),
        );
        return (await Promise.all(asked)).flat();
      }),
    ),
  );
  expect(found).toEqual(ids.map(id => [{ id }]));
});
