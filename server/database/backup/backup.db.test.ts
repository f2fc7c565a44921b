import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { assertKnownSecret } from '@/lib/platform/secrets/known-secret';
import { enqueue } from '@/lib/queue/enqueue';
import { migrate } from '@/server/database/migrate';
import { databaseAddress } from '@/testing/db/addresses';
import { withSql } from '@/testing/db/clone-template';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { makeFamilyApplication, makeFullApplication } from '@/testing/db/factories';
import { makeOfferingClub } from '@/testing/db/offering-club';
import { startObjectServer } from '@/testing/exports/object-server';
import { checksums } from '@/testing/http/rows';
import { backUp } from './back-up';
import { newPlaceOf, placeOf } from './place';
import { inspect, restore } from './restore';
import { BackupError } from './sealed-file';

const key = 'a key of backups in tests, and of nothing else';
const appSecret = 'a secret of the test run, not of any installation';

let folder: string;
let file: string;
let source: TestDatabase;
let before: Record<string, string>;
const made: string[] = [];
const owners: string[] = [];

/** Creates a database without tables on the cluster of this run, and returns its address. */
async function emptyDatabase(): Promise<string> {
  const name = `restore_${randomUUID().replaceAll('-', '')}`;
  await withSql(inject('clusterUrl'), sql => sql`create database ${sql(name)}`);
  made.push(name);
  return databaseAddress(inject('clusterUrl'), name);
}

const tablesOf = (url: string) =>
  withSql(url, sql => sql`select 1 from pg_class where relnamespace = 'public'::regnamespace`);

const sumsOf = (url: string) =>
  checksums({ ...source, asOwner: work => withSql(url, work) }).then(sums =>
    // Without what the migration writes anew (versions, states of queues) and the list of backups.
    Object.fromEntries(
      Object.entries(sums).filter(([name]) => !/^pgboss\.(?!job)|^public\.backups$/.test(name)),
    ),
  );

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'eintritt-backup-'));
  file = path.join(folder, 'one.backup');
  source = await testDatabase();
  for (let clubs = 0; clubs < 3; clubs += 1) {
    const club = await makeOfferingClub(source.db);
    await Promise.all([makeFullApplication(club), makeFamilyApplication(club)]);
  }
  await source.db.transaction(tx => enqueue(tx, 'clean-up', {}));
  await source.asOwner(
    owner => owner`update clubs set name = ${'Tab\tnewline\nbackslash \\ quote " ü 🎉'} where true`,
  );
  // Enough that no compression makes the file as small as one piece.
  await source.asOwner(
    owner => owner`
      insert into suspect_jobs (queue, payload, deaths, started_at)
      select 'run-night', jsonb_build_object('clubId', md5(random()::text) || md5(random()::text)), 1, now()
      from generate_series(1, 12000)`,
  );
  // A file that is larger than a frame.
  await source.asOwner(
    owner => owner`
      insert into submission_files (club_id, id, field_name, file_name, content_type, byte_count, file_key_encrypted, data)
      select id, gen_random_uuid(), 'proof', 'proof.pdf', 'application/pdf', 9000000, 'k', decode(repeat('ab', 9000000), 'hex')
      from clubs limit 1`,
  );
  await assertKnownSecret(source.db, { APP_SECRET: appSecret, APP_SECRET_PREVIOUS: [] });
  before = await sumsOf(source.url);
  await backUp({ url: source.url, key, appSecret }, placeOf(file));
}, 120_000);
afterAll(async () => {
  await source.close();
  for (const name of made)
    await withSql(inject('clusterUrl'), sql => sql`drop database if exists ${sql(name)} with (force)`);
  for (const name of owners) await withSql(inject('clusterUrl'), sql => sql`drop role ${sql(name)}`);
  await rm(folder, { recursive: true });
});

