import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emailTemplates, mails } from '@/db/schema/mail';
import { auditEntries } from '@/db/schema/operations';
import { ChangeClubInfo } from '@/lib/contracts/club';
import { PreviewEmailTemplateRequest, SetEmailTemplateRequest } from '@/lib/contracts/email-templates';
import { openContent } from '@/lib/mail/mail-content';
import { queueMail } from '@/lib/mail/queue-mail';
import type { Ctx } from '@/lib/platform/context';
import { contentEtagOf } from '@/lib/platform/precondition';
import { accountMailTypes, emailTemplateTypes } from '@/lib/rules/enums';
import { createClub } from '@/lib/services/clubs/create';
import { listPlaceholders, previewEmailTemplate } from '@/lib/services/email-templates/preview';
import { resetEmailTemplate } from '@/lib/services/email-templates/reset';
import { setEmailTemplate } from '@/lib/services/email-templates/set';
import { testDatabase } from '@/testing/db/database';
import { refusalOf } from '@/testing/db/factories';
import { openRig, type Rig } from '@/testing/worker/rig';
import { getEmailTemplate, getSystemEmailTemplate, listEmailTemplates } from './read';

const type = 'MembershipAccepted';
const template = { subject: 'Servus bei {{clubName}}', body: 'Servus {{firstName}},\n\n{{message}}' };
const anyVersion = { precondition: null };
const etagOf = (record: unknown) => contentEtagOf(JSON.stringify(record));

