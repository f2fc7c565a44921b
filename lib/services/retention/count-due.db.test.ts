import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { submissions } from '@/db/schema/submissions';
import { anonymizeDue } from '@/lib/services/retention/anonymize-due';
import { countDueSubmissions } from '@/lib/services/retention/count-due';
import { denySubmission } from '@/lib/services/submissions/decide/deny';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { makeApplication, staffOf } from '@/testing/db/factories';
import { makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';

let database: TestDatabase;
let club: OfferingClub;
beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db);
});
afterAll(() => database.close());

const dayMs = 24 * 3600 * 1000;
const now = new Date('2031-05-10T12:00:00.000Z');
const later = (days: number) => ({ ...club.ctx, now: new Date(now.getTime() + days * dayMs) });
const keepAll = { unconfirmedDays: 0, rejectedDays: 0, acceptedDays: 0, evidenceDays: 0 };

describe('counting due submissions', () => {
  it('returns what the next nightly run does under the given periods, and changes nothing', async () => {
    const clerk = await staffOf(club, 'Clerk');
    const rejected = await makeApplication(club, {}, { now });
    await makeApplication(club, {}, { now });
    await denySubmission({ ...clerk, now }, { id: rejected, sendEmail: false });
    const isOf = eq(submissions.clubId, club.clubId);
    const withOrigin = { originIp: '192.0.2.1', needsConfirmation: true };
    await withClub(club.ctx, tx => tx.update(submissions).set(withOrigin).where(isOf));

    const none = { unconfirmed: 0, rejected: 0, accepted: 0, evidence: 0 };
    expect(await countDueSubmissions(later(5), keepAll)).toMatchObject(none);
    expect(await countDueSubmissions(later(5), { ...keepAll, unconfirmedDays: 5, rejectedDays: 6 })).toEqual({
      ...none,
      night: '2031-05-16',
      startsAt: '2031-05-16T00:00:00.000Z',
      unconfirmed: 1,
    });
    const all = { unconfirmedDays: 1, rejectedDays: 1, acceptedDays: 1, evidenceDays: 1 };
    expect(await countDueSubmissions(later(5), all)).toMatchObject({
      unconfirmed: 1,
      rejected: 1,
      accepted: 0,
      evidence: 2,
    });
    const anonymized = await withClub(club.ctx, tx =>
      tx.$count(submissions, sql`${submissions.anonymizedAt} is not null`),
    );
    expect(anonymized).toBe(0);
  });

  it('uses the stored period by default, and counts what the nightly run then finds', async () => {
    const stored = await countDueSubmissions(later(40), {});
    expect(stored).toMatchObject({ unconfirmed: 1, rejected: 0 });
    expect(await anonymizeDue({ ...later(40), now: new Date(stored.startsAt) }, 200)).toBe(1);
    expect(await countDueSubmissions(later(40), {})).toMatchObject({ unconfirmed: 0 });
  });
});
