import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { clubs } from '@/db/schema/clubs';
import { dataPrivacySettings, usedFormTokens } from '@/db/schema/forms';
import { mails } from '@/db/schema/mail';
import { auditEntries, idempotencyRecords, nightlyRuns } from '@/db/schema/operations';
import { refreshTokens, sessions, userTokens } from '@/db/schema/users';
import {
  webhookAttempts,
  webhookDeliveries,
  webhookEvents,
  webhookSubscriptions,
} from '@/db/schema/webhooks';
import { tokenHash } from '@/lib/platform/crypto/keyed-hash';
import { cleanUp } from '@/lib/services/nightly/clean-up';
import { enqueueNightlyRuns } from '@/lib/services/nightly/enqueue-nightly-runs';
import { runNightlyTasks } from '@/lib/services/nightly/run-nightly-tasks';
import { nightlyTasks } from '@/lib/services/nightly/tasks';
import { resendConfirmation } from '@/lib/services/submissions/confirm/resend-confirmation';
import { acceptSubmission } from '@/lib/services/submissions/decide/accept';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import {
  makeApiKey,
  makeApplication,
  makeMinorApplication,
  makeUser,
  tracesOf,
} from '@/testing/db/factories';
import { makeOfferingClub, type OfferingClub, summer } from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';
import { answerApi } from '@/testing/http/call-api';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const neverStopping = { isStopping: () => false };
let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const inDays = (days: number) => new Date(summer.getTime() + days * dayMs);
const runNightly = (
  club: OfferingClub,
  at: Date,
  options: Parameters<typeof runNightlyTasks>[1] = neverStopping,
) => runNightlyTasks({ ...club.ctx, actor: { kind: 'System' }, now: at }, options);
const listRuns = (club: OfferingClub) =>
  withClub(club.ctx, tx => tx.select().from(nightlyRuns).orderBy(nightlyRuns.night));
const audited = (club: OfferingClub) =>
  withClub(club.ctx, tx =>
    tx
      .select({ actor: auditEntries.actorKind, night: auditEntries.recordId, details: auditEntries.details })
      .from(auditEntries)
      .where(eq(auditEntries.action, 'NightDone'))
      .orderBy(auditEntries.id),
  );
const jobs = (club: OfferingClub) =>
  database.asOwner(
    owner => owner`
      select state::text from pgboss.job where name = 'run-night' and data->>'clubId' = ${club.clubId}`,
  );
const endJobs = () =>
  database.asOwner(owner => owner`update pgboss.job set state = 'completed' where name = 'run-night'`);
const move = (club: OfferingClub, timeZone: string) =>
  withClub(club.ctx, tx => tx.update(clubs).set({ timeZone }).where(eq(clubs.id, club.clubId)));

async function spendTokens(club: OfferingClub, count: number, usedAt: Date) {
  await withClub(club.ctx, tx =>
    tx.insert(usedFormTokens).values(
      Array.from({ length: count }, () => ({
        clubId: club.clubId,
        tokenId: uuid(),
        fingerprint: 'x',
        usedAt,
      })),
    ),
  );
}

describe('the start of a nightly run', () => {
  const Row = z.object({ night: z.string() });
  const nightAt = async (moment: string, zone: string) =>
    Row.parse((await database.db.execute(sql`select night_at(${moment}, ${zone})::text as night`))[0]).night;

  it.each([
    ['2026-07-02T00:00:00+02:00', 'Europe/Berlin', '2026-07-01'],
    ['2026-07-02T01:59:59+02:00', 'Europe/Berlin', '2026-07-01'],
    ['2026-07-02T02:00:00+02:00', 'Europe/Berlin', '2026-07-02'],
    // Daylight saving time begins: 02:00 becomes 03:00.
    ['2026-03-29T01:59:59+01:00', 'Europe/Berlin', '2026-03-28'],
    ['2026-03-29T03:00:00+02:00', 'Europe/Berlin', '2026-03-29'],
    // Daylight saving time ends: 03:00 becomes 02:00.
    ['2026-10-25T02:00:00+02:00', 'Europe/Berlin', '2026-10-25'],
    ['2026-10-25T02:00:00+01:00', 'Europe/Berlin', '2026-10-25'],
    ['2026-07-01T14:00:00Z', 'Pacific/Auckland', '2026-07-02'],
    ['2026-07-01T14:00:00Z', 'Pacific/Honolulu', '2026-07-01'],
    ['2026-07-01T02:00:00Z', 'Mars/Olympus', '2026-07-01'],
  ])('at %s in %s the last run is that of %s', async (moment, zone, expected) => {
    expect(await nightAt(moment, zone)).toBe(expected);
  });

  it.each(['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu'])(
    'happens once for each date of a whole year in %s',
    async zone => {
      const rows = await database.db.execute(sql`
        select night_at(t, ${zone})::text as night
        from generate_series('2026-01-10T00:00:00Z'::timestamptz, '2027-01-10', interval '20 minutes') t
        order by t`);
      const nights = rows.map(row => Row.parse(row).night);
      expect(nights).toEqual(nights.toSorted());
      expect(new Set(nights).size).toBeGreaterThanOrEqual(365);
    },
  );
});

