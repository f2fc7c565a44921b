import { and, asc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mails } from '@/db/schema/mail';
import { submissions } from '@/db/schema/submissions';
import { testDatabase } from '@/db/testing/database';
import type { EmailTemplateType } from '@/lib/contracts/enums';
import { sendMail } from '@/lib/jobs/handlers/send-mail';
import { openRig, type Rig } from '@/lib/jobs/testing/rig';
import { type SmtpReceiver, startSmtpReceiver } from '@/lib/jobs/testing/smtp-receiver';
import { queueMail } from '@/lib/mail/queue-mail';
import { recordHistory } from '@/lib/services/submissions/record-history';

const hourMs = 3_600_000;

describe('mails that a form sends to one address', () => {
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

  /** Queues a mail about a new submission of such a sender and makes its first try. */
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
        ...{ type, to: { address, name: '' }, locale: 'de', submissionId, variables: {} },
      });
    });
    const mailId = (await rig.jobs('send-mail')).at(-1)?.payload.mailId ?? '';
    await sendMail(rig.runtime, { clubId: rig.clubId, mailId });
    return mailId;
  }
  const read = (ids: string[]) =>
    rig.inClub(tx => tx.select().from(mails).where(inArray(mails.id, ids)).orderBy(asc(mails.id)));

  it('are five in an hour at most, however it is spelt; the others wait and are not lost', async () => {
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

  it('go out when the hour is over, and wait for the next day after twenty', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 6; count += 1) ids.push(await send('late@x.org'));
    const id = ids[5] ?? '';
    const again = async () => {
      await rig.owner`update mails set next_attempt_at = now() - interval '1 second' where id = ${id}`;
      await rig.owner`delete from rate_limits where key like 'recipient-mail-hour%'`;
      await sendMail(rig.runtime, { clubId: rig.clubId, mailId: id });
      const [mail] = await read([id]);
      return mail;
    };
    await rig.owner`update rate_limits set points = 20 where key like 'recipient-mail-day%'`;
    const waiting = await again();
    expect(waiting).toMatchObject({ state: 'Queued', lastError: 'RecipientLimit' });
    expect((waiting?.nextAttemptAt?.getTime() ?? 0) - Date.now()).toBeGreaterThan(23 * hourMs);
    await rig.owner`delete from rate_limits`;
    expect(await again()).toMatchObject({ state: 'Sent', attempts: 1, lastError: null });
    expect(smtp.mails).toHaveLength(6);
  });

  it('that nobody may want any more after 14 days have failed', async () => {
    for (let count = 0; count < 5; count += 1) await send('never@x.org');
    const id = await send('never@x.org');
    await rig.owner`update mails set next_attempt_at = now() - interval '1 second', created_at = now() - interval '14 days' where id = ${id}`;
    await sendMail(rig.runtime, { clubId: rig.clubId, mailId: id });
    expect((await read([id]))[0]).toMatchObject({ state: 'Failed', lastError: 'RecipientLimit' });
  });

  it('count neither where staff enter them, nor where the club decides, nor where the address is proven', async () => {
    for (let count = 0; count < 8; count += 1) {
      await send('free@x.org', 'MembershipConfirmation', 'User');
      await send('free@x.org', 'MembershipAccepted');
    }
    expect(smtp.mails).toHaveLength(16);
    for (let count = 0; count < 5; count += 1) await send('free@x.org');
    const held = await send('free@x.org', 'MembershipReceived');
    const [mail] = await read([held]);
    expect(mail?.state).toBe('Queued');
    await rig.inClub(tx =>
      tx
        .update(submissions)
        .set({ state: 'Confirmed', confirmedAt: new Date() })
        .where(and(eq(submissions.clubId, rig.clubId), eq(submissions.id, mail?.submissionId ?? ''))),
    );
    await rig.owner`update mails set next_attempt_at = now() - interval '1 second' where id = ${held}`;
    await sendMail(rig.runtime, { clubId: rig.clubId, mailId: held });
    expect((await read([held]))[0]).toMatchObject({ state: 'Sent', lastError: null });
  });
});
