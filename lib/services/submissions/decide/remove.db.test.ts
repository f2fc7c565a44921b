import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails } from '@/db/schema/mail';
import { auditEntries } from '@/db/schema/operations';
import { submissionHistory } from '@/db/schema/submissions';
import { ChangeClubInfo } from '@/lib/contracts/club';
import { isRoleAtLeast } from '@/lib/contracts/role-rank';
import { BatchRequest } from '@/lib/contracts/submissions/batch';
import type { Ctx } from '@/lib/platform/context';
import { type DeletingRole, deletingRoles, submissionKinds } from '@/lib/rules/enums';
import { createClub } from '@/lib/services/clubs/create';
import { getClubInfo } from '@/lib/services/clubs/read';
import { updateClubInfo } from '@/lib/services/clubs/update-info';
import { startExport } from '@/lib/services/exports/start';
import { getSubmission } from '@/lib/services/submissions/get';
import { findSubmissionIds } from '@/lib/services/submissions/list/list';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import {
  makeApplication,
  makeFullApplication,
  makeMinorApplication,
  makeSubmission,
  refusalOf,
  staffOf,
  tracesOf,
  unknownIds,
} from '@/testing/db/factories';
import { makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';
import { runToEnd } from '@/testing/exports/run-exports';
import { openRig } from '@/testing/worker/rig';
import { acceptSubmission } from './accept';
import { previewSubmissionBatch } from './preview-batch';
import { removeSubmission } from './remove';
import { runSubmissionBatch } from './run-batch';

let database: TestDatabase;
let club: OfferingClub;
let other: OfferingClub;
let clerk: Ctx;

beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db, { needConfirmation: false });
  other = await makeOfferingClub(database.db);
  clerk = await staffOf(club, 'Clerk');
});
afterAll(() => database.close());