describe('enqueueNightlyRuns', () => {
  it('enqueues one job per club, however many workers call it and how often', async () => {
    const club = await makeOfferingClub(database.db);
    await Promise.all(Array.from({ length: 4 }, () => enqueueNightlyRuns(database.db, summer)));
    await enqueueNightlyRuns(database.db, inDays(1));
    expect(await jobs(club)).toHaveLength(1);
  });

  it('enqueues nothing for a club whose run is finished, until the next day', async () => {
    const club = await makeOfferingClub(database.db);
    await runNightly(club, summer);
    await endJobs();
    await enqueueNightlyRuns(database.db, new Date(summer.getTime() + 11 * hourMs));
    expect(await jobs(club)).toHaveLength(0);
    await enqueueNightlyRuns(database.db, new Date(summer.getTime() + 12 * hourMs));
    expect(await jobs(club)).toHaveLength(1);
  });

  it('uses the time zone of each club', async () => {
    await endJobs();
    const [berlin, auckland] = [await makeOfferingClub(database.db), await makeOfferingClub(database.db)];
    await move(auckland, 'Pacific/Auckland');
    for (const club of [berlin, auckland]) await runNightly(club, new Date('2026-07-01T13:00:00Z'));
    await enqueueNightlyRuns(database.db, new Date('2026-07-01T14:00:00Z'));
    expect([await jobs(berlin), await jobs(auckland)].map(({ length }) => length)).toEqual([0, 1]);
  });

  it('finds every club when there are several pages', async () => {
    await endJobs();
    const ids = Array.from({ length: 450 }, () => uuid());
    await database.asOwner(
      owner => owner`insert into clubs ${owner(ids.map(id => ({ id, slug: id, name: id })))}`,
    );
    await enqueueNightlyRuns(database.db, summer);
    const found = await database.asOwner(
      owner =>
        owner`select 1 from pgboss.job where name = 'run-night' and state = 'created' and data->>'clubId' = any(${ids})`,
    );
    expect(found).toHaveLength(450);
    await database.asOwner(owner => owner`delete from clubs where id = any(${ids})`);
  });

  it('enqueues the clean-up of data without a club once a day', async () => {
    await enqueueNightlyRuns(database.db, summer);
    await enqueueNightlyRuns(database.db, summer);
    const rows = await database.asOwner(owner => owner`select 1 from pgboss.job where name = 'clean-up'`);
    expect(rows).toHaveLength(1);
  });
});

