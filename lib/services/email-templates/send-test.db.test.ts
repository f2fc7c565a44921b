import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clubs } from '@/db/schema/clubs';
import { mails } from '@/db/schema/mail';
import { auditEntries } from '@/db/schema/operations';
import { openContent } from '@/lib/mail/mail-content';
import type { Ctx } from '@/lib/platform/context';
import { emailTemplateTypes } from '@/lib/rules/enums';
import { sendTemplateTest } from '@/lib/services/email-templates/send-test';
import { getOutboxMail } from '@/lib/services/outbox/read';
import { testDatabase } from '@/testing/db/database';
import { makeUser, refusalOf } from '@/testing/db/factories';
import { makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { withClub } from '@/testing/db/with-club';
import { openRig, type Rig } from '@/testing/worker/rig';
import { getSystemEmailTemplate } from './read';

const type = 'MembershipAccepted';
const template = { subject: 'Servus bei {{clubName}}', body: 'Servus {{firstName}},\n\n{{message}}' };

describe('the test of a text', () => {
  let rig: Rig;
  let club: OfferingClub;
  let ctx: Ctx;
  let email: string;
  beforeAll(async () => {
    const database = await testDatabase();
    rig = await openRig(database, { RATE_LIMIT_SCALE: '1' });
    club = await makeOfferingClub(database.db);
    const user = await makeUser(club, 'Manager', 'Petra');
    email = `${user.id}@staff.example`;
    ctx = { ...club.ctx, actor: { kind: 'User', id: user.id, role: 'Manager', sessionId: user.id } };
  });
  afterAll(() => rig.close());

  const mailOf = async (id: string) =>
    (await withClub(ctx, tx => tx.select().from(mails))).find(mail => mail.id === id);

  it('is sent to the caller with sample values, stores no text and writes an audit entry', async () => {
    const { mailId, to } = await sendTemplateTest(ctx, { type, template });
    const mail = await mailOf(mailId);
    expect([to, mail?.toAddress, mail?.state]).toEqual([email, email, 'Queued']);
    expect(mail?.subject).toMatch(/^Test: Servus bei \S/);
    expect(mail && openContent(mail).text).not.toMatch(/\{\{|undefined/);
    const audits = await withClub(ctx, tx => tx.select().from(auditEntries).orderBy(auditEntries.id));
    expect(audits.at(-1)).toMatchObject({ action: 'Tested', recordType: 'EmailTemplate', recordId: type });
    expect(await rig.jobs('send-mail')).not.toEqual([]);
  });

  it('is in the asked language, with its translation', async () => {
    await withClub(ctx, tx => tx.update(clubs).set({ formLocales: ['de', 'en'] }));
    const english = { subject: 'Hi from {{clubName}}' };
    const sent = await sendTemplateTest(ctx, {
      type,
      template: { ...template, translations: { en: english }, locale: 'en' },
    });
    expect(await mailOf(sent.mailId)).toMatchObject({
      locale: 'en',
      subject: expect.stringMatching(/^Test: Hi from /),
    });
    const { subject, body } = await getSystemEmailTemplate(ctx, type);
    const standard = await sendTemplateTest(ctx, { type, template: { subject, body, locale: 'en' } });
    expect((await mailOf(standard.mailId))?.subject).toMatch(
      /^Test: Your membership application has been accepted /,
    );
  });

  it('works for every type, contains no unsubscribe link, and is readable only by its recipient', async () => {
    const { id } = await makeUser(club, 'Manager', 'Tina');
    const reader: Ctx = { ...ctx, actor: { kind: 'User', id, role: 'Manager', sessionId: id } };
    for (const one of emailTemplateTypes) {
      const { subject, body } = await getSystemEmailTemplate(reader, one);
      const { mailId } = await sendTemplateTest(reader, { type: one, template: { subject, body } });
      if (one === 'StaffNotification') expect((await mailOf(mailId))?.recipientUserId).toBeNull();
      if (one === 'PasswordReset') expect((await getOutboxMail(ctx, mailId)).isContentHidden).toBe(true);
    }
  });

  it('is refused for an invalid text, for API keys, and in another club', async () => {
    const wrong = { ...template, body: '{{nobody}}' };
    expect((await refusalOf(sendTemplateTest(ctx, { type, template: wrong }))).violations).toMatchObject([
      { path: 'body', key: 'placeholderUnknown' },
    ]);
    const program: Ctx = { ...ctx, actor: { kind: 'ApiKey', id: 'x', role: 'Admin' } };
    expect((await refusalOf(sendTemplateTest(program, { type, template }))).code).toBe('forbidden');
    const stranger = { ...ctx, clubId: rig.clubId };
    expect((await refusalOf(sendTemplateTest(stranger, { type, template }))).code).toBe('not-found');
  });

  it('is limited to twenty in ten minutes for each user', async () => {
    const user = await makeUser(club, 'Manager', 'Paul');
    const eager: Ctx = { ...ctx, actor: { kind: 'User', id: user.id, role: 'Manager', sessionId: user.id } };
    for (let index = 0; index < 20; index += 1) await sendTemplateTest(eager, { type, template });
    expect((await refusalOf(sendTemplateTest(eager, { type, template }))).code).toBe('quota-exceeded');
  });
});
