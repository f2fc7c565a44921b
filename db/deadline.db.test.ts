import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { withClub } from '@/testing/db/with-club';
import { DeadlinePassed, withDeadline, withoutDeadline } from './deadline';

const clubId = '0198c0de-0000-7000-8000-000000000001';
const limitMs = 300;
let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
  await database.asOwner(owner => owner`create table late_marks (name text not null)`);
  await database.asOwner(owner => owner`grant insert, select on late_marks to eintritt_app`);
});
afterAll(() => database.close());

const mark = (name: string) => sql`insert into late_marks values (${name})`;
const marks = async () =>
  (await database.asOwner(owner => owner`select name from late_marks order by name`)).map(({ name }) => name);
const sleep = (seconds: number) => sql`select pg_sleep(${seconds}), 'under deadline' as what`;
const running = async () =>
  (
    await database.asOwner(
      owner =>
        owner`select 1 from pg_stat_activity where state = 'active' and query like '%under deadline%' and pid <> pg_backend_pid()`,
    )
  ).length;

/** Runs `work` past its limit, and waits for its end. */
async function late(work: (passed: Promise<void>) => Promise<unknown>) {
  const began = performance.now();
  const passed = Promise.withResolvers<void>();
  let own: Promise<unknown> = Promise.resolve();
  const limited = withDeadline(limitMs, () => {
    own = work(passed.promise);
    return own;
  });
  await expect(limited).rejects.toBeInstanceOf(DeadlinePassed);
  const tookMs = performance.now() - began;
  passed.resolve();
  const [done] = await Promise.allSettled([own]);
  return { tookMs, status: done?.status };
}

it('the deadline cancels a running statement and rolls its transaction back', async () => {
  const { tookMs, status } = await late(() =>
    withClub({ db: database.db, clubId }, async tx => {
      await tx.execute(mark('before the wait'));
      await tx.execute(sleep(20));
    }),
  );
  expect(tookMs).toBeLessThan(5_000);
  expect(status).toBe('rejected');
  await expect.poll(running).toBe(0);
  expect(await marks()).toEqual([]);
});

it('statements and commits after the deadline are refused, also if the work continues', async () => {
  const commit = await late(passed =>
    withClub({ db: database.db, clubId }, async tx => {
      await tx.execute(mark('not committed'));
      await passed;
    }),
  );
  const statement = await late(async passed => {
    await passed;
    await database.db.execute(mark('too late'));
  });
  expect([commit.status, statement.status]).toEqual(['rejected', 'rejected']);
  expect(await marks()).toEqual([]);
});

it('the deadline does not affect work in time, its stream, or work without deadline', async () => {
  const readOn = await withDeadline(limitMs, async () => {
    await withClub({ db: database.db, clubId }, tx => tx.execute(mark('in time')));
    return async () => {
      await database.db.execute(sleep((2 * limitMs) / 1000));
      await database.db.execute(mark('read on'));
    };
  });
  await readOn();
  await late(async passed => {
    await passed;
    await withoutDeadline(() => database.db.execute(mark('in any case')));
  });
  expect(await marks()).toEqual(['in any case', 'in time', 'read on']);
});
