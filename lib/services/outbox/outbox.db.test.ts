import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails } from '@/db/schema/mail';
import { ChangeClubInfo } from '@/lib/contracts/club';
import { OutboxQuery } from '@/lib/contracts/mail';
import { insertAttachment } from '@/lib/mail/attachments';
import { queueMail } from '@/lib/mail/queue-mail';
import type { Ctx } from '@/lib/platform/context';
import { createClub } from '@/lib/services/clubs/create';
import { retryOutboxMail } from '@/lib/services/outbox/retry';
import { sendKeptMails } from '@/lib/services/outbox/send-kept';
import { sendMail } from '@/server/worker/handlers/send-mail';
import { testDatabase } from '@/testing/db/database';
import { refusalOf, unknownIds } from '@/testing/db/factories';
import { openRig, type Rig } from '@/testing/worker/rig';
import { getOutboxAttachment, getOutboxMail, listOutbox } from './read';

describe('the outbox', () => {
  let rig: Rig;
  let other: Ctx;
  beforeAll(async () => {
    rig = await openRig(await testDatabase());
    other = {
      ...rig.ctx,
      clubId: await createClub(rig.db, 'other', ChangeClubInfo.parse({ name: 'Other' })),
    };
  });
  afterAll(() => rig.close());

  async function queue(name = 'Zoë'): Promise<string> {
    await rig.inClub(tx =>
      queueMail(
        tx,
        { ...rig.ctx, now: new Date() },
        {
          type: 'MembershipConfirmation',
          to: { address: 'zoe@example.org', name },
          locale: 'de',
          variables: { confirmationUrl: 'https://x.example/confirm/secret' },
        },
      ),
    );
    return (await rig.jobs('send-mail')).at(-1)?.payload.mailId ?? '';
  }
  const send = (mailId: string) => sendMail(rig.runtime, { clubId: rig.clubId, mailId });

  it('shows a captured mail with its text and a working confirmation link', async () => {
    const id = await queue();
    await send(id);
    const mail = await getOutboxMail(rig.ctx, id);
    expect(mail).toMatchObject({
      state: 'Captured',
      to: 'Zoë <zoe@example.org>',
      type: 'MembershipConfirmation',
    });
    expect(mail.text).toContain('https://x.example/confirm/secret');
    expect(mail.html).toContain('https://x.example/confirm/secret');
  });

  it('is searched by the words of subject, name and address, in any case and with no wildcards', async () => {
    const id = await queue('Änne 100%_Groß');
    const found = async (q: string) =>
      (await listOutbox(rig.ctx, OutboxQuery.parse({ q }))).items.map(mail => mail.id);
    for (const q of ['änne', 'zoe@EXAMPLE ÄNNE', '100%_', ' groß  änne '])
      expect(await found(q)).toEqual([id]);
    for (const q of ['nobody', 'änne nobody', '1%0', 'confirm/secret']) expect(await found(q)).toEqual([]);
    expect((await listOutbox(rig.ctx, OutboxQuery.parse({ q: 'änne' }))).totalCount).toBe(1);
    expect((await listOutbox(other, OutboxQuery.parse({ q: 'änne' }))).totalCount).toBe(0);
  });

  it('lists the mails about one submission, those to staff too', async () => {
    const [submissionId, otherId] = [await rig.addSubmission({}), await rig.addSubmission({})];
    const [confirmation, notification, another] = [await queue(), await queue(), await queue()];
    await rig.owner`update mails set submission_id = ${submissionId} where id in ${rig.owner([confirmation, notification])}`;
    await rig.owner`update mails set type = 'StaffNotification' where id = ${notification}`;
    await rig.owner`update mails set submission_id = ${otherId} where id = ${another}`;
    const about = (id: string) => OutboxQuery.parse({ submissionId: id });
    const found = await listOutbox(rig.ctx, about(submissionId));
    expect([found.totalCount, found.items.map(({ id }) => id)]).toEqual([2, [notification, confirmation]]);
    expect((await listOutbox(other, about(submissionId))).items).toEqual([]);
  });

  it('sends only captured or failed mails again, unchanged', async () => {
    const id = await queue();
    expect((await refusalOf(retryOutboxMail(rig.ctx, id))).code).toBe('state-conflict');
    await send(id);
    await retryOutboxMail(rig.ctx, id);
    expect(await getOutboxMail(rig.ctx, id)).toMatchObject({ state: 'Queued', attempts: 0, lastError: null });
    const jobs = (await rig.jobs('send-mail')).filter(({ payload }) => payload.mailId === id);
    expect(jobs).toHaveLength(2);

    await rig.owner`update mails set state = 'Sent' where id = ${id}`;
    expect((await refusalOf(retryOutboxMail(rig.ctx, id))).code).toBe('state-conflict');
  });

  it('sends the kept mails of the last 14 days together, but none into an account', async () => {
    await rig.inClub(tx => tx.delete(mails));
    const [kept, old, account, failed] = [await queue(), await queue(), await queue(), await queue()];
    await rig.owner`update mails set state = 'Captured'`;
    await rig.owner`update mails set state = 'Failed' where id = ${failed}`;
    await rig.owner`update mails set created_at = now() - interval '15 days' where id = ${old}`;
    await rig.owner`update mails set type = 'PasswordReset' where id = ${account}`;
    const now = { ...rig.ctx, now: new Date() };
    const keptCount = async (ctx: Ctx) => (await listOutbox(ctx, { limit: 50 })).keptCount;
    expect([await keptCount(now), await keptCount({ ...other, now: now.now })]).toEqual([1, 0]);
    expect(await sendKeptMails({ ...other, now: now.now })).toEqual({ count: 0 });
    expect(await sendKeptMails(now)).toEqual({ count: 1 });
    expect(await sendKeptMails(now)).toEqual({ count: 0 });
    expect(await keptCount(now)).toBe(0);
    const stateOf = async (id: string) => (await getOutboxMail(rig.ctx, id)).state;
    expect(await Promise.all([kept, old, account, failed].map(stateOf))).toEqual([
      'Queued',
      'Captured',
      'Captured',
      'Failed',
    ]);
    const jobs = (await rig.jobs('send-mail')).filter(({ payload }) => payload.mailId === kept);
    expect(jobs).toHaveLength(2);
  });

  it('returns the attachments of a mail, only within the club', async () => {
    const id = await queue();
    const content = new TextEncoder().encode('%PDF-1.7 …');
    const file = { fileName: 'Bericht.pdf', contentType: 'application/pdf', content };
    const place = { clubId: rig.clubId, mailId: id };
    await rig.inClub(tx => insertAttachment(tx, place, file));
    const { attachments } = await getOutboxMail(rig.ctx, id);
    expect(attachments).toEqual([
      {
        id: expect.any(String),
        fileName: 'Bericht.pdf',
        contentType: 'application/pdf',
        size: content.length,
      },
    ]);
    const attachmentId = attachments[0]?.id ?? '';
    expect(await getOutboxAttachment(rig.ctx, { id, attachmentId })).toEqual(file);
    const others = await queue();
    const refused = async (ctx: Ctx, place: { id: string; attachmentId: string }) =>
      expect((await refusalOf(getOutboxAttachment(ctx, place))).code).toBe('not-found');
    await refused(other, { id, attachmentId });
    await refused(rig.ctx, { id: others, attachmentId });
    for (const unknown of unknownIds) await refused(rig.ctx, { id, attachmentId: unknown });
    const stored = await rig.owner`select content_encrypted from mail_attachments where mail_id = ${id}`;
    expect(JSON.stringify(stored)).not.toContain(Buffer.from(content).toString('base64').slice(0, 8));
  });

  it('lists newest first, page by page and by state', async () => {
    await rig.inClub(tx => tx.delete(mails));
    const ids: string[] = [];
    for (const name of ['A', 'B', 'C']) ids.push(await queue(name));
    await send(ids[0] ?? '');
    const first = await listOutbox(rig.ctx, { limit: 2 });
    const second = await listOutbox(rig.ctx, { limit: 2, cursor: first.nextCursor ?? '' });
    expect([...first.items, ...second.items].map(item => item.id)).toEqual(ids.toReversed());
    expect([first.totalCount, second.nextCursor]).toEqual([3, null]);
    const captured = await listOutbox(rig.ctx, { limit: 50, state: 'Captured' });
    expect([captured.totalCount, captured.items.map(item => item.id)]).toEqual([1, [ids[0]]]);
    expect((await refusalOf(listOutbox(rig.ctx, { limit: 2, cursor: 'bogus' }))).code).toBe('bad-query');
  });

  it("returns 404 for another club's mail and for a malformed id", async () => {
    const id = await queue();
    expect((await listOutbox(other, { limit: 50 })).items).toEqual([]);
    expect((await refusalOf(getOutboxMail(other, id))).code).toBe('not-found');
    expect((await refusalOf(retryOutboxMail(other, id))).code).toBe('not-found');
    for (const one of unknownIds)
      expect((await refusalOf(getOutboxMail(rig.ctx, one))).code).toBe('not-found');
  });

  it('shows an account link only to its recipient, and only if the mail was captured', async () => {
    const recipientUserId = '019a0000-0000-7000-8000-00000000aaaa';
    const person = (role: 'Admin' | 'Manager', id = '019a0000-0000-7000-8000-00000000bbbb') => ({
      ...rig.ctx,
      actor: { kind: 'User', id, role, sessionId: id } as const,
    });
    const readers = {
      admin: person('Admin'),
      manager: person('Manager'),
      recipient: person('Manager', recipientUserId),
      program: { ...rig.ctx, actor: { kind: 'ApiKey', id: recipientUserId, role: 'Admin' } as const },
    };
    const readableBy = async (type: 'UserInvitation' | 'PasswordReset' | 'EmailChange', state: string) => {
      const link = 'https://x.example/account?code=secret';
      const variables =
        type === 'EmailChange' ? { confirmationUrl: link, message: 'M' } : { passwordUrl: link };
      const to = { address: 'zoe@example.org', name: 'Zoë' };
      await rig.inClub(tx =>
        queueMail(
          tx,
          { ...rig.ctx, now: new Date() },
          { type, to, locale: 'de', recipientUserId, variables },
        ),
      );
      const id = (await rig.jobs('send-mail')).at(-1)?.payload.mailId ?? '';
      await rig.owner`update mails set state = ${state} where id = ${id}`;
      const names: string[] = [];
      for (const [name, ctx] of Object.entries(readers)) {
        const mail = await getOutboxMail(ctx, id);
        expect(mail.isContentHidden).toBe(mail.text === '' && mail.html === '');
        if (`${mail.text}${mail.html}${mail.subject}`.includes('secret')) names.push(name);
      }
      return names;
    };
    for (const type of ['UserInvitation', 'PasswordReset', 'EmailChange'] as const)
      for (const state of ['Queued', 'Sent', 'Failed']) expect(await readableBy(type, state)).toEqual([]);
    expect(await readableBy('UserInvitation', 'Captured')).toEqual(['recipient']);
    expect(await readableBy('PasswordReset', 'Captured')).toEqual(['recipient']);
    expect(await readableBy('EmailChange', 'Captured')).toEqual(['recipient']);
  });
});
