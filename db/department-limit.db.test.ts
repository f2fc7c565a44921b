import { readdir, readFile } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ClubScope, inOtherClub, inWholeClub, withClubSnapshot } from '@/db/client';
import { exportJobs } from '@/db/schema/exports';
import { submissions } from '@/db/schema/submissions';
import { clubUsers } from '@/db/schema/users';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import {
  makeApplication,
  makeCancellation,
  makeChangeRequest,
  makeFamilyApplication,
  makeFullApplication,
  makeUser,
} from '@/testing/db/factories';
import { makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';

let database: TestDatabase;
let club: OfferingClub;
let other: OfferingClub;
/** Submissions by the departments that they name. */
const ids = { football: '', both: '', wished: '', leaving: '', none: '' };

beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db);
  other = await makeOfferingClub(database.db);
  ids.football = await makeApplication(club);
  ids.both = await makeFamilyApplication(club);
  ids.wished = await makeChangeRequest(club, { departmentIds: [club.tennis.id] });
  ids.leaving = await makeCancellation(club, { scope: 'Departments', departmentIds: [club.tennis.id] });
  ids.none = await makeCancellation(club);
  await makeApplication(other);
});
afterAll(() => database.close());

const limitedTo = (...departmentIds: string[]): ClubScope => ({
  db: database.db,
  clubId: club.clubId,
  actor: { kind: 'User', departmentIds },
});

async function seenBy(scope: ClubScope, open = withClub): Promise<string[]> {
  const rows = await open(scope, tx => tx.select({ id: submissions.id }).from(submissions));
  return rows.map(({ id }) => id).sort();
}

const sorted = (...wanted: (keyof typeof ids)[]) => wanted.map(name => ids[name]).sort();