describe('a backup', () => {
  it('restored into an empty database has the same rows in every table', async () => {
    const url = await emptyDatabase();
    const figures = await restore({ url, key, appSecret }, placeOf(file));
    expect(figures).toMatchObject({ hasOtherSecret: false });
    expect(await sumsOf(url)).toEqual(before);
    // Row-level security and foreign keys are as the migration makes them.
    const schemaOf = (address: string) =>
      withSql(
        address,
        sql => sql`
          select relname, relrowsecurity, relforcerowsecurity,
            (select count(*)::int from pg_constraint where conrelid = c.oid) as constraints,
            (select count(*)::int from pg_policy where polrelid = c.oid) as policies
          from pg_class c where relkind = 'r' and relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
          order by 1`,
      );
    expect([...(await schemaOf(url))]).toEqual([...(await schemaOf(source.url))]);
    await expect(restore({ url, key, appSecret }, placeOf(file))).rejects.toThrow('already has clubs');
  });

  it('can be restored into a database that only the migration has seen, and says if APP_SECRET is another', async () => {
    const url = await emptyDatabase();
    await migrate(url);
    const figures = await restore(
      { url, key, appSecret: 'another secret than that of the backup' },
      placeOf(file),
    );
    expect(figures.hasOtherSecret).toBe(true);
    expect(await sumsOf(url)).toEqual(before);
  });

  it('works for an owner who is no superuser, to whom row-level security applies', async () => {
    const owner = `owner_${randomUUID().replaceAll('-', '')}`;
    const name = `${owner}_db`;
    await withSql(inject('clusterUrl'), async sql => {
      await sql.unsafe(`create role ${owner} login createrole createdb password 'a-random-one'`);
      // An administrator who is not this owner made the roles of the cluster, and grants them to it.
      await sql.unsafe(
        `grant eintritt_app, eintritt_limited, eintritt_resolver, eintritt_backup to ${owner} with admin option`,
      );
      await sql.unsafe(`create database ${name} owner ${owner}`);
    });
    made.push(name);
    const url = new URL(databaseAddress(inject('clusterUrl'), name));
    Object.assign(url, { username: owner, password: 'a-random-one' });
    await restore({ url: url.href, key, appSecret }, placeOf(file));
    const again = path.join(folder, 'again.backup');
    const { rows } = await backUp({ url: url.href, key, appSecret }, placeOf(again));
    expect(rows).toBeGreaterThan(10_000);
    expect(await sumsOf(databaseAddress(inject('clusterUrl'), name))).toEqual(before);
    const other = await emptyDatabase();
    await restore({ url: other, key, appSecret }, placeOf(again));
    expect(await sumsOf(other)).toEqual(before);
    owners.push(owner);
  });

  it('says neither names nor secrets in clear, and no two backups are alike', async () => {
    const bytes = await readFile(file);
    expect(bytes.includes('Tab\\tnewline')).toBe(false);
    const other = path.join(folder, 'other.backup');
    await backUp({ url: source.url, key, appSecret }, placeOf(other));
    expect((await readFile(other)).subarray(18, 200).equals(bytes.subarray(18, 200))).toBe(false);
  });

  it('is refused before anything changes if it is damaged, cut off, foreign or of another key', async () => {
    const whole = await readFile(file);
    const url = await emptyDatabase();
    const broken = path.join(folder, 'broken.backup');
    const refusalOf = async (bytes: Uint8Array, withKey = key) => {
      await writeFile(broken, bytes);
      return restore({ url, key: withKey, appSecret }, placeOf(broken)).then(
        () => 'restored',
        (error: Error) => error.message,
      );
    };
    const flipped = (at: number) => {
      const bytes = Buffer.from(whole);
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      return bytes;
    };
    expect(whole.length).toBeGreaterThan(4 * 65_552);
    for (const at of [18 + 16, 65_552, whole.length - 1, Math.floor(whole.length / 2)])
      expect(await refusalOf(flipped(at)), `a bit at ${at}`).toMatch(/damaged|cut off/);
    for (const length of [17, 20, 34, 34 + 65_552, 34 + 2 * 65_552, whole.length - 1, 200_000])
      expect(await refusalOf(whole.subarray(0, length)), `cut at ${length}`).toMatch(
        /cut off|damaged|no backup/,
      );
    expect(await refusalOf(Buffer.concat([whole, randomBytes(100)]))).toMatch(/damaged|cut off/);
    expect(await refusalOf(randomBytes(100_000))).toMatch('no backup of Eintritt');
    expect(await refusalOf(whole, 'another key than that of the backup')).toMatch('BACKUP_KEY');
    expect(await tablesOf(url)).toHaveLength(0);
  });

  it('in an S3 store is the same: restored from there, and refused if it is damaged or cut off', async () => {
    const server = await startObjectServer();
    const { bucket, ...store } = server.access;
    const place = placeOf(`s3://${bucket}/mine/one.backup`, store);
    const { bytes } = await backUp({ url: source.url, key, appSecret }, place);
    await expect(newPlaceOf(`s3://${bucket}/mine/one.backup`, store)).rejects.toThrow('exists already');
    await newPlaceOf(`s3://${bucket}/mine/one`, store);
    const [[name, whole] = ['', Buffer.alloc(0)]] = [...server.objects];
    expect([server.objects.size, whole.length]).toEqual([1, bytes]);
    const url = await emptyDatabase();
    const damaged = Buffer.from(whole);
    damaged[bytes >> 1] = (damaged[bytes >> 1] ?? 0) ^ 1;
    for (const wrong of [damaged, whole.subarray(0, -1), whole.subarray(0, 100_000), randomBytes(1000)]) {
      server.objects.set(name, wrong);
      await expect(restore({ url, key, appSecret }, place)).rejects.toThrow(/damaged|cut off|no backup/);
    }
    expect(await tablesOf(url)).toHaveLength(0);
    server.objects.set(name, whole);
    await restore({ url, key, appSecret }, place);
    expect(await sumsOf(url)).toEqual(before);
    // The store goes away in the middle of an upload.
    server.failWith(503, 'parts');
    const other = placeOf(`s3://${bucket}/mine/cut.backup`, store);
    await expect(backUp({ url: source.url, key, appSecret }, other)).rejects.toThrow('unavailable');
    expect([...server.objects.keys()]).toEqual([name]);
    await server.close();
  });

  it('of a read-only database, as a standby is, is made and says that nobody knows of it', async () => {
    const [row] = await withSql(source.url, sql => sql`select current_database() as name`);
    const setReadOnly = (value: string) =>
      withSql(inject('clusterUrl'), sql =>
        sql.unsafe(`alter database "${row?.name}" set default_transaction_read_only = ${value}`),
      );
    await setReadOnly('on');
    const standby = placeOf(path.join(folder, 'standby.backup'));
    const figures = await backUp({ url: source.url, key, appSecret }, standby);
    await setReadOnly('off');
    expect(figures.isRecorded).toBe(false);
    await inspect(standby, key);
  });

  it('runs to its end where the host set time limits for all statements', async () => {
    const [row] = await withSql(
      source.url,
      sql => sql`select current_database() as name, current_user as owner`,
    );
    const setLimit = (value: string) =>
      withSql(inject('clusterUrl'), sql =>
        sql.unsafe(`alter role "${row?.owner}" in database "${row?.name}" set statement_timeout = ${value}`),
      );
    await setLimit("'1ms'");
    const { isRecorded } = await backUp(
      { url: source.url, key, appSecret },
      placeOf(path.join(folder, 'limited.backup')),
    );
    await setLimit('default');
    expect(isRecorded).toBe(true);
  });

  it('is refused while another one runs, which would write the same file', async () => {
    const target = path.join(folder, 'twice.backup');
    const twice = [1, 2].map(() => backUp({ url: source.url, key, appSecret }, placeOf(target)));
    const ends = await Promise.allSettled(twice);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(String(ends.find(end => end.status === 'rejected')?.reason)).toMatch('Another backup');
    await inspect(placeOf(target), key);
  });

  it.each([
    ['may not use the roles', '', 'owner', /^Nothing was changed: rights: .* WITH ADMIN OPTION$/],
    [
      'does not own the database',
      'grant eintritt_app, eintritt_limited, eintritt_resolver, eintritt_backup to ROLE with admin option',
      'guest',
      /^Nothing was changed: rights: .* owner of the database$/,
    ],
  ])('is refused, and the database is not marked, for a user who %s', async (_why, grant, kind, refusal) => {
    const login = `${kind}_${randomUUID().replaceAll('-', '')}`;
    const address = await emptyDatabase();
    owners.push(login);
    await withSql(address, async sql => {
      const [row] = await sql`select current_database() as name`;
      await sql.unsafe(`create role ${login} login password 'a-random-one'`);
      if (grant) await sql.unsafe(grant.replace('ROLE', login));
      await sql.unsafe(
        kind === 'owner'
          ? `alter database ${row?.name} owner to ${login}`
          : `grant create on database ${row?.name} to ${login}; grant create on schema public to ${login}`,
      );
    });
    const url = Object.assign(new URL(address), { username: login, password: 'a-random-one' });
    const refused = await restore({ url: url.href, key, appSecret }, placeOf(file)).catch(error => error);
    expect(refused).toBeInstanceOf(BackupError);
    expect(refused.message).toMatch(refusal);
    expect(
      await withSql(address, sql => sql`select 1 where to_regnamespace('eintritt_restore') is not null`),
    ).toHaveLength(0);
    await migrate(address);
  });

  it('is refused by a database where another program uses the schema of the job queue', async () => {
    const url = await emptyDatabase();
    await withSql(url, sql => sql.unsafe('create schema pgboss; create table pgboss.job (id int)'));
    await expect(restore({ url, key, appSecret }, placeOf(file))).rejects.toThrow(
      'tables of another program',
    );
  });

  it('of a newer version is refused, and so is a database with tables of another program', async () => {
    const url = await emptyDatabase();
    await withSql(url, sql => sql`create table public.theirs (id int)`);
    await expect(restore({ url, key, appSecret }, placeOf(file))).rejects.toThrow(
      'tables of another program',
    );
    const newer = path.join(folder, 'newer.backup');
    await source.asOwner(
      owner =>
        owner`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of next year', 1900000000000)`,
    );
    await backUp({ url: source.url, key, appSecret }, placeOf(newer));
    await source.asOwner(
      owner => owner`delete from drizzle.__drizzle_migrations where hash = 'of next year'`,
    );
    const fresh = await emptyDatabase();
    await expect(restore({ url: fresh, key, appSecret }, placeOf(newer))).rejects.toThrow('newer version');
  });

  it('fails with the reason, and leaves no file, when the disk is full', async () => {
    const target = path.join(folder, 'full.backup');
    await symlink('/dev/full', `${target}.part`);
    await expect(backUp({ url: source.url, key, appSecret }, placeOf(target))).rejects.toThrow(
      'the disk is full',
    );
    expect([existsSync(target), existsSync(`${target}.part`)]).toEqual([false, false]);
  });
});
