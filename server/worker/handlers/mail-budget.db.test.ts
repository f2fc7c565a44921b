import { asc, eq, inArray } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mails } from '@/db/schema/mail';
import { clubUsers, users } from '@/db/schema/users';
import { ChangeClubInfo } from '@/lib/contracts/club';
import { queueMail } from '@/lib/mail/queue-mail';
import { AppError } from '@/lib/platform/errors';
import type { EmailTemplateType } from '@/lib/rules/enums';
import { createClub } from '@/lib/services/clubs/create';
import { listOutbox } from '@/lib/services/outbox/read';
import { recordHistory } from '@/lib/services/submissions/record-history';
import { createUser } from '@/lib/services/users/create';
import { removeUser } from '@/lib/services/users/remove';
import { sendMail } from '@/server/worker/handlers/send-mail';
import { testDatabase } from '@/testing/db/database';
import { openRig, type Rig } from '@/testing/worker/rig';
import { type SmtpReceiver, startSmtpReceiver } from '@/testing/worker/smtp-receiver';

const hourMs = 3_600_000;

describe('the budget of mails', () => {
  let rig: Rig;
  let smtp: SmtpReceiver;

  beforeAll(async () => {
    smtp = await startSmtpReceiver();
    rig = await openRig(await testDatabase(), { SMTP_URL: smtp.url, RATE_LIMIT_SCALE: '1' });
  });
  afterAll(async () => {
    await rig.close();
    await smtp.close();
  });
  beforeEach(async () => {
    smtp.mails.length = 0;
    await rig.owner`delete from rate_limits`;
  });

  type Sender = 'Member' | 'User';
  const actorOf = (kind: Sender) =>
    kind === 'Member'
      ? ({ kind, ip: '203.0.113.7', userAgent: 'x' } as const)
      : ({ kind, id: rig.clubId, role: 'Clerk', sessionId: rig.clubId } as const);

  /** Queues a mail about a new submission of this sender and makes its first attempt. */
  async function send(
    address: string,
    type: EmailTemplateType = 'MembershipConfirmation',
    from: Sender = 'Member',
  ): Promise<string> {
    const submissionId = await rig.addSubmission();
    await rig.inClub(async tx => {
      const ctx = { ...rig.ctx, actor: actorOf(from) };
      await recordHistory(tx, ctx, submissionId, { type: 'Created' });
      await queueMail(tx, rig.ctx, {
        type,
        to: { address, name: '' },
        locale: 'de',
        submissionId,
        variables: {},
      });
    });
    const mailId = (await rig.jobs('send-mail')).at(-1)?.payload.mailId ?? '';
    await sendMail(rig.runtime, { clubId: rig.clubId, mailId });
    return mailId;
  }
  const read = (ids: string[]) =>
    rig.inClub(tx => tx.select().from(mails).where(inArray(mails.id, ids)).orderBy(asc(mails.id)));

  it('allows five mails an hour to an unconfirmed address in any spelling, and loses none', async () => {
    const ids: string[] = [];
    for (const address of [
      'a@x.org',
      'A@X.org',
      'a+1@x.org',
      'a+2@x.org',
      'a@x.org',
      'a+3@x.org',
      'A+4@x.org',
    ])
      ids.push(await send(address));
    expect(smtp.mails).toHaveLength(5);
    const waiting = (await read(ids)).slice(5);
    expect(waiting).toMatchObject([
      { state: 'Queued', attempts: 0, lastError: 'RecipientLimit' },
      { state: 'Queued', attempts: 0, lastError: 'RecipientLimit' },
    ]);
    const [{ nextAttemptAt } = { nextAttemptAt: null }] = waiting;
    const inMs = (nextAttemptAt?.getTime() ?? 0) - Date.now();
    expect(inMs).toBeGreaterThan(hourMs - 60_000);
    expect(inMs).toBeLessThanOrEqual(hourMs + 60_000);
    const jobs = (await rig.jobs('send-mail')).filter(({ payload }) => payload.mailId === ids[5]);
    expect(jobs.at(-1)?.startAfter).toEqual(nextAttemptAt);

    await send('b@x.org');
    expect(smtp.mails).toHaveLength(6);
  });

  it('sends waiting mails in the next hour, and those above twenty on the next day', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 6; count += 1) ids.push(await send('late@x.org'));
    const id = ids[5] ?? '';
    const again = async () => {
      await rig.owner`update mails set next_attempt_at = now() - interval '1 second' where id = ${id}`;
      await rig.owner`delete from rate_limits where key like 'unproven-recipient-mail-hour%'`;
      await sendMail(rig.runtime, { clubId: rig.clubId, mailId: id });
      const [mail] = await read([id]);
      return mail;
    };
    await rig.owner`update rate_limits set points = 20 where key like 'unproven-recipient-mail-day%'`;
    const waiting = await again();
    expect(waiting).toMatchObject({ state: 'Queued', lastError: 'RecipientLimit' });
    expect((waiting?.nextAttemptAt?.getTime() ?? 0) - Date.now()).toBeGreaterThan(23 * hourMs);
    await rig.owner`delete from rate_limits`;
    expect(await again()).toMatchObject({ state: 'Sent', attempts: 1, lastError: null });
    expect(smtp.mails).toHaveLength(6);
  });

  it('fails a mail that has waited for 14 days', async () => {
    for (let count = 0; count < 5; count += 1) await send('never@x.org');
    const id = await send('never@x.org');
    await rig.owner`update mails set next_attempt_at = now() - interval '1 second', created_at = now() - interval '14 days' where id = ${id}`;
    await sendMail(rig.runtime, { clubId: rig.clubId, mailId: id });
    expect((await read([id]))[0]).toMatchObject({ state: 'Failed', lastError: 'RecipientLimit' });
  });

  it('counts mails of staff and of decisions until the applicant has confirmed the address', async () => {
    for (const type of ['MembershipReceived', 'MembershipAccepted'] as const)
      for (let count = 0; count < 2; count += 1) await send('some@x.org', type, 'User');
    await send('some@x.org', 'MembershipRejected');
    expect(smtp.mails).toHaveLength(5);
    const held = await send('some@x.org', 'MembershipReceived', 'User');
    const [mail] = await read([held]);
    expect(mail).toMatchObject({ state: 'Queued', lastError: 'RecipientLimit' });
    const submissionId = mail?.submissionId ?? '';
    const again = async (actor: Sender) => {
      const ctx = { ...rig.ctx, actor: actorOf(actor) };
      await rig.inClub(tx => recordHistory(tx, ctx, submissionId, { type: 'Confirmed' }));
      await rig.owner`update mails set next_attempt_at = now() - interval '1 second' where id = ${held}`;
      await sendMail(rig.runtime, { clubId: rig.clubId, mailId: held });
      return (await read([held]))[0];
    };
    expect(await again('User')).toMatchObject({ state: 'Queued', lastError: 'RecipientLimit' });
    expect(await again('Member')).toMatchObject({ state: 'Sent', lastError: null });
  });

  it('counts all reasons and clubs together, and is 60 mails an hour for a confirmed address', async () => {
    const address = 'victim@x.org';
    const ctx = { ...rig.ctx, now: new Date(), locale: 'de' as const };
    const clubs = [rig.clubId];
    for (const slug of ['second', 'third'])
      clubs.push(await createClub(rig.db, slug, ChangeClubInfo.parse({ name: slug })));
    const refused = { count: 0, retryAfter: '' };
    for (const clubId of clubs) {
      for (let turn = 0; turn < 4; turn += 1) {
        try {
          const { id } = await createUser(
            { ...ctx, clubId },
            { email: address, firstName: 'V', lastName: 'V', role: 'Viewer' },
          );
          await removeUser({ ...ctx, clubId }, { id, precondition: null });
        } catch (error) {
          if (!(error instanceof AppError) || error.code !== 'quota-exceeded') throw error;
          refused.count += 1;
          refused.retryAfter = error.extra.headers?.['Retry-After'] ?? '';
        }
      }
    }
    for (let count = 0; count < 10; count += 1) {
      await send(address, 'MembershipConfirmation', 'Member');
      await send(address, 'CancellationReceived', 'User');
      await send(address, 'MembershipAccepted', 'User');
    }
    for (const { payload } of await rig.jobs('send-mail')) await sendMail(rig.runtime, payload);
    const unproven = smtp.mails.filter(({ recipients }) => recipients.includes(address)).length;

    await rig.db.insert(users).values({
      id: uuidv7(),
      email: 'staff@x.org',
      firstName: 'S',
      lastName: 'S',
      locale: 'de',
      emailConfirmedAt: new Date(),
    });
    for (let count = 0; count < 65; count += 1) {
      const to = { address: 'staff@x.org', name: '' };
      await rig.inClub(tx =>
        queueMail(tx, ctx, { type: 'StaffNotification', to, locale: 'de', variables: {} }),
      );
      const mailId = (await rig.jobs('send-mail')).at(-1)?.payload.mailId ?? '';
      await sendMail(rig.runtime, { clubId: rig.clubId, mailId });
    }
    const proven = smtp.mails.filter(({ recipients }) => recipients.includes('staff@x.org')).length;
    process.stdout.write(
      `mails to one address in an hour: ${unproven} unproven of 42 caused by invitations, forms and staff of 3 clubs; ${proven} proven of 65; invitations refused ${refused.count}, Retry-After ${refused.retryAfter}\n`,
    );
    expect([unproven, proven, refused.count]).toEqual([5, 60, 9]);
    expect(Number(refused.retryAfter)).toBeGreaterThan(3500);
  });

  it('allows a new club 200 mails a day, notifies its Admins once, and sends the rest later', async () => {
    await rig.owner`update rate_limits set points = 0`;
    const adminId = uuidv7();
    await rig.db.insert(users).values({
      id: adminId,
      email: 'boss@x.org',
      firstName: 'Bo',
      lastName: 'Ss',
      locale: 'de',
      emailConfirmedAt: new Date(),
    });
    await rig.inClub(tx =>
      tx.insert(clubUsers).values({ clubId: rig.clubId, userId: adminId, role: 'Admin' }),
    );
    await send('first@x.org');
    await rig.owner`update rate_limits set points = 200 where key like 'young-club-mail%'`;
    const held = [await send('second@x.org'), await send('third@x.org')];
    expect(await read(held)).toMatchObject([
      { state: 'Queued', lastError: 'ClubLimit' },
      { state: 'Queued', lastError: 'ClubLimit' },
    ]);
    const [{ points } = { points: 0 }] =
      await rig.owner`select sum(points)::int as points from rate_limits where key like 'unproven-recipient-mail-hour%'`;
    expect(points).toBe(1);
    const notices = (
      await rig.inClub(tx => tx.select().from(mails).where(eq(mails.toAddress, 'boss@x.org')))
    ).filter(({ topic }) => topic === 'MailBudget');
    expect(notices).toHaveLength(1);
    await sendMail(rig.runtime, { clubId: rig.clubId, mailId: notices[0]?.id ?? '' });
    expect(smtp.mails.at(-1)).toMatchObject({ recipients: ['boss@x.org'] });
    expect((await listOutbox(rig.ctx, { limit: 1 })).heldBack).toMatchObject({ count: 2 });

    await rig.owner`update clubs set created_at = now() - interval '8 days' where id = ${rig.clubId}`;
    for (const mailId of held) {
      await rig.owner`update mails set next_attempt_at = now() - interval '1 second' where id = ${mailId}`;
      await sendMail(rig.runtime, { clubId: rig.clubId, mailId });
    }
    expect(await read(held)).toMatchObject([{ state: 'Sent' }, { state: 'Sent' }]);
    expect((await listOutbox(rig.ctx, { limit: 1 })).heldBack).toEqual({ count: 0, nextAttemptAt: null });
  });
});
