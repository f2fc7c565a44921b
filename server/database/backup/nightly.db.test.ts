import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { withSql } from '@/testing/db/clone-template';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { makeOfferingClub } from '@/testing/db/offering-club';
import { type ObjectServer, startObjectServer } from '@/testing/exports/object-server';
import { backupName } from './kept';
import { type NightlyGiven, runNightlyBackup } from './nightly';
import { type Folder, folderOf } from './place';

const dayMs = 86_400_000;
let database: TestDatabase;
let home: string;
let server: ObjectServer;
let given: NightlyGiven;

beforeAll(async () => {
  database = await testDatabase();
  await makeOfferingClub(database.db);
  server = await startObjectServer();
});
beforeEach(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), 'eintritt-nightly-'));
  await database.asOwner(owner => owner`delete from backups`);
  await database.asOwner(owner => owner`delete from restore_trials`);
  given = {
    url: database.url,
    key: 'a key of backups in tests, and of nothing else',
    keepDays: 3,
    appSecret: 'a secret of the test run, not of any installation',
    folder: folderOf(home),
    now: new Date(),
    isOnlyIfDue: true,
  };
});
afterAll(async () => {
  await database.close();
  await server.close();
});

const run = async (changes: Partial<NightlyGiven> = {}) => {
  const result = await runNightlyBackup({ ...given, ...changes });
  if (result === 'Busy') throw new Error('another backup runs');
  return result;
};
const scratches = () =>
  withSql(inject('clusterUrl'), async sql => {
    const [row] = await database.asOwner(
      owner => owner`select oid from pg_database where datname = current_database()`,
    );
    return sql`select datname from pg_database where datname = ${`eintritt_restore_trial_${row?.oid}`}`;
  });

const bucketFolder = (): Folder => {
  const { bucket, ...store } = server.access;
  return folderOf(`s3://${bucket}/installation/one`, store);
};

it.each([
  ['a folder', () => folderOf(home)],
  ['an S3 store', bucketFolder],
])('in %s, each night has one backup, and the first one is restored and compared', async (_, folderIn) => {
  const folder = folderIn();
  const first = await run({ folder });
  expect(first.made).toMatchObject({ file: backupName(given.now), isRecorded: true });
  expect(first.trial).toEqual({ file: backupName(given.now), fault: null });
  expect(await run({ folder })).toEqual({ made: null, removed: 0, trial: null });
  expect(await folder.list()).toEqual([backupName(given.now)]);
  expect(await scratches()).toHaveLength(0);
  const rows = await database.asOwner(owner => owner`select file, seconds, bytes from backups`);
  expect(rows[0]).toMatchObject({ file: backupName(given.now), bytes: String(first.made?.bytes) });
});

it('a week after the last restore the next one is tried, and old backups go but for the last one that was restored', async () => {
  const old = [20, 10, 9, 8].map(days => backupName(new Date(given.now.getTime() - days * dayMs)));
  for (const name of [...old, 'monday.backup']) await writeFile(path.join(home, name), 'x');
  await database.asOwner(
    owner => owner`
      insert into restore_trials (tried_at, file) values (now() - interval '8 days', ${old[1] ?? ''})`,
  );
  expect(await run()).toMatchObject({ removed: 3, trial: { fault: null } });
  expect(await readdir(home)).toEqual([old[1], backupName(given.now), 'monday.backup'].toSorted());
  await database.asOwner(owner => owner`delete from backups`);
  const later = new Date(given.now.getTime() + 1000);
  expect(await run({ now: later })).toMatchObject({ made: { file: backupName(later) }, trial: null });
});

it('a backup that cannot be restored is reported once a night, and leaves no database', async () => {
  await run({ isOnlyIfDue: false });
  const file = path.join(home, backupName(given.now));
  const bytes = await readFile(file);
  await writeFile(file, bytes.subarray(0, -1));
  await database.asOwner(owner => owner`update backups set taken_at = now()`);
  const { made, trial } = await run();
  expect([made, trial?.fault]).toEqual([null, expect.stringMatching(/cut off|damaged/)]);
  expect((await run()).trial).toBeNull();
  expect(await scratches()).toHaveLength(0);
  const [row] = await database.asOwner(owner => owner`select fault from restore_trials`);
  expect(row?.fault).toBe(trial?.fault);
});

it('what a killed backup and a killed trial left is removed by the next one', async () => {
  const [row] = await database.asOwner(
    owner => owner`select oid from pg_database where datname = current_database()`,
  );
  await withSql(inject('clusterUrl'), sql =>
    sql.unsafe(`create database eintritt_restore_trial_${row?.oid}`),
  );
  const part = path.join(home, `${backupName(new Date(0))}.part`);
  await writeFile(part, 'half');
  await run({ isOnlyIfDue: false });
  expect([existsSync(part), await scratches()]).toEqual([false, []]);
});

it('a trial can be asked for at any time: it makes no backup, and its success ends the warning', async () => {
  const at = (seconds: number) => new Date(given.now.getTime() + seconds * 1000);
  expect(await run({ isTrial: true })).toEqual({ made: null, removed: 0, trial: null });
  await run();
  await database.asOwner(owner => owner`update restore_trials set fault = 'it failed'`);
  const asked = await run({ now: at(2), isOnlyIfDue: false, isTrial: true });
  expect(asked).toEqual({ made: null, removed: 0, trial: { file: backupName(given.now), fault: null } });
  expect(await scratches()).toHaveLength(0);
});

it('over all replicas one at a time makes the backup', async () => {
  const results = await Promise.all([1, 2, 3].map(() => runNightlyBackup(given)));
  expect(results.filter(result => result === 'Busy')).toHaveLength(2);
  expect(await readdir(home)).toHaveLength(1);
});

it('an owner who may not create databases gets a backup, and learns why no restore was tried', async () => {
  const owner = `owner_of_${path
    .basename(home)
    .replaceAll(/[^a-z0-9]/gi, '')
    .toLowerCase()}`;
  await withSql(inject('clusterUrl'), async sql => {
    await sql.unsafe(`create role ${owner} login password 'a-random-one'`);
    await sql.unsafe(`grant eintritt_backup to ${owner}`);
  });
  await database.asOwner(async sql => {
    await sql.unsafe(`grant usage on schema drizzle, pgboss to ${owner}`);
    await sql.unsafe(`grant select on all tables in schema drizzle, pgboss to ${owner}`);
    await sql.unsafe(`grant all on backups, restore_trials to ${owner}`);
  });
  const url = new URL(database.url);
  Object.assign(url, { username: owner, password: 'a-random-one' });
  const { made, trial } = await run({ url: url.href });
  expect([made?.file, trial?.fault]).toEqual([
    backupName(given.now),
    expect.stringMatching('may not create databases'),
  ]);
  await database.asOwner(sql => sql.unsafe(`drop owned by ${owner}; drop role ${owner}`));
  await rm(home, { recursive: true });
});