describe('the nightly run of a club', () => {
  it('is done once if two workers start it at the same time, and is logged once', async () => {
    const club = await makeOfferingClub(database.db, { needConfirmation: true });
    const id = await makeApplication(club);
    await spendTokens(club, 1200, inDays(-14));
    await Promise.all([
      runNightly(club, inDays(3.5)),
      runNightly(club, inDays(3.5)),
      runNightly(club, inDays(3.5)),
    ]);
    const counts = { formTokensRemoved: 1200, reminded: 1 };
    expect(await listRuns(club)).toMatchObject([{ night: '2026-07-05', counts, finishedAt: inDays(3.5) }]);
    expect(await audited(club)).toEqual([{ actor: 'System', night: '2026-07-05', details: counts }]);
    expect((await tracesOf(database, club, id)).history).toEqual([
      ...['Created', 'ConfirmationSent', 'ConfirmationResent'],
    ]);
    await runNightly(club, inDays(3.6));
    expect(await audited(club)).toHaveLength(1);
  });

  it('continues after a worker died, and counts correctly', async () => {
    const club = await makeOfferingClub(database.db, { needConfirmation: true });
    await makeApplication(club);
    await spendTokens(club, 1200, inDays(-14));
    let batches = 0;
    const dying = nightlyTasks.map(task => ({
      ...task,
      run: async (ctx: OfferingClub['ctx'], most: number) => {
        const done = await task.run(ctx, most);
        batches += 1;
        // A killed process leaves this state: work done but not committed, connection gone.
        if (task.name === 'formTokensRemoved' && batches > 4)
          await ctx.tx?.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
        return done;
      },
    }));
    await expect(
      runNightly(club, inDays(3.5), { ...neverStopping, tasks: dying.slice(0, 4) }),
    ).rejects.toThrow();
    expect(await listRuns(club)).toMatchObject([{ finishedAt: null, counts: { formTokensRemoved: 500 } }]);
    await runNightly(club, inDays(3.6));
    expect(await listRuns(club)).toMatchObject([
      { finishedAt: inDays(3.6), counts: { formTokensRemoved: 1200, reminded: 1 } },
    ]);
    expect(await audited(club)).toHaveLength(1);
  });

  it('continues with other tasks when one fails, and is finished only when that one succeeds', async () => {
    const club = await makeOfferingClub(database.db);
    await spendTokens(club, 3, inDays(-14));
    const broken = { name: 'broken', most: 1, run: () => Promise.reject(new Error('a fault of ours')) };
    const tasks = [broken, ...nightlyTasks];
    await expect(runNightly(club, inDays(5), { ...neverStopping, tasks })).rejects.toThrow('a fault of ours');
    expect(await listRuns(club)).toMatchObject([{ finishedAt: null, counts: { formTokensRemoved: 3 } }]);
  });

  it('stops between two transactions when the worker stops', async () => {
    const club = await makeOfferingClub(database.db);
    await spendTokens(club, 3, inDays(-14));
    await runNightly(club, inDays(5), { isStopping: () => true });
    expect(await listRuns(club)).toMatchObject([{ finishedAt: null, counts: {} }]);
  });

  it('makes up for an outage of five days in one run, with one reminder', async () => {
    await endJobs();
    const club = await makeOfferingClub(database.db, { needConfirmation: true });
    const id = await makeApplication(club);
    await runNightly(club, inDays(1));
    await enqueueNightlyRuns(database.db, inDays(11.5));
    expect(await jobs(club)).toHaveLength(1);
    await runNightly(club, inDays(11.5));
    await runNightly(club, inDays(12.5));
    expect((await listRuns(club)).map(row => row.night)).toEqual(['2026-07-02', '2026-07-13', '2026-07-14']);
    const { history } = await tracesOf(database, club, id);
    expect(history.filter(type => type === 'ConfirmationResent')).toHaveLength(1);
  });

  it('applies the retention of the club and changes no other club', async () => {
    const [club, other] = [await makeOfferingClub(database.db), await makeOfferingClub(database.db)];
    for (const { ctx, clubId } of [club, other]) {
      await withClub(ctx, tx =>
        tx
          .update(dataPrivacySettings)
          .set({ unconfirmedDays: 20 })
          .where(eq(dataPrivacySettings.clubId, clubId)),
      );
    }
    await makeApplication(club);
    await makeApplication(other);
    for (const one of [club, other]) await spendTokens(one, 3, inDays(-14));
    await runNightly(club, inDays(21));
    // The token of the application was deleted with its person.
    expect(await listRuns(club)).toMatchObject([{ counts: { anonymized: 1, formTokensRemoved: 3 } }]);
    expect(await withClub(club.ctx, tx => tx.$count(usedFormTokens))).toBe(0);
    expect(await listRuns(other)).toEqual([]);
    const [tokens] = await withClub(other.ctx, tx =>
      tx.select({ count: sql<number>`count(*)::int` }).from(usedFormTokens),
    );
    expect(tokens?.count).toBe(4);
  });

  it('writes no audit entry if there was nothing to do', async () => {
    const club = await makeOfferingClub(database.db);
    await runNightly(club, summer);
    expect(await listRuns(club)).toMatchObject([{ counts: {}, finishedAt: summer }]);
    expect(await audited(club)).toEqual([]);
  });
});

