import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails } from '@/db/schema/mail';
import { auditEntries } from '@/db/schema/operations';
import { submissionHistory } from '@/db/schema/submissions';
import type { Ctx } from '@/lib/platform/context';
import { submissionKinds } from '@/lib/rules/enums';
import { getSubmission } from '@/lib/services/submissions/get';
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
import { acceptSubmission } from './accept';
import { removeSubmission } from './remove';

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