describe('removeSubmission', () => {
  it.each(submissionKinds)('deletes a %s and leaves an event and an audit entry', async kind => {
    const id = await makeSubmission(club, kind);
    await removeSubmission(clerk, { kind, id, precondition: ['"v1"'] });
    expect((await refusalOf(getSubmission(clerk, kind, id))).code).toBe('not-found');
    const { events, lastEvent } = await tracesOf(database, club, id);
    expect(events.at(-1)).toBe('ApplicationDeleted');
    expect(lastEvent).toMatchObject({
      clubId: club.clubId,
      submission: { id, kind, firstName: '', email: '' },
    });
    const [entry] = await withClub(club.ctx, tx =>
      tx.select().from(auditEntries).where(eq(auditEntries.recordId, id)),
    );
    expect(entry).toMatchObject({
      action: 'SubmissionDeleted',
      recordType: 'Submission',
      actorKind: 'User',
      details: { kind, state: 'New' },
    });
    expect(JSON.stringify(entry)).not.toMatch(/Änne|Groß|aenne/);
  });

  it('deletes every part too: bank data, signature, guardians, history, mails', async () => {
    for (const make of [makeFullApplication, makeMinorApplication]) {
      const id = await make(club);
      await removeSubmission(clerk, { kind: 'Membership', id, precondition: null });
      const left = await database.asOwner(async sql => {
        const tables = await sql<{ name: string }[]>`
          select c.table_name as name from information_schema.columns c
          where c.table_schema = 'public' and c.column_name = 'submission_id'
            and c.table_name not in ('webhook_events', 'used_form_tokens')`;
        expect(tables.length).toBeGreaterThan(8);
        const counts = await Promise.all(
          tables.map(
            ({ name }) => sql`select ${name}::text as name from ${sql(name)} where submission_id = ${id}`,
          ),
        );
        return counts.flat();
      });
      expect(left).toEqual([]);
    }
  });

  it('deletes in every state', async () => {
    const id = await makeApplication(club);
    await acceptSubmission(clerk, { id, sendEmail: true });
    await removeSubmission(clerk, { kind: 'Membership', id, precondition: null });
    const left = await withClub(club.ctx, async tx => [
      ...(await tx
        .select({ id: submissionHistory.id })
        .from(submissionHistory)
        .where(eq(submissionHistory.submissionId, id))),
      ...(await tx.select({ id: mails.id }).from(mails).where(eq(mails.submissionId, id))),
    ]);
    expect(left).toEqual([]);
  });

  it('answers 412 for an older version, and 404 for ids of another club or kind', async () => {
    const id = await makeApplication(club);
    const stale = removeSubmission(clerk, { kind: 'Membership', id, precondition: ['"v0"', '"v7"'] });
    expect(await refusalOf(stale)).toMatchObject({ code: 'precondition-failed', headers: { ETag: '"v1"' } });
    const foreign = await makeApplication(other);
    for (const unknown of [...unknownIds, foreign]) {
      const work = removeSubmission(clerk, { kind: 'Membership', id: unknown, precondition: null });
      expect((await refusalOf(work)).code).toBe('not-found');
    }
    const asChange = removeSubmission(clerk, { kind: 'Change', id, precondition: null });
    expect((await refusalOf(asChange)).code).toBe('not-found');
    expect(await getSubmission(other.ctx, 'Membership', foreign)).toMatchObject({ id: foreign });
    expect(await getSubmission(clerk, 'Membership', id)).toMatchObject({ id });
  });

  it('deletes once under many parallel requests', async () => {
    const id = await makeApplication(club);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, () =>
        removeSubmission(clerk, { kind: 'Membership', id, precondition: null }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { events } = await tracesOf(database, club, id);
    expect(events.filter(type => type === 'ApplicationDeleted')).toHaveLength(1);
  });
});

describe('the role that deletes submissions', () => {
  const roleOf = async (of: OfferingClub) => (await getClubInfo(of.ctx)).info.deletingRole;
  const set = async (ctx: Ctx, deletingRole: DeletingRole) => {
    const info = ChangeClubInfo.parse({ name: 'SV', deletingRole });
    await updateClubInfo(ctx, { info, precondition: null });
  };

  it('is Manager in a new club, and Clerk in one from before the setting', async () => {
    const clubId = await createClub(database.db, 'new-club', ChangeClubInfo.parse({ name: 'Neu' }));
    expect((await getClubInfo({ ...club.ctx, clubId })).info.deletingRole).toBe('Manager');
    await database.asOwner(async sql => {
      await sql`insert into clubs (id, slug, name) values (${unknownIds[0] ?? ''}, 'old-club', 'Alt')`;
    });
    expect((await getClubInfo({ ...club.ctx, clubId: unknownIds[0] ?? '' })).info.deletingRole).toBe('Clerk');
  });

  it.each(deletingRoles)(
    'is the least one of users and API keys, one by one and in a batch: %s',
    async role => {
      const mine = await makeOfferingClub(database.db, { needConfirmation: false });
      await set(await staffOf(mine, 'Admin'), role);
      for (const caller of ['Clerk', 'Manager', 'Admin'] as const) {
        const user = await staffOf(mine, caller);
        const key: Ctx = {
          ...user,
          actor: { kind: 'ApiKey', id: await makeApplication(mine), role: caller },
        };
        for (const ctx of [user, key]) {
          const ids = [await makeApplication(mine), await makeApplication(mine)];
          const work = [
            () => previewSubmissionBatch(ctx, { action: 'Delete', ids }),
            () => removeSubmission(ctx, { kind: 'Membership', id: ids[0] ?? '', precondition: null }),
            () => runSubmissionBatch(ctx, BatchRequest.parse({ action: 'Delete', ids: ids.slice(1) })),
          ];
          if (isRoleAtLeast(caller, role)) for (const one of work) await one();
          else
            for (const one of work) {
              expect(await refusalOf(one())).toMatchObject({
                code: 'forbidden',
                members: { role: caller, minimumRole: role },
              });
            }
          const left = await findSubmissionIds(ctx, ids);
          expect(left).toHaveLength(isRoleAtLeast(caller, role) ? 0 : 2);
        }
      }
    },
  );

  it('is changed to and from Admin by an Admin only', async () => {
    const mine = await makeOfferingClub(database.db);
    const [manager, admin] = [await staffOf(mine, 'Manager'), await staffOf(mine, 'Admin')];
    await set(manager, 'Manager');
    expect((await refusalOf(set(manager, 'Admin'))).code).toBe('forbidden');
    await set(admin, 'Admin');
    expect((await refusalOf(set(manager, 'Clerk'))).code).toBe('forbidden');
    await updateClubInfo(manager, { info: ChangeClubInfo.parse({ name: 'Neu' }), precondition: null });
    expect(await roleOf(mine)).toBe('Admin');
  });
});

it('the preview of a deletion names the finished exports that go with the submissions', async () => {
  const now = new Date();
  const rig = await openRig(database);
  const mine = await makeOfferingClub(database.db, { needConfirmation: false });
  const staff = await staffOf(mine, 'Clerk', now);
  const [gone, stays] = [await makeApplication(mine), await makeApplication(mine)];
  const jobs = [];
  for (const ids of [[gone, stays], [stays], [gone]]) {
    jobs.push(await startExport(staff, { type: 'Csv', request: { ids } }));
  }
  const [both, alone] = jobs;
  for (const job of [both, alone]) await runToEnd(rig, mine.clubId, job?.id ?? '');
  const { exports } = await previewSubmissionBatch(staff, { action: 'Delete', ids: [gone] });
  expect(exports).toEqual([{ id: both?.id, type: 'Csv', createdAt: both?.createdAt, total: 2 }]);
  expect((await previewSubmissionBatch(staff, { action: 'Accept', ids: [gone] })).exports).toEqual([]);
});
