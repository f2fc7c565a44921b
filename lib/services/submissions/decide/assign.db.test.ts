import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SubmissionListQuery } from '@/lib/contracts/submissions/submissions';
import type { Ctx } from '@/lib/platform/context';
import { getSubmission } from '@/lib/services/submissions/get';
import { listSubmissions } from '@/lib/services/submissions/list/list';
import { removeUser } from '@/lib/services/users/remove';
import { auditOf } from '@/testing/db/audit-of';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { makeApplication, makeUser, refusalOf, staffOf, unknownIds } from '@/testing/db/factories';
import { makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { assignSubmission, getAssignment, listAssignees } from './assign';

let database: TestDatabase;
let club: OfferingClub;
let other: OfferingClub;
let clerk: Ctx;

beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db);
  other = await makeOfferingClub(database.db);
  clerk = await staffOf(club, 'Clerk');
});
afterAll(() => database.close());

describe('assignSubmission', () => {
  it('assigns a user, can be filtered by, writes an audit entry and does not raise the version', async () => {
    const id = await makeApplication(club);
    await makeApplication(club);
    const dora = await makeUser(club, 'Clerk', 'Dora');
    const assignee = { id: dora.id, name: 'Dora Clerk' };
    expect(await assignSubmission(clerk, { id, assigneeId: dora.id })).toEqual({ assignee });
    expect(await getAssignment(clerk, id)).toEqual({ assignee });
    const { items } = await listSubmissions(clerk, SubmissionListQuery.parse({ assigneeId: dora.id }));
    expect(items).toMatchObject([{ id, assignee }]);
    expect((await getSubmission(clerk, 'Membership', id)).version).toBe(1);
    await assignSubmission(clerk, { id, assigneeId: dora.id });
    expect(await assignSubmission(clerk, { id, assigneeId: null })).toEqual({ assignee: null });
    expect(await auditOf(clerk, 'Submission', id)).toMatchObject([
      { action: 'Updated', details: { changed: ['assigneeId'], from: null, to: dora.id } },
      { action: 'Updated', details: { changed: ['assigneeId'], from: dora.id, to: null } },
    ]);
  });

  it('removes the assignment when the user leaves the club', async () => {
    const id = await makeApplication(club);
    const leaving = await makeUser(club, 'Clerk');
    await assignSubmission(clerk, { id, assigneeId: leaving.id });
    await removeUser(await staffOf(club, 'Admin'), { id: leaving.id, precondition: null });
    expect(await getAssignment(clerk, id)).toEqual({ assignee: null });
  });

  it('refuses a user who does not process submissions of the club', async () => {
    const id = await makeApplication(club);
    const viewer = await makeUser(club, 'Viewer');
    const stranger = await makeUser(other, 'Clerk');
    for (const assigneeId of [viewer.id, stranger.id]) {
      const { code, violations } = await refusalOf(assignSubmission(clerk, { id, assigneeId }));
      expect([code, violations[0]]).toEqual(['validation', { path: 'assigneeId', key: 'unknownUser' }]);
    }
    const offered = (await listAssignees(clerk)).map(one => one.id);
    expect(offered).toContain('id' in clerk.actor ? clerk.actor.id : '');
    expect(offered).not.toContain(viewer.id);
    expect(offered).not.toContain(stranger.id);
  });

  it('refuses a user who is limited to other departments', async () => {
    const id = await makeApplication(club);
    const tennis = await makeUser(club, 'Clerk', 'Tara', [club.tennis.id]);
    const football = await makeUser(club, 'Clerk', 'Fred', [club.football.id]);
    const refusal = await refusalOf(assignSubmission(clerk, { id, assigneeId: tennis.id }));
    expect(refusal.violations).toEqual([{ path: 'assigneeId', key: 'assigneeOutsideDepartments' }]);
    expect(await assignSubmission(clerk, { id, assigneeId: football.id })).toMatchObject({
      assignee: { id: football.id },
    });
  });

  it('answers 404 for a submission of another club and for an unknown id', async () => {
    for (const id of [...unknownIds, await makeApplication(other)]) {
      expect((await refusalOf(assignSubmission(clerk, { id, assigneeId: null }))).code).toBe('not-found');
      expect((await refusalOf(getAssignment(clerk, id))).code).toBe('not-found');
    }
  });
});
