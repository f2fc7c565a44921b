import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails, notificationRecipients } from '@/db/schema/mail';
import { openContent } from '@/lib/mail/mail-content';
import { queueStaffDigest } from '@/lib/mail/queue-staff-digest';
import { createUserWithPassword } from '@/lib/services/users/create-with-password';
import type { TestDatabase } from '@/testing/db/database';
import { testDatabase } from '@/testing/db/database';
import { makeApplication, makeCancellation } from '@/testing/db/factories';
import { makeOfferingClub, type OfferingClub, summer } from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';

const minuteMs = 60_000;
let database: TestDatabase;
let club: OfferingClub;
let userId: string;

beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db);
  const person = {
    firstName: 'Kim',
    lastName: 'Öz',
    role: 'Clerk',
    password: 'a long enough password',
  } as const;
  userId = await createUserWithPassword(club.ctx, { ...person, email: 'kim@tsv.example' });
  await withClub(club.ctx, tx =>
    tx.insert(notificationRecipients).values({ clubId: club.clubId, userId, kind: 'Membership' }),
  );
});
afterAll(() => database.close());

const outbox = () =>
  withClub(club.ctx, tx =>
    tx.select().from(mails).where(eq(mails.recipientUserId, userId)).orderBy(asc(mails.createdAt)),
  );
const digests = () =>
  database.asOwner(
    owner => owner<{ data: { from: string; until: string }; dueAt: Date }[]>`
      select data, start_after as "dueAt" from pgboss.job where name = 'send-staff-digest'`,
  );

describe('notifications of staff in a busy period', () => {
  it('are five single mails, then one digest of the rest, and later single mails again', async () => {
    const arrive = (minute: number) =>
      makeApplication(club, {}, { now: new Date(summer.getTime() + minute * minuteMs) });
    for (let count = 0; count < 5; count += 1) await arrive(count / 2);
    await makeCancellation(club, {}, { now: new Date(summer.getTime() + 3 * minuteMs) });
    expect(await digests()).toHaveLength(0);
    await Promise.all([arrive(3), arrive(4), arrive(5)]);
    expect(await outbox()).toHaveLength(5);
    const [digest, ...others] = await digests();
    if (!digest) throw new Error('No digest is planned');
    expect(others).toEqual([]);
    const { from, until } = digest.data;
    expect([from, until]).toEqual(['2026-07-01T12:00:00.000Z', '2026-07-01T12:10:00.000Z']);
    expect(digest.dueAt).toEqual(new Date('2026-07-01T12:11:00.000Z'));

    const busy = { userId, from: new Date(from), until: new Date(until) };
    const scope = { ...club.ctx, now: digest.dueAt };
    await Promise.allSettled([queueStaffDigest(scope, busy), queueStaffDigest(scope, busy)]);
    await queueStaffDigest(scope, busy);
    const sent = await outbox();
    expect(sent).toHaveLength(6);
    const mail = sent.at(-1);
    const { text } = mail ? openContent(mail) : { text: '' };
    expect(mail?.subject).toBe('3 new submissions · TSV Beispiel');
    expect(text.match(/^Membership application no\. \d+, /gm)).toHaveLength(3);
    expect(text).not.toMatch(/Cancellation|Änne|\{\{/);

    await arrive(25);
    expect(await outbox()).toHaveLength(7);
  });
});