describe('the list of nightly runs', () => {
  const get = (token: string, query = '') =>
    answerApi(
      new Request(`https://x.example/api/v1/club/settings/nightly-runs${query}`, {
        headers: { Authorization: `Bearer ${token}` },
      }),
    );

  it('can be read with the right to settings, page by page, newest first', async () => {
    const [club, other] = [await makeOfferingClub(database.db), await makeOfferingClub(database.db)];
    await runNightly(other, inDays(7));
    await spendTokens(club, 2, inDays(-14));
    for (const day of [1, 2, 3]) await runNightly(club, inDays(day));
    const manager = await makeApiKey(club, 'Manager');
    const answer = await get(manager, '?limit=2');
    const first = await answer.json();
    expect(first).toMatchObject({ totalCount: 3, items: [{ night: '2026-07-04' }, { night: '2026-07-03' }] });
    expect(first.items[0]).toEqual({
      night: '2026-07-04',
      startedAt: inDays(3).toISOString(),
      finishedAt: inDays(3).toISOString(),
      counts: { formTokensRemoved: 2 },
    });
    const second = await (await get(manager, `?limit=2&cursor=${first.nextCursor}`)).json();
    expect(second).toMatchObject({ nextCursor: null, items: [{ night: '2026-07-02', counts: {} }] });
    expect((await get(manager, '?cursor=x')).status).toBe(400);
    expect((await get(await makeApiKey(club, 'Clerk'))).status).toBe(403);
  });
});

describe('reminders', () => {
  const reminders = async (club: OfferingClub, id: string) =>
    (await tracesOf(database, club, id)).history.filter(type => type === 'ConfirmationResent').length;

  it('are sent after three and after ten days, and then no more', async () => {
    const club = await makeOfferingClub(database.db, { needConfirmation: true });
    const id = await makeApplication(club);
    const seen: number[] = [];
    for (const day of [1, 2, 3, 4, 5, 9, 10, 11, 13, 15, 20]) {
      await runNightly(club, inDays(day));
      seen.push(await reminders(club, id));
    }
    expect(seen).toEqual([0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2]);
    expect((await tracesOf(database, club, id)).mailTo).toEqual(Array(3).fill('aenne@example.org'));
  });

  it('are sent to every guardian who has not confirmed', async () => {
    const club = await makeOfferingClub(database.db, { needConfirmation: true });
    const id = await makeMinorApplication(club);
    await runNightly(club, inDays(4));
    expect((await tracesOf(database, club, id)).mailTo.toSorted()).toEqual([
      ...['gerda@example.org', 'gerda@example.org', 'gert@example.org', 'gert@example.org'],
    ]);
  });

  it('are not sent soon after staff sent a link, nor when the link has expired', async () => {
    const club = await makeOfferingClub(database.db, { needConfirmation: true });
    const [resent, forgotten] = [await makeApplication(club), await makeApplication(club)];
    await resendConfirmation({ ...club.ctx, now: inDays(2.5) }, { kind: 'Membership', id: resent });
    await runNightly(club, inDays(3.5));
    expect(await reminders(club, resent)).toBe(1);
    expect(await reminders(club, forgotten)).toBe(1);
    const late = await makeApplication(club);
    await runNightly(club, inDays(14.5));
    expect(await reminders(club, late)).toBe(0);
  });

  it('are not sent to a permanently rejected address, but are after a temporary failure', async () => {
    const club = await makeOfferingClub(database.db, { needConfirmation: true });
    const [refused, away] = [await makeApplication(club), await makeApplication(club)];
    const fail = (id: string, lastError: string) =>
      withClub(club.ctx, tx =>
        tx
          .update(mails)
          .set({ state: 'Failed', lastError })
          .where(and(eq(mails.clubId, club.clubId), eq(mails.submissionId, id))),
      );
    await fail(refused, 'Rejected (550)');
    await fail(away, 'ConnectFailed');
    await runNightly(club, inDays(4));
    expect([await reminders(club, refused), await reminders(club, away)]).toEqual([0, 1]);
  });

  it('are not sent if no confirmation is needed or the submission is decided', async () => {
    const club = await makeOfferingClub(database.db, { needConfirmation: false });
    const [open, accepted] = [await makeApplication(club), await makeApplication(club)];
    await acceptSubmission(club.ctx, { id: accepted, sendEmail: false });
    await runNightly(club, inDays(4));
    expect([await reminders(club, open), await reminders(club, accepted)]).toEqual([0, 0]);
  });
});