describe('e-mail templates', () => {
  let rig: Rig;
  let other: Ctx;
  beforeAll(async () => {
    rig = await openRig(await testDatabase());
    const clubId = await createClub(rig.db, 'other', ChangeClubInfo.parse({ name: 'Other', locale: 'en' }));
    other = { ...rig.ctx, clubId };
  });
  afterAll(() => rig.close());
  beforeEach(async () => {
    await rig.inClub(tx => tx.delete(emailTemplates));
  });

  const audits = async () => {
    const rows = await rig.inClub(tx => tx.select().from(auditEntries).orderBy(auditEntries.id));
    return rows.map(({ action, recordType, recordId }) => [action, recordType, recordId]);
  };

  it("are listed by type, with the club's own ones marked", async () => {
    await setEmailTemplate(rig.ctx, { type, template, ...anyVersion });
    const list = await listEmailTemplates(rig.ctx);
    expect(list.map(item => item.type)).toEqual(emailTemplateTypes);
    expect(list.filter(item => item.isCustom)).toEqual([{ type, isCustom: true, isFixed: false }]);
    expect((await listEmailTemplates(other)).every(item => !item.isCustom)).toBe(true);
  });

  it('are the default until the club sets its own, and again after a reset', async () => {
    const before = await getEmailTemplate(rig.ctx, type);
    expect(before).toMatchObject({ type, isCustom: false, dateModified: null });
    expect(before).toEqual(await getSystemEmailTemplate(rig.ctx, type));
    const set = await setEmailTemplate(rig.ctx, { type, template, ...anyVersion });
    expect(set).toEqual({ type, ...template, isCustom: true, dateModified: rig.ctx.now.toISOString() });
    expect(await getEmailTemplate(rig.ctx, type)).toEqual(set);
    expect(await getSystemEmailTemplate(rig.ctx, type)).toEqual(before);
    expect((await getEmailTemplate(other, type)).isCustom).toBe(false);
    await resetEmailTemplate(rig.ctx, { type, ...anyVersion });
    await resetEmailTemplate(rig.ctx, { type, ...anyVersion });
    expect(await getEmailTemplate(rig.ctx, type)).toEqual(before);
    expect(await audits()).toEqual(
      expect.arrayContaining([
        ['Updated', 'EmailTemplate', type],
        ['Deleted', 'EmailTemplate', type],
      ]),
    );
  });

  it('have the club’s language and form of address', async () => {
    expect((await getEmailTemplate(rig.ctx, type)).subject).toBe(
      'Dein Mitgliedsantrag ist angenommen (Nr. {{number}}) · {{clubName}}',
    );
    expect((await getEmailTemplate(other, type)).subject).toMatch(
      /^Your membership application has been accepted/,
    );
    await rig.owner`update clubs set address_form = 'Sie' where id = ${rig.clubId}`;
    expect((await getEmailTemplate(rig.ctx, type)).body).toMatch(/^Guten Tag/);
    await rig.owner`update clubs set address_form = 'Du' where id = ${rig.clubId}`;
  });

  it('accept their own response', async () => {
    const read = await setEmailTemplate(rig.ctx, { type, template, ...anyVersion });
    const sent = SetEmailTemplateRequest.parse(read);
    expect(await setEmailTemplate(rig.ctx, { type, template: sent, ...anyVersion })).toEqual(read);
  });

  it('are changed and reset only with a current If-Match', async () => {
    const system = await getEmailTemplate(rig.ctx, type);
    const seen = [etagOf(system)];
    const set = await setEmailTemplate(rig.ctx, { type, template, precondition: seen });
    const late = setEmailTemplate(rig.ctx, { type, template, precondition: seen });
    expect((await refusalOf(late)).code).toBe('precondition-failed');
    const lateReset = resetEmailTemplate(rig.ctx, { type, precondition: seen });
    expect((await refusalOf(lateReset)).code).toBe('precondition-failed');
    await resetEmailTemplate(rig.ctx, { type, precondition: [etagOf(set)] });
    expect((await getEmailTemplate(rig.ctx, type)).isCustom).toBe(false);
  });

  it('lose no parallel change', async () => {
    const precondition = [etagOf(await getEmailTemplate(rig.ctx, type))];
    const tries = Array.from({ length: 10 }, (_, index) =>
      setEmailTemplate(rig.ctx, { type, template: { ...template, subject: `S ${index}` }, precondition }),
    );
    const ended = await Promise.allSettled(tries);
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('are refused by set and preview, with each fault and its position', async () => {
    const wrong = { subject: 'Für {{iban}}', body: 'A\n{% if x %}\n{{firstName | upcase}}\n{{nobody}}' };
    for (const work of [
      setEmailTemplate(rig.ctx, { type, template: wrong, ...anyVersion }),
      previewEmailTemplate(rig.ctx, { type, template: wrong }),
    ]) {
      expect((await refusalOf(work)).violations).toMatchObject([
        { path: 'body', key: 'templateSyntax', params: { line: 2 } },
        { path: 'body', key: 'templateSyntax', params: { line: 3 } },
        { path: 'subject', key: 'placeholderUnknown', params: { name: 'iban', line: 1 } },
        { path: 'body', key: 'placeholderUnknown', params: { name: 'nobody', line: 4 } },
      ]);
    }
    expect((await getEmailTemplate(rig.ctx, type)).isCustom).toBe(false);
  });

  it('are refused for a confirmation without its link', async () => {
    const work = setEmailTemplate(rig.ctx, { type: 'MembershipConfirmation', template, ...anyVersion });
    expect((await refusalOf(work)).violations).toContainEqual({
      path: 'body',
      key: 'placeholderNeeded',
      params: { name: 'confirmationUrl' },
    });
  });

  it.each([
    'https://evil.example/?{{confirmationUrl}}',
    'https://evil.example/?a=({{confirmationUrl}}',
    '{{clubName}}{{confirmationUrl}}',
    '{{confirmationUrl}}{{clubName}}',
    'evil.example/\u200b{{confirmationUrl}}',
    '{{confirmationUrl}}@evil.example',
    '{{confirmationUrl}}.evil.example',
    'https://evil.example/**{{confirmationUrl}}**',
    '**{{confirmationUrl}}**.evil.example',
    '{{firstName}}**{{confirmationUrl}}**',
    '{{firstName}}({{confirmationUrl}}',
    '{{firstName}}<{{confirmationUrl}}>',
    '{{confirmationUrl}}.{{firstName}}',
    '**{{confirmationUrl}}**{{firstName}}',
  ])('are refused with a secret link inside another address: %s', async body => {
    const glued = {
      type: 'ChangeConfirmation',
      template: { subject: 'S', body: `Hallo\n${body}` },
    } as const;
    expect((await refusalOf(setEmailTemplate(rig.ctx, { ...glued, ...anyVersion }))).violations).toEqual([
      { path: 'body', key: 'placeholderGlued', params: { name: 'confirmationUrl', line: 2 } },
    ]);
  });

  it.each([
    '{{confirmationUrl}}',
    'Hier: {{confirmationUrl}}.',
    'Dein Link ({{confirmationUrl}}) endet bald',
    'Bitte **[bestätigen]({{confirmationUrl}})**',
    '**Hier:** *{{confirmationUrl}}*.',
    '**Hier**[bestätigen]({{confirmationUrl}})',
  ])('accept a separate link: %s', async body => {
    const glued = { type: 'ChangeConfirmation', template: { subject: 'S', body } } as const;
    expect((await setEmailTemplate(rig.ctx, { ...glued, ...anyVersion })).body).toBe(body);
  });

  it.each(accountMailTypes)('%s accepts only the default text', async one => {
    const system = await getSystemEmailTemplate(rig.ctx, one);
    const precondition = null;
    const own = { subject: 'S', body: `Use https://evil.example\n\n${system.body}` };
    const refused = await refusalOf(setEmailTemplate(rig.ctx, { type: one, template: own, precondition }));
    expect(refused.violations).toEqual([
      { path: 'subject', key: 'templateFixed' },
      { path: 'body', key: 'templateFixed' },
    ]);

    await rig.inClub(tx =>
      tx.insert(emailTemplates).values({ clubId: rig.clubId, type: one, subject: 'Old', body: own.body }),
    );
    expect(await getEmailTemplate(rig.ctx, one)).toEqual(system);
    expect(await listEmailTemplates(rig.ctx)).toContainEqual({ type: one, isCustom: false, isFixed: true });
    const { subject, body } = system;
    const sentBack = { type: one, template: { subject, body }, precondition };
    expect(await setEmailTemplate(rig.ctx, sentBack)).toEqual(system);
    await resetEmailTemplate(rig.ctx, { type: one, precondition });
    const to = { address: 'zoe@example.org', name: '' };
    const variables = one === 'EmailChange' ? { message: 'M' } : { passwordUrl: 'https://x.example/#code=1' };
    await rig.inClub(tx => queueMail(tx, rig.ctx, { type: one, to, locale: 'de', variables }));
    const stored = await rig.inClub(tx => tx.select().from(mails).where(eq(mails.type, one)));
    expect(stored.map(mail => openContent(mail).text).join()).not.toContain('evil');
  });

  it('describe their placeholders in the caller’s language', () => {
    const german = listPlaceholders(rig.ctx, type);
    const english = listPlaceholders({ ...rig.ctx, locale: 'en' }, type);
    const pick = (list: typeof german) => list.find(({ name }) => name === 'entryDate');
    expect(pick(german)).toMatchObject({ label: 'Eintrittsdatum', dataType: 'Date', category: 'Submission' });
    expect(pick(english)).toMatchObject({ label: 'Joining date', example: '1 April 2026' });
    expect(german.map(({ name }) => name)).not.toContain('confirmationUrl');
  });

  it.each(emailTemplateTypes)('show a preview of %s with sample data in every placeholder', async one => {
    const { subject, body } = await getSystemEmailTemplate(rig.ctx, one);
    const preview = await previewEmailTemplate(rig.ctx, { type: one, template: { subject, body } });
    expect(preview.text).toContain('TSV Größenwahn');
    expect(`${preview.subject}${preview.text}${preview.html}`).not.toMatch(/\{\{|undefined/);
    for (const { name } of listPlaceholders(rig.ctx, one)) {
      const filled = { subject: 'S', body: `${body}\n\n« {{${name}}} »` };
      expect((await previewEmailTemplate(rig.ctx, { type: one, template: filled })).text).toMatch(
        /« [^»]+ »/,
      );
    }
  });

  describe('shown in another language', () => {
    const translated = { ...template, translations: { en: { body: 'Hello {{firstName}},\n\n{{message}}' } } };
    const preview = (sent: object, asked?: 'de' | 'en') =>
      previewEmailTemplate(rig.ctx, {
        type,
        template: PreviewEmailTemplateRequest.parse({ ...template, ...sent, locale: asked }),
      });
    beforeAll(() => rig.owner`update clubs set form_locales = '{de,en}' where id = ${rig.clubId}`);
    afterAll(() => rig.owner`update clubs set form_locales = '{}' where id = ${rig.clubId}`);

    it('have the translation, and the club’s own words where it is missing', async () => {
      const english = await preview(translated, 'en');
      expect(english).toMatchObject({ locale: 'en', untranslated: ['subject'] });
      expect(english.subject).toMatch(/^Servus bei /);
      expect(english.text).toMatch(/^Hello /);
      expect(english.html).toContain('<html lang="en">');
      expect(await preview({}, 'en')).toMatchObject({ untranslated: ['subject', 'body'] });
      expect(await preview(translated)).toMatchObject({ locale: 'de', untranslated: [] });
      expect((await preview(translated, 'de')).text).toMatch(/^Servus /);
    });

    it('are in the club’s language where its forms do not offer the other', async () => {
      await rig.owner`update clubs set form_locales = '{}' where id = ${rig.clubId}`;
      const shown = await preview(translated, 'en');
      await rig.owner`update clubs set form_locales = '{de,en}' where id = ${rig.clubId}`;
      expect(shown).toMatchObject({ locale: 'de', untranslated: [] });
    });

    it('are the standard text of that language until the club has its own', async () => {
      const { subject, body } = await getSystemEmailTemplate(rig.ctx, type);
      const standard = await preview({ subject, body }, 'en');
      expect(standard).toMatchObject({ locale: 'en', untranslated: [] });
      expect(standard.subject).toMatch(/^Your membership application has been accepted/);
      await setEmailTemplate(rig.ctx, { type, template: { subject, body }, ...anyVersion });
      expect(await preview({ subject, body }, 'en')).toMatchObject({ untranslated: ['subject', 'body'] });
    });

    it('stay the standard text of that language when the club changes the text of its own', async () => {
      const other = 'MembershipRejected';
      const read = await getEmailTemplate(rig.ctx, other);
      expect(read).toMatchObject({
        isCustom: false,
        translations: { en: { subject: expect.stringMatching(/^Your membership application/) } },
      });
      const { dateModified: _date, isCustom: _custom, type: _type, ...texts } = read;
      await setEmailTemplate(rig.ctx, {
        type: other,
        template: { ...texts, body: 'Servus {{firstName}}\n\n{{message}}' },
        ...anyVersion,
      });
      const to = { address: 'zoe@example.org', name: '' };
      await rig.inClub(tx => queueMail(tx, rig.ctx, { type: other, to, locale: 'en', variables: {} }));
      const [mail] = await rig.inClub(tx => tx.select().from(mails).where(eq(mails.type, other)));
      expect(mail?.subject).toMatch(/^Your membership application /);
      expect(mail && openContent(mail).text).toContain('Kind regards');
      await resetEmailTemplate(rig.ctx, { type: other, precondition: null });
    });

    it('are refused for a fault of that language only', async () => {
      const wrong = { translations: { en: { body: 'Hello\n{{nobody}}' } } };
      expect((await refusalOf(preview(wrong, 'en'))).violations).toMatchObject([
        { path: 'translations.en.body', key: 'placeholderUnknown', params: { line: 2 } },
      ]);
      expect((await preview(wrong)).locale).toBe('de');
    });
  });

  it('render mails, with any values escaped as text', async () => {
    await setEmailTemplate(rig.ctx, { type, template, ...anyVersion });
    const firstName = '<b>{{message}}</b>{% raw %}';
    await queue({ firstName, message: 'Bis Dienstag' });
    const { text, html } = await lastMail();
    expect(text).toBe(`Servus ${firstName},\n\nBis Dienstag\n`);
    expect(html).toContain('Servus &lt;b&gt;{{message}}&lt;/b&gt;{% raw %},');
  });

  it('are ignored if a stored text is not valid any more', async () => {
    for (const body of [
      'Hallo {{firstName | upcase}}',
      'Ohne Link',
      'https://evil.example/?{{confirmationUrl}}',
    ]) {
      const row = { clubId: rig.clubId, type: 'MembershipConfirmation', subject: 'S', body } as const;
      await rig.inClub(async tx => {
        await tx.delete(emailTemplates);
        await tx.insert(emailTemplates).values(row);
      });
      await queue({ confirmationUrl: 'https://x.example/confirm/1' }, 'MembershipConfirmation');
      expect((await lastMail()).text).toContain('https://x.example/confirm/1');
    }
  });

  async function queue(
    variables: Record<string, string>,
    mailType: 'MembershipConfirmation' | typeof type = type,
  ) {
    const to = { address: 'zoe@example.org', name: 'Zoë' };
    await rig.inClub(tx => queueMail(tx, rig.ctx, { type: mailType, to, locale: 'de', variables }));
  }

  async function lastMail() {
    const rows = await rig.inClub(tx => tx.select().from(mails).orderBy(mails.id));
    const row = rows.at(-1);
    if (!row) throw new Error('No mail');
    return openContent(row);
  }
});
