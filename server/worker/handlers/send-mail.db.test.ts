import { and, asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emailTemplates, mails, notificationRecipients, smtpSettings } from '@/db/schema/mail';
import { submissionHistory } from '@/db/schema/submissions';
import { clubUsers } from '@/db/schema/users';
import { leaseMail } from '@/lib/mail/queries';
import { type QueueMail, queueMail } from '@/lib/mail/queue-mail';
import { queueStaffNotifications } from '@/lib/mail/queue-staff-notifications';
import { smtpPasswordField } from '@/lib/mail/smtp-settings';
import { encryptField } from '@/lib/platform/crypto/record-encryption';
import { switchNotificationsOff } from '@/lib/services/notifications/switch-off';
import { createUserWithPassword } from '@/lib/services/users/create-with-password';
import { sendMail } from '@/server/worker/handlers/send-mail';
import type { JobRuntime } from '@/server/worker/runtime';
import { testDatabase } from '@/testing/db/database';
import { refusalOf } from '@/testing/db/factories';
import { openRig, type Rig } from '@/testing/worker/rig';
import { type SmtpReceiver, startSmtpReceiver } from '@/testing/worker/smtp-receiver';

describe('mail from the outbox', () => {
  let rig: Rig;
  let smtp: SmtpReceiver;

  beforeAll(async () => {
    rig = await openRig(await testDatabase());
  });
  afterAll(() => rig.close());
  beforeEach(async () => {
    smtp = await startSmtpReceiver();
    await setClubServer({ port: smtp.port });
  });
  afterEach(() => smtp.close());

  async function setClubServer(settings: Partial<typeof smtpSettings.$inferInsert> & { port: number }) {
    const row = {
      clubId: rig.clubId,
      host: '127.0.0.1',
      security: 'None' as const,
      fromAddress: 'verein@tsv.example',
      ...settings,
    };
    await rig.inClub(async tx => {
      const [old] = await tx.delete(smtpSettings).where(eq(smtpSettings.clubId, rig.clubId)).returning();
      await tx.insert(smtpSettings).values({ ...row, version: (old?.version ?? 0) + 1 });
    });
  }

  async function queue(mail: Partial<QueueMail> = {}): Promise<string> {
    const before = (await rig.jobs('send-mail')).length;
    await rig.inClub(tx =>
      queueMail(tx, rig.ctx, {
        type: 'MembershipConfirmation',
        to: { address: 'zoe@example.org', name: 'Zoë Groß' },
        locale: 'de',
        variables: {
          firstName: 'Zoë',
          lastName: 'Groß',
          number: '42',
          confirmationUrl: 'https://x.example/c/1',
        },
        ...mail,
      }),
    );
    const job = (await rig.jobs('send-mail'))[before];
    return job?.payload.mailId ?? '';
  }

  const send = (mailId: string, overrides: Partial<JobRuntime> = {}) =>
    sendMail({ ...rig.runtime, ...overrides }, { clubId: rig.clubId, mailId });

  const makeStaff = (email: string) =>
    createUserWithPassword(rig.ctx, {
      email,
      firstName: 'Ina',
      lastName: 'Ab',
      role: 'Clerk',
      password: 'a long enough password',
    });

  async function read(id: string) {
    const [row] = await rig.inClub(tx =>
      tx
        .select()
        .from(mails)
        .where(and(eq(mails.clubId, rig.clubId), eq(mails.id, id))),
    );
    if (!row) throw new Error('No such mail');
    return row;
  }

  it('has its attachments under their names, and unsubscribes from its one topic by one click', async () => {
    const content = new Uint8Array(70_000).map((_, index) => index % 251);
    const fileName = 'Bericht März.pdf';
    const recipientUserId = await makeStaff('leser@tsv.example');
    await send(
      await queue({
        type: 'StaffNotification',
        notice: 'MonthlyReport',
        topic: 'MonthlyReport',
        recipientUserId,
        attachments: [{ fileName, contentType: 'application/pdf', content }],
      }),
    );
    const [{ mail, raw } = fail()] = smtp.mails;
    const [file] = mail.attachments;
    expect(file).toMatchObject({ filename: fileName, mimeType: 'application/pdf' });
    expect(new Uint8Array(file?.content as ArrayBuffer)).toEqual(content);
    const [, token = ''] = /^list-unsubscribe: *<[^>]+\/unsubscribe\/([^>]+)>/im.exec(raw) ?? [];
    expect(await switchNotificationsOff(rig.ctx, token)).toEqual({ topic: 'MonthlyReport' });
  });

  it('is sent once, as text and HTML with umlauts, from the club', async () => {
    const submissionId = await rig.addSubmission();
    const id = await queue({ submissionId });
    await send(id);
    await send(id);
    expect(smtp.mails).toHaveLength(1);
    const [{ mail, from, recipients, raw } = fail()] = smtp.mails;
    expect({ from, recipients }).toEqual({ from: 'verein@tsv.example', recipients: ['zoe@example.org'] });
    expect(mail.from).toEqual({ name: 'TSV Größenwahn', address: 'verein@tsv.example' });
    expect(mail.replyTo?.[0]).toMatchObject({ address: 'buero@tsv.example' });
    expect(mail.subject).toMatch(/^Bitte bestätige deinen Mitgliedsantrag \(Nr\. \d+\) · TSV Größenwahn$/);
    expect(mail.text).toContain('dein Mitgliedsantrag ist am');
    expect(mail.html).toContain('href="https://x.example/c/1"');
    expect(mail.messageId).toBe(`<${id}@eintritt.example>`);
    expect(raw).toMatch(/^auto-submitted: auto-generated/im);
    expect(await read(id)).toMatchObject({
      state: 'Sent',
      attempts: 1,
      lastError: null,
      nextAttemptAt: null,
    });
    const history = await rig.inClub(tx =>
      tx.select().from(submissionHistory).where(eq(submissionHistory.submissionId, submissionId)),
    );
    expect(history).toMatchObject([
      { type: 'EmailSent', property: 'MembershipConfirmation', actorKind: 'System' },
    ]);
  });

  it('has its text and HTML encrypted in the database', async () => {
    const row = await read(await queue());
    expect(`${row.textEncrypted}${row.htmlEncrypted}`).not.toMatch(/Zoë|confirm/);
  });

  it("uses the club's own text and escapes its HTML", async () => {
    const own = { subject: 'Servus {{firstName}}', body: 'Grüß di, {{firstName}} {{unbekannt}}' };
    const at = { clubId: rig.clubId, type: 'MembershipReceived' as const };
    await rig.inClub(tx => tx.insert(emailTemplates).values({ ...at, ...own }));
    await send(
      await queue({ type: 'MembershipReceived', variables: { firstName: '<a href="//evil">Zoë</a>' } }),
    );
    expect(smtp.mails[0]?.mail.subject).toBe('Servus <a href="//evil">Zoë</a>');
    expect(smtp.mails[0]?.mail.html).toContain('Grüß di, &lt;a href=&quot;//evil&quot;&gt;Zoë&lt;/a&gt;');
  });

  it.each([
    ['a name', { to: { address: 'zoe@example.org', name: 'Z\r\nBcc: victim@example.org' } }],
    ['a subject', { variables: { firstName: 'Z', clubName: 'T\r\nBcc: victim@example.org\r\n\r\nText' } }],
    [
      'a name that looks like addresses',
      { to: { address: 'zoe@example.org', name: 'a <v@x.org>, "b" <w@x.org>;' } },
    ],
    ['line separators', { to: { address: 'zoe@example.org', name: 'Z\u2028Bcc: v@x.org\u0085\u0000' } }],
  ])('gets no further headers or recipients from %s', async (_what, mail) => {
    await send(await queue(mail));
    expect(smtp.mails).toHaveLength(1);
    const [received = fail()] = smtp.mails;
    expect(received.recipients).toEqual(['zoe@example.org']);
    const names = received.mail.headers.map(header => header.key).toSorted();
    expect(names).toEqual([
      ...[
        'auto-submitted',
        'content-type',
        'date',
        'from',
        'message-id',
        'mime-version',
        'reply-to',
        'subject',
        'to',
      ],
      'x-auto-response-suppress',
    ]);
  });

  it.each([
    'a@x.org\r\nBcc: v@y.org',
    'a@x.org, b@x.org',
    '"a@evil.org"@x.org',
    '<a@x.org>',
    'a@x.org>\r\nRCPT TO:<v@y.org',
    'a b@x.org',
    'a@x.org;b@x.org',
    'a@b@x.org',
    'nobody',
    '',
  ])('is never passed to a mail server with the address %j', async address => {
    const before = (await rig.jobs('send-mail')).length;
    await queue({ to: { address, name: 'Z' } });
    expect(await rig.jobs('send-mail')).toHaveLength(before);
    const stored = await rig.inClub(tx => tx.select().from(mails).orderBy(asc(mails.id)));
    expect(stored.at(-1)).toMatchObject({ state: 'Failed', lastError: 'AddressInvalid' });
  });

  it('fails at once if the server answers 550 to the recipient', async () => {
    const submissionId = await rig.addSubmission();
    smtp.refuse(550);
    const id = await queue({ submissionId });
    const jobsBefore = (await rig.jobs('send-mail')).length;
    await send(id);
    expect(await read(id)).toMatchObject({ state: 'Failed', attempts: 1, lastError: 'Rejected (550)' });
    expect(await rig.jobs('send-mail')).toHaveLength(jobsBefore);
    const history = await rig.inClub(tx =>
      tx.select().from(submissionHistory).where(eq(submissionHistory.submissionId, submissionId)),
    );
    expect(history).toMatchObject([{ type: 'EmailFailed' }]);
  });

  it('is retried after a 451, an unreachable server, or missing TLS', async () => {
    smtp.refuse(451);
    const deferred = await queue();
    await send(deferred);
    expect(await read(deferred)).toMatchObject({ state: 'Queued', attempts: 1, lastError: 'Deferred (451)' });

    await smtp.close();
    const unreachable = await queue();
    await send(unreachable);
    expect(await read(unreachable)).toMatchObject({
      state: 'Queued',
      attempts: 1,
      lastError: 'ConnectFailed',
    });

    smtp = await startSmtpReceiver();
    await setClubServer({ port: smtp.port, security: 'StartTls' });
    const insecure = await queue();
    await send(insecure);
    expect(await read(insecure)).toMatchObject({ state: 'Queued', lastError: 'TlsFailed' });
    expect(smtp.mails).toHaveLength(0);
  });

  it('is sent at the next attempt, whose job is written with the failure', async () => {
    await smtp.close();
    const now = new Date();
    const id = await queue();
    await send(id, { now: () => now });
    const retryAt = new Date(now.getTime() + 30_000);
    expect((await rig.jobs('send-mail')).at(-1)).toMatchObject({
      payload: { mailId: id },
      startAfter: retryAt,
    });
    expect((await read(id)).nextAttemptAt).toEqual(retryAt);

    smtp = await startSmtpReceiver();
    await setClubServer({ port: smtp.port });
    await send(id);
    expect(smtp.mails).toHaveLength(0);
    await rig.owner`update mails set next_attempt_at = now() - interval '1 second' where id = ${id}`;
    await send(id);
    expect(smtp.mails).toHaveLength(1);
    expect(await read(id)).toMatchObject({ state: 'Sent', attempts: 2 });
  });

  it('fails after the last attempt of 24 hours', async () => {
    await smtp.close();
    const id = await queue();
    await rig.owner`update mails set attempts = 15 where id = ${id}`;
    await send(id);
    expect(await read(id)).toMatchObject({ state: 'Failed', attempts: 16, nextAttemptAt: null });
  });

  it('is captured if there is no mail server', async () => {
    await rig.inClub(tx => tx.delete(smtpSettings));
    const id = await queue();
    await send(id);
    expect(await read(id)).toMatchObject({ state: 'Captured', attempts: 0, lastError: null });
  });

  it('reaches no mail server at a private address, and reveals nothing about it', async () => {
    await setClubServer({ port: smtp.port, host: '::1' });
    const id = await queue();
    await send(id);
    expect(await read(id)).toMatchObject({ state: 'Queued', lastError: 'AddressRefused' });
  });

  it('signs in with the stored password, and is retried if that is refused', async () => {
    const passwordEncrypted = encryptField('falsch', smtpPasswordField(rig.clubId));
    await setClubServer({ port: smtp.port, username: 'verein', passwordEncrypted });
    const id = await queue();
    await send(id);
    expect(await read(id)).toMatchObject({ state: 'Queued', lastError: 'AuthFailed' });
  });

  it('is sent by one worker at a time, and after a crash only when the lease ends', async () => {
    const id = await queue();
    await rig.inClub(tx => leaseMail(tx, rig.clubId, id, 30));
    const jobsBefore = (await rig.jobs('send-mail')).length;
    await send(id);
    expect(smtp.mails).toHaveLength(0);
    const jobs = await rig.jobs('send-mail');
    expect(jobs).toHaveLength(jobsBefore + 1);
    expect(jobs.at(-1)?.startAfter).toEqual((await read(id)).nextAttemptAt);
    await rig.owner`update mails set next_attempt_at = now() - interval '1 second' where id = ${id}`;
    await Promise.all([send(id), send(id), send(id), send(id)]);
    expect(smtp.mails).toHaveLength(1);
  });

  it('ignores the result of a worker whose lease has ended', async () => {
    const id = await queue();
    smtp.beforeAnswer(async () => {
      await rig.owner`update mails set attempts = 1, state = 'Failed' where id = ${id}`;
    });
    await send(id);
    expect(await read(id)).toMatchObject({ state: 'Failed', attempts: 1, sentAt: null });
  });

  it('exists neither as mail nor as job if its transaction is rolled back', async () => {
    const before = [
      (await rig.jobs('send-mail')).length,
      (await rig.inClub(tx => tx.select().from(mails))).length,
    ];
    const change = rig.inClub(async tx => {
      await queueMail(tx, rig.ctx, {
        type: 'MembershipReceived',
        to: { address: 'a@b.de', name: '' },
        locale: 'de',
        variables: {},
      });
      throw new Error('rolled back');
    });
    await expect(change).rejects.toThrow('rolled back');
    const after = [
      (await rig.jobs('send-mail')).length,
      (await rig.inClub(tx => tx.select().from(mails))).length,
    ];
    expect(after).toEqual(before);
  });

  it('notifies the staff who asked for it, each in their language', async () => {
    const user = {
      firstName: 'Kim',
      lastName: 'Öz',
      role: 'Clerk' as const,
      password: 'a long enough password',
    };
    const asked = await createUserWithPassword(
      { ...rig.ctx, locale: 'en' },
      { ...user, email: 'kim@tsv.example' },
    );
    await createUserWithPassword(rig.ctx, { ...user, email: 'other@tsv.example' });
    await rig.inClub(tx =>
      tx.insert(notificationRecipients).values({ clubId: rig.clubId, userId: asked, kind: 'Membership' }),
    );
    const submissionId = await rig.addSubmission();
    const before = (await rig.jobs('send-mail')).length;
    const submission = {
      submissionId,
      furtherFormId: null,
      departmentIds: [],
      number: 7,
      firstName: 'Zoë',
      lastName: 'Groß',
    };
    await rig.inClub(async tx => {
      await queueStaffNotifications(tx, rig.ctx, { ...submission, kind: 'Membership' });
      await queueStaffNotifications(tx, rig.ctx, { ...submission, kind: 'Change' });
    });
    const jobs = (await rig.jobs('send-mail')).slice(before);
    for (const { payload } of jobs) await send(payload.mailId);
    expect(smtp.mails).toHaveLength(1);
    const [{ mail, recipients } = fail()] = smtp.mails;
    expect(recipients).toEqual(['kim@tsv.example']);
    expect(mail.subject).toMatch(/^New: Membership application from Zoë Groß \(no\. 7\) · /);
    expect(mail.html).toContain(
      `href="https://eintritt.example/submissions/${submissionId}?club=${rig.clubId}"`,
    );
  });

  it('is not sent to a user who left the club meanwhile, and the outbox names the reason', async () => {
    const recipientUserId = await makeStaff('geht@tsv.example');
    const mailId = await queue({ type: 'StaffNotification', recipientUserId });
    await rig.inClub(tx =>
      tx.update(clubUsers).set({ isActive: false }).where(eq(clubUsers.userId, recipientUserId)),
    );
    await send(mailId);
    expect(smtp.mails).toEqual([]);
    expect(await read(mailId)).toMatchObject({ state: 'Failed', lastError: 'RecipientLeft', attempts: 0 });
  });

  it('has a one-click unsubscribe link for staff notifications only', async () => {
    const userId = await makeStaff('ina@tsv.example');
    const hearsOf = (kind: 'Membership' | 'Change') => ({ clubId: rig.clubId, userId, kind });
    await rig.inClub(async tx => {
      await tx.delete(notificationRecipients);
      await tx.insert(notificationRecipients).values([hearsOf('Membership'), hearsOf('Change')]);
    });
    const submission = {
      submissionId: await rig.addSubmission(),
      furtherFormId: null,
      departmentIds: [],
      number: 8,
      firstName: 'A',
      lastName: 'B',
    };
    const notify = async () => {
      const before = (await rig.jobs('send-mail')).length;
      await rig.inClub(tx => queueStaffNotifications(tx, rig.ctx, { ...submission, kind: 'Change' }));
      for (const { payload } of (await rig.jobs('send-mail')).slice(before)) await send(payload.mailId);
    };
    await notify();
    await send(await queue());
    const [notification, confirmation] = smtp.mails;
    expect(notification?.raw).toMatch(/^list-unsubscribe-post: List-Unsubscribe=One-Click\r$/im);
    expect(confirmation?.raw).not.toMatch(/^list-unsubscribe/im);
    const folded = /^list-unsubscribe: *<https:\/\/eintritt\.example\/unsubscribe\/([^>]+)>/im;
    const token = folded.exec(notification?.raw ?? '')?.[1] ?? '';
    expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);

    const scope = { db: rig.db, now: new Date() };
    for (const wrong of ['x', `${token}x`, token.slice(0, -2)]) {
      expect((await refusalOf(switchNotificationsOff(scope, wrong))).code).toBe('not-found');
    }
    await switchNotificationsOff(scope, token);
    await switchNotificationsOff(scope, token);
    await notify();
    expect(smtp.mails).toHaveLength(2);
    expect(await rig.inClub(tx => tx.select().from(notificationRecipients))).toEqual([]);
  });
});

function fail(): never {
  throw new Error('No mail came');
}