describe('clean-up', () => {
  it('removes old keys, mails and events, and keeps those in progress', async () => {
    const club = await makeOfferingClub(database.db);
    const { clubId } = club;
    const [old, open] = [uuid(), uuid()];
    const subscriptionId = uuid();
    await makeApplication(club);
    await withClub(club.ctx, async tx => {
      const record = { clubId, caller: 'Member', path: '/x', fingerprint: 'x', createdAt: summer };
      await tx.insert(idempotencyRecords).values([
        { ...record, key: 'ended', expiresAt: inDays(1) },
        { ...record, key: 'good', expiresAt: inDays(400) },
      ]);
      await tx.insert(webhookSubscriptions).values({
        clubId,
        id: subscriptionId,
        name: 'x',
        url: 'https://x.example',
        subscribedEvents: ['ApplicationReceived'],
        secretEncrypted: 'x',
      });
      for (const id of [old, open])
        await tx
          .insert(webhookEvents)
          .values({ clubId, id, type: 'ApplicationReceived', data: {}, createdAt: summer });
      const oldDelivery = uuid();
      await tx.insert(webhookDeliveries).values([
        { clubId, id: oldDelivery, eventId: old, subscriptionId, status: 'Failed', createdAt: summer },
        { clubId, id: uuid(), eventId: open, subscriptionId, status: 'Retrying', createdAt: summer },
      ]);
      await tx.insert(webhookAttempts).values({
        clubId,
        id: uuid(),
        deliveryId: oldDelivery,
        attempt: 1,
        startedAt: summer,
        durationMs: 9,
      });
    });
    const keys = () => withClub(club.ctx, tx => tx.$count(idempotencyRecords));
    const events = () =>
      withClub(club.ctx, tx =>
        tx.select({ id: webhookEvents.id }).from(webhookEvents).orderBy(webhookEvents.id),
      );
    const mailCount = () => withClub(club.ctx, tx => tx.$count(mails));

    const attempts = () => withClub(club.ctx, tx => tx.$count(webhookAttempts));
    await runNightly(club, inDays(89));
    expect([await keys(), (await events()).length, await attempts()]).toEqual([1, 3, 1]);
    await runNightly(club, inDays(91));
    expect([(await events()).length, await attempts()]).toEqual([3, 0]);

    await withClub(club.ctx, tx =>
      tx.insert(mails).values(
        (['Sent', 'Queued'] as const).map(state => ({
          clubId,
          id: uuid(),
          type: 'MembershipReceived' as const,
          state,
          createdAt: summer,
          toAddress: 'x@example.org',
          subject: 'x',
          textEncrypted: 'x',
          htmlEncrypted: 'x',
          locale: 'de' as const,
        })),
      ),
    );
    const before = await mailCount();
    await runNightly(club, inDays(181));
    expect(before - (await mailCount())).toBeGreaterThanOrEqual(1);
    const left = await withClub(club.ctx, tx => tx.select({ state: mails.state }).from(mails));
    expect(left.map(({ state }) => state)).toContain('Queued');
    expect(left.map(({ state }) => state)).not.toContain('Sent');

    await runNightly(club, inDays(399));
    expect(await keys()).toBe(1);
    await runNightly(club, inDays(401));
    expect((await events()).map(({ id }) => id)).toEqual([open]);
    expect(await withClub(club.ctx, tx => tx.$count(webhookDeliveries))).toBe(1);
  });

  it('removes ended codes, sign-ins and counters, and no others', async () => {
    const club = await makeOfferingClub(database.db);
    const { id: userId } = await makeUser(club, 'Clerk');
    const session = { userId, currentClubId: club.clubId };
    const [ended, revoked, good] = [uuid(), uuid(), uuid()];
    await database.db.insert(sessions).values([
      { ...session, id: ended, expiresAt: summer },
      { ...session, id: revoked, expiresAt: inDays(400), revokedAt: summer },
      { ...session, id: good, expiresAt: inDays(400) },
    ]);
    await database.db.insert(refreshTokens).values(
      [summer, inDays(400)].map(expiresAt => ({
        id: uuid(),
        sessionId: good,
        tokenHash: tokenHash(uuid()),
        expiresAt,
      })),
    );
    await database.db.insert(userTokens).values(
      [summer, inDays(20)].map(expiresAt => ({
        id: uuid(),
        userId,
        purpose: 'PasswordReset' as const,
        tokenHash: uuid(),
        expiresAt,
      })),
    );
    await database.db.execute(sql`insert into rate_limits (key, points, expire) values
      ('old', 1, ${inDays(30).getTime()}), ('new', 1, ${inDays(40).getTime()}), ('ever', 1, null)`);

    await cleanUp(database.db, inDays(31), () => false);

    const left = await database.db.select({ id: sessions.id }).from(sessions);
    expect(left.map(({ id }) => id)).toEqual([good]);
    expect(await database.db.$count(refreshTokens)).toBe(1);
    expect(await database.db.$count(userTokens)).toBe(1);
    const counters = await database.db.execute(sql`select key from rate_limits order by key`);
    expect(counters.map(({ key }) => key)).toEqual(['ever', 'new']);
  });
});
