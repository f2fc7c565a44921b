import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Tx, withClubSnapshot } from '@/db/client';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import {
  makeFamilyApplication,
  makeFullApplication,
  makeMinorApplication,
  staffOf,
} from '@/testing/db/factories';
import { makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';

let database: TestDatabase;
let mine: OfferingClub;
let theirs: OfferingClub;
/** Every table of the schema `public` that belongs to clubs. */
let clubTables: string[];

beforeAll(async () => {
  database = await testDatabase();
  mine = await makeOfferingClub(database.db);
  theirs = await makeOfferingClub(database.db);
  for (const club of [mine, theirs]) {
    await Promise.all([makeFullApplication(club), makeFamilyApplication(club), makeMinorApplication(club)]);
    await staffOf(club, 'Admin');
  }
  clubTables = await database.asOwner(async owner => {
    const rows = await owner<{ name: string }[]>`
      select c.relname as name from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'club_id' and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`;
    return rows.map(({ name }) => name);
  });
});
afterAll(() => database.close());

const countOfSubmissions = sql`select count(*)::int as count, min(club_id::text) as club from submissions`;
const howItRuns = sql`select current_setting('transaction_isolation') as isolation,
  current_setting('transaction_read_only') as read_only, current_setting('plan_cache_mode') as plans`;
const countAll = sql`select count(*)::int as count`;

/** Also on the workers of Citus, unlike `set_config`. */
const nameClub = (tx: Tx, clubId: string) => tx.execute(sql.raw(`set local app.club_id = '${clubId}'`));

/** Number of rows of a table that the run-time role sees while the transaction names this club, or none. */
async function visibleRows(table: string, clubId: string | null): Promise<unknown> {
  return database.db.transaction(async tx => {
    if (clubId !== null) await nameClub(tx, clubId);
    const [row] = await tx.execute(sql`${countAll} from ${sql.identifier(table)}`);
    return row?.count;
  });
}

async function allRows(table: string, clubId: string): Promise<unknown> {
  return database.asOwner(async owner => {
    const column = owner(table === 'clubs' ? 'id' : 'club_id');
    const [row] = await owner`select count(*)::int as count from ${owner(table)} where ${column} = ${clubId}`;
    return row?.count;
  });
}

describe('the run-time role', () => {
  it('is neither superuser nor owner, and bypasses no policy', async () => {
    const [row] = await database.db.execute(sql`
      select current_user as name, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolcanlogin
      from pg_roles where rolname = current_user`);
    expect(row).toEqual({
      name: 'eintritt_app',
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolcanlogin: false,
    });
    const owned = await database.asOwner(
      owner => owner`select relname from pg_class where relowner = 'eintritt_app'::regrole`,
    );
    expect([...owned]).toEqual([]);
  });

  it('cannot switch off a policy', async () => {
    await expect(
      database.db.execute(sql`alter table submissions disable row level security`),
    ).rejects.toThrow();
    await expect(database.db.execute(sql`drop policy club_isolation on submissions`)).rejects.toThrow();
  });

  it('has a narrower one beside it, with its rights, that cannot sign in', async () => {
    const rows = await database.asOwner(
      owner => owner`
        select rolsuper, rolbypassrls, rolcanlogin, array(
          select roleid::regrole::text from pg_auth_members where member = 'eintritt_limited'::regrole
        ) as rights_of
        from pg_roles where rolname = 'eintritt_limited'`,
    );
    const nothing = { rolsuper: false, rolbypassrls: false, rolcanlogin: false };
    expect([...rows]).toEqual([{ ...nothing, rights_of: ['eintritt_app'] }]);
  });

  it('leaves look-ups before a club is known to a role that cannot sign in', async () => {
    const rows = await database.asOwner(
      owner => owner`
        select rolsuper, rolbypassrls, rolcanlogin from pg_roles where rolname = 'eintritt_resolver'`,
    );
    expect([...rows]).toEqual([{ rolsuper: false, rolbypassrls: false, rolcanlogin: false }]);
  });
});

describe('row-level security', () => {
  it('is enabled and forced, with one policy for reading and writing, on every table of clubs', async () => {
    expect(clubTables.length).toBeGreaterThan(25);
    const open = await database.asOwner(
      owner => owner`
        select c.relname from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relname = any(${[...clubTables, 'clubs']})
          and not (c.relrowsecurity and c.relforcerowsecurity and exists (
            select from pg_policies p
            where p.schemaname = 'public' and p.tablename = c.relname and p.policyname = 'club_isolation'
              and p.cmd = 'ALL' and p.permissive = 'PERMISSIVE' and p.roles = '{eintritt_app}'
              and p.qual like '%app.club_id%' and p.with_check like '%app.club_id%'
          ))`,
    );
    expect([...open]).toEqual([]);
    const wider = await database.asOwner(
      owner => owner`
        select tablename, policyname from pg_policies
        where policyname <> 'club_isolation' and permissive = 'PERMISSIVE'
          and (roles not in ('{eintritt_resolver}', '{eintritt_backup}') or cmd <> 'SELECT')`,
    );
    expect([...wider]).toEqual([]);
  });

  it('limits every table of submissions and of their parts to departments, and exports', async () => {
    const limited = await database.asOwner(
      owner => owner`
        select tablename, cmd from pg_policies
        where permissive = 'RESTRICTIVE' and roles = '{eintritt_limited}' order by tablename`,
    );
    const parts = await database.asOwner(
      owner => owner`
        select table_name as name from information_schema.columns
        where table_schema = 'public' and column_name = 'submission_id'`,
    );
    // Nothing that a limited user may do reads these but to count or to find a number or token that is taken.
    const wholeClub = ['mails', 'member_numbers', 'used_form_tokens', 'webhook_events'];
    const expected = [
      ...['export_jobs', 'submissions'].map(tablename => ({ tablename, cmd: 'ALL' })),
      ...parts
        .filter(({ name }) => !wholeClub.includes(name))
        .map(({ name }) => ({ tablename: name, cmd: 'SELECT' })),
    ];
    expect([...limited]).toEqual(expected.toSorted((one, two) => (one.tablename < two.tablename ? -1 : 1)));
  });

  it('shows no row of any table without a club or with an unknown one', async () => {
    for (const table of [...clubTables, 'clubs']) {
      expect([table, await visibleRows(table, null)]).toEqual([table, 0]);
      expect([table, await visibleRows(table, '')]).toEqual([table, 0]);
      expect([table, await visibleRows(table, '019a0000-0000-7000-8000-000000000001')]).toEqual([table, 0]);
    }
  });

  it('shows only rows of the named club', async () => {
    for (const table of [...clubTables, 'clubs']) {
      expect([table, await visibleRows(table, mine.clubId)]).toEqual([
        table,
        await allRows(table, mine.clubId),
      ]);
    }
    expect(await allRows('submissions', theirs.clubId)).toBe(3);
  });

  it('applies in a snapshot, which is consistent, read-only and planned for its club', async () => {
    const club = await makeOfferingClub(database.db);
    await makeFullApplication(club);
    const scope = { db: database.db, clubId: club.clubId };
    const rows = await withClubSnapshot(scope, async tx => {
      const before = await tx.execute(countOfSubmissions);
      await makeFullApplication(club);
      return [...before, ...(await tx.execute(countOfSubmissions)), ...(await tx.execute(howItRuns))];
    });
    const seen = { count: 1, club: club.clubId };
    expect(rows).toEqual([
      ...[seen, seen],
      { isolation: 'repeatable read', read_only: 'on', plans: 'force_custom_plan' },
    ]);
    const writing = withClubSnapshot(scope, tx => tx.execute(sql`delete from submissions`));
    await expect(writing).rejects.toThrow();
    const [plain] = await withClub(scope, tx => tx.execute(howItRuns));
    expect(plain).toEqual({ isolation: 'read committed', read_only: 'off', plans: 'auto' });
  });

  it('resets the club at the end of the transaction, also after a failure', async () => {
    await withClub(mine.ctx, async tx => tx.execute(countAll));
    await expect(withClub(mine.ctx, () => Promise.reject(new Error('cut off')))).rejects.toThrow('cut off');
    for (let times = 0; times < 10; times += 1) expect(await visibleRows('submissions', null)).toBe(0);
  });

  it('refuses to write a row of another club into any table', async () => {
    for (const table of clubTables) {
      const copied = database.db.transaction(async tx => {
        await nameClub(tx, mine.clubId);
        await tx.execute(sql`insert into ${sql.identifier(table)} (club_id) values (${theirs.clubId})`);
      });
      const refusal = await copied.then(
        () => 'was written',
        (error: unknown) =>
          error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error),
      );
      expect([table, refusal]).toEqual([
        table,
        // On Citus the table has the number of its shard.
        expect.stringMatching(
          RegExp(`^new row violates row-level security policy for table "${table}(_\\d+)?"$`),
        ),
      ]);
    }
  });

  it('cannot change or delete rows of another club, or move a row into it', async () => {
    const touched = await withClub(mine.ctx, async tx => {
      const updated = await tx.execute(
        sql`update submissions set city = 'X' where club_id = ${theirs.clubId} returning id`,
      );
      const deleted = await tx.execute(
        sql`delete from submissions where club_id = ${theirs.clubId} returning id`,
      );
      return [...updated, ...deleted];
    });
    expect(touched).toEqual([]);
    const moved = withClub(mine.ctx, tx =>
      tx.execute(sql`update submissions set club_id = ${theirs.clubId}`),
    );
    await expect(moved).rejects.toThrow();
    expect(await allRows('submissions', theirs.clubId)).toBe(3);
  });

  it('forbids changing the audit log', async () => {
    await expect(withClub(mine.ctx, tx => tx.execute(sql`delete from audit_entries`))).rejects.toThrow();
    await expect(
      withClub(mine.ctx, tx => tx.execute(sql`update audit_entries set action = ''`)),
    ).rejects.toThrow();
  });

  it('refuses to work for what is no id of a club', async () => {
    const text = "'; set role postgres; --";
    const asked = withClub({ db: database.db, clubId: text }, tx => tx.execute(countAll));
    await expect(asked).rejects.toThrow('The setting app.club_id needs ids');
  });

  it('separates clubs that work concurrently on few connections', async () => {
    const wrong: string[] = [];
    await Promise.all(
      Array.from({ length: 400 }, async (_, index) => {
        const club = index % 2 === 0 ? mine : theirs;
        const rows = await withClub(club.ctx, tx =>
          tx.execute<{ club_id: string }>(sql`select club_id from submissions`),
        );
        if (rows.length !== 3 || rows.some(row => row.club_id !== club.clubId)) wrong.push(club.clubId);
      }),
    );
    expect(wrong).toEqual([]);
  });
});
