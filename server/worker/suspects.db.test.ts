import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countSetAsideJobs, removeOldSuspects } from '@/lib/queue/suspect-jobs';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { type Suspects, watchSuspects } from './suspects';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const minute = 60_000;

it('a job that is set aside ends its record each time it comes again, and is forgotten after 90 days all the same', async () => {
  const { db } = database;
  let now = new Date('2026-03-01T12:00:00Z');
  const suspects = await watchSuspects(db, () => now);
  suspects.stop();
  const ends: string[] = [];
  /** Comes from the queue after the death of its worker. `endSuspect` is not called by a worker that dies. */
  const come = async (work: () => Promise<void>) => {
    now = new Date(now.getTime() + minute);
    const job = { id: 'a job', singletonKey: null, output: { value: { message: 'job heartbeat timeout' } } };
    const setAside = async () => void ends.push(now.toISOString());
    await suspects.run(job, { queue: 'run-night', payload: { clubId: 'one' } }, { work, setAside });
  };
  // Three deaths: that which the queue saw, and two that took `endSuspect` with them.
  await come(async () => {});
  await database.asOwner(owner => owner`update suspect_jobs set deaths = 3`);
  await come(() => expect.unreachable());
  expect(await countSetAsideJobs(db)).toBe(1);
  const setAsideAt = now;
  for (let times = 0; times < 3; times += 1) await come(() => expect.unreachable());
  expect(ends).toHaveLength(4);
  expect(await removeOldSuspects(db, new Date(setAsideAt.getTime() + 1))).toBe(1);
});

describe('jobs of a dead worker', () => {
  const lost = (id: string) => ({
    id,
    singletonKey: null,
    output: { value: { message: 'job heartbeat timeout' } },
  });
  const setAside = async () => expect.unreachable();
  const what = (id: string) => ({
    queue: 'deliver-webhook' as const,
    payload: { clubId: 'two', deliveryId: id },
  });
  const die = (ids: readonly string[]) =>
    database.asOwner(async owner => {
      for (const id of ids) {
        await owner`update suspect_jobs set deaths = deaths + 1 where payload ->> 'deliveryId' = ${id}`;
      }
    });

  /** Starts two jobs, of which the first hangs. Returns whether the second ends meanwhile, and ends both. */
  async function isSecondFree(suspects: Suspects): Promise<boolean> {
    const hung = Promise.withResolvers<void>();
    const hasHung = Promise.withResolvers<void>();
    const first = suspects.run(lost('a'), what('a'), {
      work: () => {
        hasHung.resolve();
        return hung.promise;
      },
      setAside,
    });
    await hasHung.promise;
    const second = suspects.run(lost('b'), what('b'), { work: async () => {}, setAside });
    const isFree = await Promise.race([second.then(() => true), delay(500, false)]);
    hung.resolve();
    await Promise.all([first, second]);
    return isFree;
  }

  it('run at the same time after one death, and one by one only after two', async () => {
    const suspects = await watchSuspects(database.db, () => new Date());
    suspects.stop();
    expect(await isSecondFree(suspects)).toBe(true);
    await die(['a', 'b']);
    expect(await isSecondFree(suspects)).toBe(false);
  });
});