describe('the transaction of a user who is limited to departments', () => {
  it('shows only submissions of any kind that name one of them, for any person', async () => {
    const tennis = sorted('both', 'wished', 'leaving');
    expect(await seenBy(limitedTo(club.tennis.id))).toEqual(tennis);
    expect(await seenBy(limitedTo(club.tennis.id), withClubSnapshot)).toEqual(tennis);
    expect(await seenBy(limitedTo(club.football.id))).toEqual(sorted('football', 'both'));
    expect(await seenBy(limitedTo(club.football.id, club.tennis.id))).toEqual(
      sorted('football', 'both', 'wished', 'leaving'),
    );
    expect(await seenBy(limitedTo(club.closed.id))).toEqual([]);
  });

  it('shows nothing with an empty limit, and nothing as the role without a setting', async () => {
    expect(await seenBy(limitedTo())).toEqual([]);
    const rows = await database.db.transaction(async tx => {
      await tx.execute(
        sql`select set_config('app.club_id', ${club.clubId}, true), set_config('role', 'eintritt_limited', true)`,
      );
      return tx.select().from(submissions);
    });
    expect(rows).toEqual([]);
  });

  it('shows no submission of another club, whatever departments it names', async () => {
    expect(await seenBy(limitedTo(other.football.id))).toEqual([]);
  });

  it('shows parts of a submission only with it, also to a query that does not name the submission', async () => {
    const here = await makeOfferingClub(database.db);
    await makeFullApplication(here);
    await makeFamilyApplication(here);
    const seen = (departmentId: string) =>
      withClub({ ...limitedTo(departmentId), clubId: here.clubId }, async tx => {
        const [row] = await tx.execute<Record<string, boolean>>(sql`select
          exists (select from submission_memberships) as tariff, exists (select from submission_departments) as departments,
          exists (select from submission_bank_accounts) as account, exists (select from family_members) as family,
          exists (select from submission_history) as history, exists (select from confirmations) as confirmations,
          exists (select from submission_signatures) as signature`);
        return Object.entries(row ?? {}).filter(([, isSeen]) => isSeen);
      });
    expect(await seen(here.closed.id)).toEqual([]);
    expect((await seen(here.football.id)).map(([part]) => part)).toEqual([
      ...['tariff', 'departments', 'account', 'family', 'history', 'confirmations', 'signature'],
    ]);
  });

  it('cannot change, delete or create a submission of other departments, nor move one there', async () => {
    const touched = await withClub(limitedTo(club.tennis.id), async tx => [
      ...(await tx.execute(sql`update submissions set city = 'X' where id = ${ids.football} returning id`)),
      ...(await tx.execute(sql`delete from submissions where id = ${ids.football} returning id`)),
    ]);
    expect(touched).toEqual([]);
    for (const write of [
      sql`update submissions set department_ids = ${`{${club.football.id}}`} where id = ${ids.wished}`,
      sql`insert into submissions select (jsonb_populate_record(null::submissions, to_jsonb(s) || '{"number": 999,
        "id": "019a0000-0000-7000-8000-000000000001", "department_ids": []}')).* from submissions s limit 1`,
    ]) {
      await expect(withClub(limitedTo(club.tennis.id), tx => tx.execute(write))).rejects.toMatchObject({
        cause: {
          message: 'new row violates row-level security policy "department_limit" for table "submissions"',
        },
      });
    }
  });

  it('ends with its limit: the next one on the connection sees all, also after a failure', async () => {
    const all = sorted('football', 'both', 'wished', 'leaving', 'none');
    for (let times = 0; times < 10; times += 1) {
      await seenBy(limitedTo(club.tennis.id));
      const failed = withClub(limitedTo(club.tennis.id), () => Promise.reject(new Error('cut off')));
      await expect(failed).rejects.toThrow('cut off');
      expect(await seenBy(club.ctx)).toEqual(all);
    }
  });

  it('sees the whole club where a verb asks for it, and only there', async () => {
    const scope = limitedTo(club.tennis.id);
    const counts = await withClub(scope, async tx => [
      await tx.$count(submissions),
      await inWholeClub(tx, scope, () => tx.$count(submissions)),
      await tx.$count(submissions),
    ]);
    expect(counts).toEqual([3, 5, 3]);
  });

  it('takes no limit into another club, and has it again afterwards', async () => {
    const counts = await withClub(limitedTo(club.tennis.id), async tx => [
      await inOtherClub(tx, other.clubId, () => tx.$count(submissions)),
      await tx.$count(submissions),
    ]);
    expect(counts).toEqual([1, 3]);
  });

  it('shows exports whose requester could not see more, and no others', async () => {
    const made = { clubId: club.clubId, type: 'Csv' } as const;
    const [mine, wider, whole] = ['1', '2', '3'].map(end => `019a0000-0000-7000-8000-00000000000${end}`);
    await withClub(club.ctx, tx =>
      tx.insert(exportJobs).values([
        { ...made, id: `${mine}`, departmentIds: [club.tennis.id] },
        { ...made, id: `${wider}`, departmentIds: [club.tennis.id, club.football.id] },
        { ...made, id: `${whole}` },
      ]),
    );
    const seen = await withClub(limitedTo(club.tennis.id, club.closed.id), tx =>
      tx.select({ id: exportJobs.id }).from(exportJobs),
    );
    expect(seen).toEqual([{ id: mine }]);
  });
});

it('only users without rights over the whole club can be limited', async () => {
  for (const role of ['Admin', 'Manager'] as const) {
    const { id } = await makeUser(club, role);
    const limiting = withClub(club.ctx, tx =>
      tx
        .update(clubUsers)
        .set({ departmentIds: [club.tennis.id] })
        .where(eq(clubUsers.userId, id)),
    );
    await expect(limiting).rejects.toMatchObject({ cause: { constraint_name: 'club_users_limited_role' } });
  }
});

it('the migration gives each stored submission the departments that it names', async () => {
  const file = (await readdir('db/migrations')).find(name =>
    name.endsWith('_limit_staff_to_departments.sql'),
  );
  const migration = await readFile(`db/migrations/${file}`, 'utf8');
  const backfill = /DO \$\$[\s\S]*?END \$\$;/.exec(migration)?.[0] ?? '';
  const read = () =>
    database.asOwner(owner => owner`select id, department_ids as departments from submissions order by id`);
  const before = await read();
  expect(before.filter(row => row.departments.length > 0)).toHaveLength(7);
  await database.asOwner(async owner => {
    await owner`update submissions set department_ids = '{}'`;
    await owner.unsafe(backfill);
  });
  expect([...(await read())]).toEqual([...before]);
});
