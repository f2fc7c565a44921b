import { eq, sql } from 'drizzle-orm';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Connection, connect, type Tx, withClub } from '@/db/client';
import { clubs } from '@/db/schema/clubs';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { DeadlinePassed, withDeadline } from './deadline';
import { driverCodeOf } from './driver-code';

let database: TestDatabase;
let club: OfferingClub;
let connection: Connection;

beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db);
  connection = connect(database.url, { max: 1 });
  await database.asOwner(owner => owner`create table marks (name text not null)`);
  await database.asOwner(owner => owner`grant insert on marks to eintritt_app`);
});
afterAll(async () => {
  await connection.close();
  await database.close();
});

const scope = () => ({ db: connection.db, clubId: club.clubId });

it('a lock that fails ends its transaction with its own error, and the next one runs', async () => {
  const isOwn = eq(clubs.id, club.clubId);
  const rename = (tx: Tx) => tx.update(clubs).set({ name: 'Not this' }).where(isOwn);
  await expect(withClub(scope(), rename, 'select 1 / 0')).rejects.toMatchObject({
    cause: { code: '22012' },
  });
  const [found] = await withClub(scope(), tx => tx.select({ name: clubs.name }).from(clubs).where(isOwn));
  expect(found?.name).not.toBe('Not this');
});

it('of parallel statements, the error of the first one that failed ends the transaction', async () => {
  // Each level of promises passes an error on a little later.
  const deep = async (tx: Tx, levels: number): Promise<unknown> =>
    levels > 0 ? await deep(tx, levels - 1) : tx.execute(sql`select 1 / 0`);
  const failed = withClub(scope(), tx => Promise.all([deep(tx, 20), tx.execute(sql`select 1`)]));
  expect(driverCodeOf(await failed.catch((error: unknown) => error))).toBe('22012');
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

it('a statement that is cancelled while it waits does not give its result to the next one', async () => {
  const client = postgres(database.url, { max: 1, fetch_types: false });
  await client.unsafe('select 1');
  const first = client.unsafe('select pg_sleep(0.2)').execute();
  const cancelled = client.unsafe(`select 'of the cancelled one' as text`).execute();
  const next = client.unsafe(`select 'own' as text`).execute();
  const ended = Promise.allSettled([first, cancelled]);
  // All three are sent then, and the first one runs.
  await new Promise(resolve => setImmediate(resolve));
  cancelled.cancel();
  expect([...(await next)]).toEqual([{ text: 'own' }]);
  await ended;
  await client.end();
});

it('after a statement that failed among its rows, the next ones return their own rows only', async () => {
  const client = postgres(database.url, { max: 1, fetch_types: false });
  const failing = () => client.unsafe('select 1 / (4 - i) as part from generate_series(1, 10) i');
  const own = () => client.unsafe(`select 'own' as text`);
  const [failed, pipelined] = await Promise.allSettled([failing(), own()]);
  expect(failed).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
  expect(pipelined).toMatchObject({ status: 'fulfilled', value: [{ text: 'own' }] });
  await expect(failing()).rejects.toMatchObject({ code: '22012' });
  const next = await own();
  expect(next).toHaveLength(1);
  expect(next[0]).toEqual({ text: 'own' });
  await client.end();
});

it('a statement that cannot be sent fails alone', async () => {
  const client = postgres(database.url, { max: 1, fetch_types: false });
  const failed = client.begin(tx =>
    Promise.all([tx.unsafe('select 1'), tx.unsafe('select $1::text', [undefined as never])]),
  );
  await expect(failed).rejects.toMatchObject({ code: 'UNDEFINED_VALUE' });
  expect([...(await client.unsafe('select 1 as one'))]).toEqual([{ one: 1 }]);
  await client.end();
});

it('work that goes on after an error writes nothing outside of its transaction', async () => {
  const late: Promise<string>[] = [];
  const failed = connection.db.transaction(async tx => {
    const failing = tx.execute(sql`select 1 / 0`).execute();
    for (const name of ['a', 'b', 'c'])
      late.push(
        failing
          .catch(() => tx.execute(sql`insert into marks values (${name})`))
          .then(
            () => 'written',
            () => 'refused',
          ),
      );
    await failing;
  });
  await expect(failed).rejects.toMatchObject({ cause: { code: '22012' } });
  expect(await Promise.all(late)).toEqual(['refused', 'refused', 'refused']);
  expect(await database.asOwner(owner => owner`select name from marks`)).toEqual([]);
});

it('a lock that waits, with statements behind it, ends at the deadline', async () => {
  const holder = connect(database.url, { max: 1 });
  const lock = 'select pg_advisory_xact_lock(4712)';
  const isDone = Promise.withResolvers<void>();
  const isHeld = Promise.withResolvers<void>();
  const holding = withClub(
    { ...scope(), db: holder.db },
    async tx => {
      await tx.execute(sql`select 1`);
      isHeld.resolve();
      await isDone.promise;
    },
    lock,
  );
  await isHeld.promise;
  const ask = (tx: Tx) => Promise.all([1, 2, 3].map(one => tx.execute(sql`select ${one}::int`)));
  const limited = withDeadline(300, () => withClub(scope(), ask, lock));
  await expect(limited).rejects.toBeInstanceOf(DeadlinePassed);
  const [found] = await withClub(scope(), tx => tx.execute(sql`select 1 as one`));
  expect(found).toEqual({ one: 1 });
  isDone.resolve();
  await holding;
  await holder.close();
});
