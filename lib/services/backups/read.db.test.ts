import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { findBackupNote } from './read';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

it('the last backup and the last trial to restore one are known to the office, without a size or a name', async () => {
  expect(await findBackupNote(database)).toBeNull();
  await database.asOwner(
    owner => owner`
      insert into backups (taken_at, rows, bytes, file) values ('2026-11-25T02:10Z', 7, 4096, 'one'), ('2026-11-26T02:10Z', 7, 4096, 'two')`,
  );
  expect(await findBackupNote(database)).toEqual({ takenAt: '2026-11-26T02:10:00.000Z', trial: null });
  await database.asOwner(
    owner => owner`
      insert into restore_trials (tried_at, file, fault) values ('2026-11-22T02:10Z', 'one', 'cut off')`,
  );
  const trial = { at: '2026-11-22T02:10:00.000Z', hasFailed: true };
  expect((await findBackupNote(database))?.trial).toEqual(trial);
});
