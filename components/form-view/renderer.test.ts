import { describe, expect, it } from 'vitest';
import { cancellationRules } from '@/components/form-view/cancellation/rules';
import { formProblems } from '@/components/form-view/form-problems';
import {
  emptyGuardian,
  emptyMember,
  type FormValues,
  initialValues,
} from '@/components/form-view/form-values';
import { membershipRules } from '@/components/form-view/membership/rules';
import {
  type FormPageInput,
  renderConfirmationPage,
  renderFormPage,
  renderMessagePage,
  renderSentPage,
  renderStatusPage,
} from '@/components/form-view/renderer';
import type { ShownForm } from '@/components/form-view/shown-form';
import { CustomDesignSettings } from '@/lib/contracts/forms';
import { FurtherForm } from '@/lib/contracts/further-forms';
import { ConfirmationInfo } from '@/lib/contracts/public';
import { SubmissionStatus } from '@/lib/contracts/submissions/submission-status';
import {
  CancellationSubmission,
  ChangeSubmission,
  FamilyMember,
  MembershipSubmission,
  type Submission,
} from '@/lib/contracts/submissions/submissions';
import { cancellationForm, ids, publicForm } from '@/testing/form-view/public-form';

const frame = { locale: 'de', path: '/f/demo/membership', nonce: 'n' } as const;
const empty: FormPageInput = {
  ...frame,
  form: publicForm,
  pageQuery: '',
  askedLocale: null,
  step: 'membership',
  notice: null,
  values: null,
  problems: [],
};

/** A club that asks little, with an order and hints of its own. */
const choosy: typeof publicForm = {
  ...publicForm,
  settings: {
    ...publicForm.settings,
    fields: {
      application: {
        title: { use: 'Off' },
        nationality: { use: 'Off' },
        country: { use: 'Off' },
        entryDate: { use: 'Off' },
        notes: { use: 'Off' },
        guardianLiability: { use: 'Required' },
        gender: { use: 'Required', sortOrder: 0 },
        mobile: { use: 'Required', hint: 'Falls das Training ausfällt.' },
      },
      familyMember: { email: { use: 'Off' }, phone: { use: 'Off' }, title: { use: 'Off' } },
      guardian: { relation: { use: 'Off' } },
    },
  },
};

const hostile = '</script><script>alert(1)</script>"\'<!--';

const typed: FormValues = {
  ...initialValues(publicForm),
  membershipId: ids.family,
  departmentIds: [ids.gym],
  firstName: 'Änne',
  lastName: hostile,
  birthDate: '03.05.2012',
  country: 'AT',
  gender: 'Diverse',
  notes: 'Zeile 1\nZeile 2',
  paymentMethod: 'SepaDirectDebit',
  iban: 'DE89 3704',
  privacyAccepted: true,
  familyMembers: [{ ...emptyMember(publicForm, 'Groß'), firstName: 'Ole' }],
};

describe('renderFormPage', () => {
  it('asks what the club asks, in its order and with its hints', () => {
    const html = renderFormPage({ ...empty, form: choosy, values: { ...typed, notes: 'alt' } });
    const asked = [...html.matchAll(/<(?:input|select|textarea)[^>]* id="([^"]+)"/g)].map(
      ([, id]) => id ?? '',
    );
    for (const name of ['title', 'nationality', 'country', 'entryDate', 'notes', 'guardians.0.relation'])
      expect(asked).not.toContain(name);
    for (const name of ['familyMembers.0.email', 'familyMembers.0.phone', 'familyMembers.0.title'])
      expect(asked).not.toContain(name);
    expect(asked.indexOf('gender')).toBeLessThan(asked.indexOf('firstName'));
    expect(html).toContain('Falls das Training ausfällt.');
    expect(html).not.toContain('Weitere Angaben');
    const review = renderFormPage({
      ...empty,
      form: choosy,
      step: 'review',
      values: { ...typed, notes: 'alt' },
    });
    expect(review).not.toMatch(/<dd[^>]*>alt<\/dd>/);
  });

  it('corrects what the club asks, and what was given before', () => {
    const status = SubmissionStatus.parse(SubmissionStatus.meta()?.example);
    const submission = { ...status.submission, title: '', nationality: 'DE', phone: '' };
    const html = renderStatusPage({
      ...frame,
      pageQuery: '',
      form: choosy,
      status: SubmissionStatus.parse({ ...status, submission }),
      view: { name: 'correct', typed: null, problems: [] },
    });
    expect(html).not.toMatch(/id="(title|notes)"/);
    expect(html).toMatch(/id="nationality"/);
    expect(html).toMatch(/<label for="phone">[^<]*optional/);
    expect(html).toMatch(/<label for="mobile">Mobiltelefon<\/label>/);
    expect(html).toContain('Falls das Training ausfällt.');
    expect(html).toContain('bleibt so, auch wenn oben ein Name korrigiert wird.');
  });

  it('leaves out of the submission what the club does not ask', () => {
    const sent = membershipRules.toSubmit({ ...typed, notes: 'alt', title: 'Dr.' }, choosy, 'de');
    expect(Object.keys(sent)).not.toEqual(expect.arrayContaining(['notes']));
    expect(Object.keys(sent)).not.toEqual(expect.arrayContaining(['title']));
    const byParent = { ...typed, forWhom: 'child' };
    const names = formProblems(membershipRules, byParent, choosy, 'de').map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['mobile', 'guardianLiability']));
    expect(names).not.toContain('gender');
  });

  it('says at the start what to have at hand', () => {
    const words = 'unter 18 Jahren die E-Mail-Adressen der Erziehungsberechtigten und, falls abgebucht wird';
    expect(renderFormPage(empty)).toMatch(new RegExp(`<p class="hint first-only"[^>]*>[^<]*${words}`));
  });

  it('has a notice that can get the focus', () => {
    const html = renderFormPage({ ...empty, notice: { kind: 'failed', seconds: 0 } });
    expect(html).toMatch(/id="notice"[^>]* tabindex="-1"/);
  });

  it('sets required consents apart from the voluntary ones', () => {
    const consents = publicForm.consents.map(one => ({ ...one, isRequired: one.id === ids.newsletter }));
    const html = renderFormPage({ ...empty, form: { ...publicForm, consents } });
    const groupOf = (id: string) =>
      html.split('<fieldset').find(part => part.includes(`name="mediaConsents.${id}"`)) ?? '';
    expect(groupOf(ids.newsletter)).toContain('<legend>Nötig für den Antrag</legend>');
    expect(groupOf(ids.newsletter)).not.toContain('Freiwillig');
    expect(groupOf(ids.website)).toContain('<legend>Einwilligungen</legend>');
    expect(groupOf(ids.website)).toContain('Freiwillig');
    expect(renderFormPage(empty)).not.toContain('Nötig für den Antrag');
  });

  it('leads to the form on paper in its language, before it is checked', () => {
    const further = FurtherForm.parse({ id: ids.adult, slug: 'probe', title: 'Probe' });
    const english = { ...empty, locale: 'en', form: { ...publicForm, furtherForm: further } } as const;
    const linkOf = (html: string) => /<a href="([^"]*paper=1)"[^>]*>([^<]*)/.exec(html)?.slice(1);
    expect(linkOf(renderFormPage(empty))).toEqual([
      '/f/demo/membership?lang=de&amp;paper=1',
      'Formular auf Papier (PDF)',
    ]);
    expect(linkOf(renderFormPage({ ...empty, form: cancellationForm }))?.[0]).toContain(
      '/f/demo/cancellation?',
    );
    expect(linkOf(renderFormPage(english))).toEqual([
      '/f/demo/membership/probe?lang=en&amp;paper=1',
      'Form on paper (PDF)',
    ]);
  });

  it('preserves everything typed, chosen and ticked', () => {
    const html = renderFormPage({ ...empty, values: typed });
    expect(html).toMatch(/<input[^>]*name="firstName"[^>]*value="Änne"/);
    expect(html).toMatch(/<input[^>]*name="familyMembers\.0\.firstName"[^>]*value="Ole"/);
    expect(html).toMatch(
      new RegExp(
        `<input[^>]*name="membershipId"[^>]*checked=""[^>]*value="${ids.family}"|<input[^>]*name="membershipId"[^>]*value="${ids.family}"[^>]*checked`,
      ),
    );
    expect(html).toMatch(/<option[^>]*value="AT"[^>]*selected|<option[^>]*selected=""[^>]*value="AT"/);
    expect(html).toMatch(/<textarea[^>]*name="notes"[^>]*>Zeile 1\nZeile 2<\/textarea>/);
    expect(html).toMatch(/<input[^>]*name="privacyAccepted"[^>]*checked/);
    expect(html).not.toMatch(/<input[^>]*name="sepaMandateAccepted"[^>]*checked/);
  });

  it("never renders input or a club's text as markup", () => {
    const form = { ...publicForm, settings: { ...publicForm.settings, notes: hostile } };
    const html = renderFormPage({ ...empty, form, values: typed });
    expect(html).not.toContain('<script>alert');
    expect(html).not.toMatch(/<!--(?! -->)/);
  });

  it('shows each error beside its control and in a summary that links to it', () => {
    const problems = formProblems(membershipRules, typed, publicForm, 'de');
    const html = renderFormPage({ ...empty, values: typed, problems });
    for (const name of ['street', 'iban', 'familyMembers.0.birthDate', 'customFields.shirtSize']) {
      expect(html).toContain(`href="#${name}"`);
      expect(html).toContain(`id="${name}"`);
      expect(html).toContain(`id="${name}-error"`);
    }
    expect(html).toContain('<title>Bitte prüfen');
    expect(html).toContain('Straße und Hausnummer fehlt<');
    expect(html).toContain('Ole Groß, Geburtsdatum fehlt<');
  });

  it('gives every control one name and one label', () => {
    const html = renderFormPage({ ...empty, values: typed });
    const found = [...html.matchAll(/\sid="([^"]+)"/g)].map(match => match[1]);
    expect(found.filter((id, index) => found.indexOf(id) < index)).toEqual([]);
    for (const [, target] of html.matchAll(/<label[^>]*for="([^"]+)"/g)) expect(found).toContain(target);
  });

  it('asks about a likely typing error in an address, in the form and before sending', () => {
    const values = { ...typed, email: 'anna@gmial.com' };
    const asked = (changes: Partial<FormPageInput>) =>
      renderFormPage({ ...empty, ...changes }).split('value="take.email:anna@gmail.com"').length - 1;
    expect(asked({})).toBe(0);
    expect(asked({ values })).toBe(1);
    expect(asked({ values, step: 'review' })).toBe(2);
  });

  it('names who seems to be one person, and in what', () => {
    const child = { firstName: 'Jonas', lastName: 'Groß', email: 'jonas@x.example', birthDate: '01.02.2012' };
    const petra = {
      firstName: 'Petra',
      lastName: 'Groß',
      email: 'petra@x.example',
      phone: '',
      relation: '',
    };
    type Values = NonNullable<FormPageInput['values']>;
    const asked = (guardians: Values['guardians'], more: Partial<Values> = {}) =>
      renderFormPage({ ...empty, values: { ...typed, ...child, guardians, familyMembers: [], ...more } });
    expect(asked([petra, { ...petra, firstName: 'Klaus', email: 'klaus@x.example' }])).not.toContain(
      'areTwoPeople',
    );
    expect(asked([petra, { ...petra, firstName: 'Klaus', email: 'PETRA@x.example' }])).toContain(
      'Klaus Groß hat dieselbe E-Mail-Adresse wie Petra Groß. ',
    );
    expect(asked([{ ...petra, email: 'jonas@x.example' }])).toContain(
      'Petra Groß hat dieselbe E-Mail-Adresse wie du. ',
    );
    expect(asked([{ ...petra, firstName: 'Jonas' }], { forWhom: 'child' })).toContain(
      'Jonas Groß hat denselben Namen wie dein Kind. ',
    );
  });

  it('speaks of the child, asks the parents before the address, and asks one address', () => {
    const html = renderFormPage({ ...empty, values: { ...typed, forWhom: 'child', birthDate: '' } });
    expect(html).toContain('Angaben deines Kindes');
    expect(html).toContain('Du, als erziehungs\u00adberechtigte Person');
    expect(html).not.toContain('name="email"');
    expect(html.indexOf('name="guardians.0.email"')).toBeLessThan(html.indexOf('name="street"'));
    expect(renderFormPage({ ...empty, values: typed })).toContain('name="email"');
  });

  it('ticks no consent and no mandate by default', () => {
    const html = renderFormPage(empty);
    expect(html).not.toMatch(/<input[^>]*type="checkbox"[^>]*checked/);
  });

  it('shows the price with all its lines', () => {
    const adult = { ...typed, birthDate: '28.02.1990' };
    const gymToo = typed.familyMembers.map(member => ({ ...member, departmentIds: [ids.gym] }));
    expect(renderFormPage({ ...empty, values: adult })).toContain('28,00');
    expect(renderFormPage({ ...empty, values: { ...adult, familyMembers: gymToo } })).toContain('32,00');
  });

  it('keeps departments and questions of a person apart in the review, below the name', () => {
    const [ole] = typed.familyMembers.map(member => ({
      ...member,
      birthDate: '03.05.2015',
      departmentIds: [ids.gym, ids.chess],
      customFields: { allergies: 'Nuss' },
    }));
    if (!ole) throw new Error('nobody');
    const html = renderFormPage({ ...empty, values: { ...typed, familyMembers: [ole] }, step: 'review' });
    expect(html).toContain(
      '<dt>Ole Groß</dt><dd class="lines">03.05.2015\nAbteilungen: Fitness, Schach\nAllergien: Nuss</dd>',
    );
    const none = renderFormPage({ ...empty, values: typed, step: 'review' });
    expect(none).toContain('<dd class="lines">Abteilungen: keine</dd>');
  });

  it('shows a review before sending, with the form behind it', () => {
    const html = renderFormPage({ ...empty, values: typed, step: 'review' });
    expect(html).toContain('Antrag absenden');
    expect(html).toContain('value="edit.payment"');
    expect(html).toMatch(/<input[^>]*name="firstName"[^>]*value="Änne"/);
  });

  it('asks for a message last, after consents and signature, and shows it last before sending', () => {
    const form = { ...publicForm, settings: { ...publicForm.settings, showSignature: true } };
    const asked = renderFormPage({ ...empty, form });
    const ids = ['mediaConsents', 'privacyAccepted', 'signature', 'notes'].map(id =>
      asked.search(new RegExp(`id="${id}`)),
    );
    expect(ids).toEqual(ids.toSorted((first, second) => first - second));
    expect(ids).not.toContain(-1);
    const review = renderFormPage({ ...empty, form, values: typed, step: 'review' });
    expect(review.indexOf('<dd class="lines">Zeile 1')).toBeGreaterThan(
      review.indexOf('Datenschutzhinweise gelesen'),
    );
  });

  it.each<[string, Partial<FormValues>, string]>([
    ['the applicant', {}, 'Änne Groß'],
    ['the first guardian of a child', { forWhom: 'child', birthDate: '' }, 'Ada Groß'],
    ['the first guardian of a minor', { birthDate: '03.05.2012' }, 'Ada Groß'],
    ['nobody whose name is not known', { firstName: '', lastName: '' }, ''],
    ['what was typed', { accountHolder: 'Firma X' }, 'Firma X'],
  ])('fills in as account holder %s', (_who, changes, expected) => {
    const guardians = [{ ...emptyGuardian(), firstName: 'Ada', lastName: 'Groß' }];
    const values = { ...typed, birthDate: '28.02.1990', lastName: 'Groß', guardians, ...changes };
    const holderOf = (input: Partial<FormPageInput>) =>
      /<input[^>]*name="accountHolder"[^>]*value="([^"]*)"/.exec(
        renderFormPage({ ...empty, values, ...input }),
      )?.[1];
    expect(holderOf({ step: 'payment' })).toBe(expected);
    const problems = [{ name: 'accountHolder', key: 'required' }] as const;
    expect(holderOf({ problems })).toBe(values.accountHolder);
  });

  it.each([
    ['de', 'Du', 'Deine Angaben'],
    ['de', 'Sie', 'Ihre Angaben'],
    ['en', 'Du', 'Your details'],
  ] as const)('uses %s with %s', (locale, addressForm, words) => {
    const form = { ...publicForm, club: { ...publicForm.club, addressForm } };
    const html = renderFormPage({ ...empty, form, locale });
    expect(html).toContain(words);
    expect(html).toContain(`<html lang="${locale}">`);
  });

  it.each([
    ['shows the logo', false],
    ['hides the logo if the custom design does, and does not fetch it', true],
  ])('%s', (_name, hideLogo) => {
    const logo = { url: '/logo', width: 100, height: 50 };
    const design = {
      ...publicForm.design,
      presetDesign: 'Custom' as const,
      customDesign: { ...CustomDesignSettings.parse({}), hideLogo },
    };
    const form = { ...publicForm, design, club: { ...publicForm.club, logo } };
    const html = renderFormPage({ ...empty, form });
    expect(html.includes('.logo{display:none}')).toBe(hideLogo);
    expect(html.includes('loading="lazy"')).toBe(hideLogo);
  });

  it('contains no other origin but the club’s own links', () => {
    const html = renderFormPage(empty).replace(publicForm.privacy.policyUrl, '');
    const loaded = [...html.matchAll(/<(?:script|link|img|iframe)[^>]*(?:src|href)="([^"]+)"/g)].map(
      ([, url]) => url,
    );
    expect(loaded.filter(url => !url?.startsWith('/'))).toEqual([]);
  });
});

const answer = {
  number: 1042,
  guardianCount: 0,
  isByMinor: false,
  email: null,
  guardians: [],
  isByGuardian: false,
  part: null,
  receivedAt: '2026-07-01T09:26:53.589Z',
  effectiveDate: null,
  statusUrl: null,
};

describe('renderFormPage of the other kinds', () => {
  const change: FormPageInput = {
    ...empty,
    path: '/f/demo/change',
    form: { ...publicForm, kind: 'Change' },
    step: 'identity',
  };
  const cancellation: FormPageInput = {
    ...empty,
    path: '/f/demo/cancellation',
    form: cancellationForm,
    step: 'person',
  };

  it.each([
    ['change', change, 'Mitgliedschaft ändern', 'Change your membership'],
    ['cancellation', cancellation, 'Mitgliedschaft kündigen', 'Cancel your membership'],
  ] as const)(
    '%s: gives every control one name and a label, in both languages',
    (_name, input, german, english) => {
      for (const [locale, title] of [
        ['de', german],
        ['en', english],
      ] as const) {
        const html = renderFormPage({ ...input, locale });
        const found = [...html.matchAll(/\sid="([^"]+)"/g)].map(match => match[1]);
        expect(found.filter((id, index) => found.indexOf(id) < index)).toEqual([]);
        for (const [, target] of html.matchAll(/<label[^>]*for="([^"]+)"/g)) expect(found).toContain(target);
        expect(html).toContain(`<h1>${title}</h1>`);
        expect(html).not.toMatch(/>(form|labels)\.[a-z]/i);
      }
    },
  );

  it('a change: prefills, chooses and ticks nothing', () => {
    const html = renderFormPage(change);
    expect(html).not.toMatch(/<input[^>]*type="(checkbox|radio)"[^>]*checked/);
    expect(html).not.toMatch(/<input type="text"[^>]*value="[^"]/);
    expect(html).not.toMatch(/<option[^>]*selected[^>]*value="[^"]/);
  });

  it('a cancellation: shows the earliest possible end before sending', () => {
    expect(renderFormPage(cancellation)).toContain('Letzter Tag der Mitgliedschaft: 31.12.2026');
  });

  it('a cancellation: offers the first possible end if the wished-for one is too early', () => {
    const values = { ...initialValues(cancellationForm), wishedDate: '2026-07-31' };
    const problems = formProblems(cancellationRules, values, cancellationForm, 'de');
    expect(renderFormPage({ ...cancellation, values, problems })).toContain('value="takeEarliest"');
  });

  it('says for whom birth date, consents and signature are', () => {
    const [member] = typed.familyMembers;
    if (!member) throw new Error('nobody else is typed');
    const child = { ...typed, forWhom: 'child', firstName: 'Mia', familyMembers: [] };
    expect(renderFormPage({ ...empty, values: child })).toContain('Deine Antworten gelten für Mia, auch');
    expect(renderFormPage({ ...empty, values: child })).toContain('erziehungsberechtigte Person für Mia.');
    const family = { ...typed, familyMembers: [{ ...member, firstName: 'Ben' }] };
    expect(renderFormPage({ ...empty, values: family })).toContain('gelten für dich und Ben, auch wo');
  });

  it('a family with a minor: declares custody, and lets the applicant answer otherwise for the child', () => {
    const [member] = typed.familyMembers;
    if (!member) throw new Error('nobody else is typed');
    const mia = { ...member, firstName: 'Mia', birthDate: '07.06.2017', email: '' };
    const family = { ...typed, birthDate: '28.02.1990', membershipId: ids.family, familyMembers: [mia] };
    const declared = 'Für Mia erkläre ich: Ich habe das Sorgerecht';
    const html = renderFormPage({ ...empty, values: family });
    expect(html).toContain(declared);
    expect(html).toMatch(/name="familyMembers\.0\.hasOwnConsents"(?![^>]*checked)/);
    expect(html).toContain('anders antworten');
    expect(renderFormPage({ ...empty, values: family, step: 'review' })).toMatch(
      new RegExp(`${declared}[^]*${declared}`),
    );
    const adult = { ...family, familyMembers: [{ ...mia, birthDate: '07.06.1985' }] };
    expect(renderFormPage({ ...empty, values: adult })).not.toContain('Sorgerecht und handle');
  });

  it('a family: asks an adult for their own answers, also after they were ticked as a child with other answers', () => {
    const [member] = typed.familyMembers;
    if (!member) throw new Error('nobody else is typed');
    const mia = { ...member, firstName: 'Mia', lastName: 'Groß', email: '', hasOwnConsents: true };
    const page = (birthDate: string) =>
      renderFormPage({
        ...empty,
        values: { ...typed, membershipId: ids.family, familyMembers: [{ ...mia, birthDate }] },
      });
    expect(page('07.06.2017')).toMatch(/name="familyMembers\.0\.hasOwnConsents"[^>]*checked/);
    expect(page('07.06.2017')).not.toContain('Ich habe Mia Groß gefragt');
    expect(page('07.06.1985')).not.toContain('hasOwnConsents');
    expect(page('07.06.1985')).toContain('Ich habe Mia Groß gefragt');
  });

  it('a family: asks openly for the own address of each person, and says what it is for', () => {
    const values = { ...typed, membershipId: ids.family };
    const [, card = ''] = renderFormPage({ ...empty, values }).split('class="card member"');
    const [open = ''] = card.split('<details');
    expect(open).toContain('name="familyMembers.0.email"');
    expect(open).toContain('Die eigene Adresse der Person');
  });

  it('a cancellation: its last button names its effect', () => {
    expect(renderFormPage({ ...cancellation, step: 'review' })).toContain('>Jetzt kündigen<');
  });

  it('the links to other languages include preview and frame', () => {
    const html = renderFormPage({ ...change, pageQuery: 'preview=1&embed=1' });
    expect(html).toMatch(/formaction="\/f\/demo\/change\?lang=en&amp;preview=1&amp;embed=1"/i);
    expect(html).toContain('action="/f/demo/change?preview=1&amp;embed=1"');
  });
});

describe('renderSentPage', () => {
  it('of a cancellation shows number, time and end as a receipt', () => {
    const receipt = { ...answer, needsConfirmation: false, effectiveDate: '2026-12-31' };
    const html = renderSentPage({ ...frame, pageQuery: '', form: cancellationForm, receipt, query: '' });
    for (const words of ['Deine Kündigung ist eingegangen', 'Nr. 1042', '01.07.2026, 11:26', '31.12.2026'])
      expect(html).toContain(words);
    expect(html).not.toContain('Antrag');
  });

  it('shows the next step and what to do if no mail arrives', () => {
    const receipt = { ...answer, needsConfirmation: true };
    const html = renderSentPage({ ...frame, pageQuery: '', form: publicForm, receipt, query: '' });
    expect(html).toContain('1042');
    expect(html).toContain('Keine E-Mail bekommen?');
  });

  it('links the sender to the status page and a copy', () => {
    const statusUrl = 'https://eintritt.example/status/t0ken';
    const receipt = { ...answer, needsConfirmation: true, statusUrl, email: 'zoe@example.org' };
    const html = renderSentPage({ ...frame, pageQuery: '', form: publicForm, receipt, query: '' });
    expect(html).toContain(`href="${statusUrl}"`);
    expect(html).toContain(`href="${statusUrl}/edit#email"`);
    expect(html).toContain('href="https://eintritt.example/api/v1/public/status/t0ken/pdf"');
    expect(html).not.toContain('target="_blank"');
    const framed = renderSentPage({ ...frame, pageQuery: 'embed=1', form: publicForm, receipt, query: '' });
    expect(framed).toMatch(new RegExp(`href="${statusUrl}/edit#email"[^>]*target="_blank"`));
  });

  it('names the addresses of the guardians who are asked to agree', () => {
    const guardians = ['ina', 'tom'].map(name => ({ name, email: `${name}@example.org` }));
    const receipt = {
      ...answer,
      needsConfirmation: true,
      guardianCount: 2,
      isByMinor: false,
      guardians,
    };
    const html = renderSentPage({ ...frame, pageQuery: '', form: publicForm, receipt, query: '' });
    expect(html).toContain('An ina@example.org und tom@example.org kommt in wenigen Minuten je eine E-Mail');
  });

  it('says that two mails come if both guardians share an address', () => {
    const guardians = ['ina', 'Ina'].map(name => ({ name, email: `${name}@example.org` }));
    const receipt = {
      ...answer,
      needsConfirmation: true,
      guardianCount: 2,
      isByMinor: false,
      guardians,
    };
    const html = renderSentPage({ ...frame, pageQuery: '', form: publicForm, receipt, query: '' });
    expect(html).toContain('An ina@example.org kommt in wenigen Minuten eine E-Mail für jede Person');
  });

  const change = { ...publicForm, kind: 'Change' as const };
  it.each([
    [
      'the address is to be confirmed',
      publicForm,
      { needsConfirmation: true },
      'Noch ein Schritt: bestätige deine E-Mail',
      false,
    ],
    [
      'a change is to be confirmed',
      change,
      { needsConfirmation: true },
      'Noch ein Schritt: bestätige deine E-Mail',
      false,
    ],
    [
      'guardians are asked',
      publicForm,
      { needsConfirmation: true, guardianCount: 2 },
      'Noch ein Schritt: die Erziehungsberechtigten müssen noch zustimmen',
      false,
    ],
    [
      'one guardian is asked',
      publicForm,
      { needsConfirmation: true, guardianCount: 1 },
      'Noch ein Schritt: die erziehungsberechtigte Person muss noch zustimmen',
      false,
    ],
    [
      'an application is complete',
      publicForm,
      { needsConfirmation: false },
      'Dein Antrag ist angekommen',
      true,
    ],
    ['a change is complete', change, { needsConfirmation: false }, 'Deine Änderungen sind angekommen', true],
    [
      'a cancellation is received',
      cancellationForm,
      { needsConfirmation: true },
      'Deine Kündigung ist eingegangen',
      true,
    ],
    [
      'an earlier attempt was stored',
      publicForm,
      { needsConfirmation: true, number: null, receivedAt: '' },
      'Noch ein Schritt: bestätige deine E-Mail',
      false,
    ],
  ])(
    'has the one thing to do as heading and title, and a tick only if nothing is left: %s',
    (_name, form, changes, heading, hasTick) => {
      const receipt = { ...answer, email: 'zoe@example.org', ...changes };
      const html = renderSentPage({ ...frame, pageQuery: '', form, receipt, query: '' });
      expect(html).toContain(`>${heading}</h1>`);
      expect(html).toContain(`<title>${heading} – `);
      expect(html.includes('done-mark')).toBe(hasTick);
      expect(html.includes('zoe@example.org')).toBe(
        !('guardianCount' in changes) && (changes.needsConfirmation || form.kind === 'Cancellation'),
      );
    },
  );

  it('of a cancellation has no list of steps to read', () => {
    const receipt = { ...answer, needsConfirmation: true };
    const html = renderSentPage({ ...frame, pageQuery: '', form: cancellationForm, receipt, query: '' });
    expect(html).not.toContain('So geht es weiter');
    expect(html).toContain('bestätige mit dem Link darin noch, dass die Kündigung von dir ist');
  });
});

describe('renderConfirmationPage', () => {
  const info: ConfirmationInfo = {
    clubName: 'SV Sonnental',
    clubSlug: 'demo',
    kind: 'Membership',
    number: 7,
    firstName: 'Anna',
    lastName: hostile,
    receivedAt: '2026-07-01T10:00:00Z',
    expiresAt: '2026-07-15T10:00:00Z',
    furtherForm: null,
    guardianName: null,
    isConfirmed: false,
    state: 'New',
    locale: 'de',
    isRefused: false,
    isWithdrawn: false,
    statusUrl: null,
    membership: null,
    submission: null,
    effectiveDate: null,
    part: null,
    othersAwaited: [],
    mandateRequest: null,
    liability: null,
    asksSoleCustody: false,
  };
  const render = (changes: Partial<ConfirmationInfo>, isJustConfirmed = false) =>
    renderConfirmationPage({ ...frame, form: publicForm, info: { ...info, ...changes }, isJustConfirmed });

  it.each([
    ['asks', {}, false, 'Jetzt bestätigen'],
    ['asks a guardian', { guardianName: 'Bernd Groß' }, false, 'Ich stimme zu'],
    ['thanks', { isConfirmed: true, state: 'Confirmed' }, true, 'Bestätigt, danke'],
    [
      'says that it was already confirmed',
      { isConfirmed: true, state: 'Confirmed' },
      false,
      'Schon bestätigt',
    ],
    ['waits for the others', { isConfirmed: true, guardianName: 'B' }, false, 'Sobald alle'],
    ['shows a decision', { state: 'Rejected' }, false, 'abgeschlossen'],
    ['shows an acceptance', { state: 'Accepted', isConfirmed: true }, true, 'angenommen'],
    [
      'shows the end of a confirmed cancellation',
      { kind: 'Cancellation', isConfirmed: true, state: 'Confirmed', effectiveDate: '2026-12-31' },
      true,
      '31.12.2026',
    ],
  ] as const)('%s', (_name, changes, isJustConfirmed, words) => {
    const html = render(changes, isJustConfirmed);
    expect(html).toContain(words);
    expect(html).not.toContain('<script');
  });
});

it('a guardian reads whose account the mandate is for, unless it is their own', () => {
  const info = ConfirmationInfo.parse(ConfirmationInfo.meta()?.example);
  const applied = MembershipSubmission.parse(MembershipSubmission.meta()?.example);
  const submission = { ...applied, accountHolder: 'Petra Groß' };
  const readBy = (guardianName: string) =>
    renderConfirmationPage({
      ...frame,
      form: publicForm,
      isJustConfirmed: false,
      info: { ...info, guardianName, submission },
    });
  expect(readBy('Bernd Groß')).toContain('„mein Konto“ meinen hier Petra Groß');
  expect(readBy('Petra Groß')).toContain('Ich ermächtige');
  expect(readBy('Petra Groß')).not.toContain('meinen hier');
});

it('a change request fills in the account holder, and offers guardians to minors only', () => {
  const form = { ...publicForm, kind: 'Change' as const };
  const known = initialValues(form);
  const pageOf = (birthDate: string, changes: string[] = []) => {
    const identity = { ...known.identity, firstName: 'Anna', lastName: 'Groß', birthDate };
    return renderFormPage({ ...empty, form, step: 'wishes', values: { ...known, identity, changes } });
  };
  expect(pageOf('28.02.1990')).toMatch(/name="accountHolder"[^>]*value="Anna Groß"/);
  expect(pageOf('28.02.1990')).not.toContain('id="changes.guardians"');
  expect(pageOf('28.02.1990', ['guardians'])).toContain('id="changes.guardians"');
  expect(pageOf('28.02.2020')).toContain('id="changes.guardians"');
});

it('the mandate for the account of another person says for whom it is and that the sender may use it', () => {
  const known = {
    ...initialValues(publicForm),
    firstName: 'Anna',
    lastName: 'Groß',
    paymentMethod: 'SepaDirectDebit',
  };
  const pageOf = (accountHolder: string, step: 'payment' | 'review' = 'payment') => {
    const values = { ...known, accountHolder, sepaMandateAccepted: true };
    return renderFormPage({ ...empty, step, values });
  };
  const words = 'im Namen von Halina Groß';
  expect(pageOf('Halina Groß')).toContain(`${words} und darf über das Konto verfügen`);
  expect(pageOf('Halina Groß', 'review')).toContain(`erteilt ${words}, mit dem Recht`);
  for (const own of ['Anna Groß', 'Groß, Anna', 'anna gross', '', ' '])
    expect(pageOf(own)).not.toContain('im Namen von');
  expect(pageOf('Anna Groß')).toContain('musst du darüber verfügen dürfen');
});

it.each([
  ['an adult', { birthDate: '28.2.1990' }, 'Verbindlich ist er sofort.', 'zustimm'],
  ['a minor alone', { birthDate: '28.2.2010' }, 'wenn deine Erziehungsberechtigten zustimmen.', 'sofort'],
  [
    'a parent',
    { birthDate: '28.2.2018', forWhom: 'child' },
    'wenn die Erziehungsberechtigten zustimmen.',
    'sofort',
  ],
])('the review tells %s alone when the application binds', (_who, typedNow, words, others) => {
  const values = { ...initialValues(publicForm), ...typedNow };
  const review = reviewOf(values);
  expect(review).toContain(words);
  expect(review).not.toContain(others);
});

it('the review of a child’s application names no consent that the club does not ask for', () => {
  const form = { ...publicForm, settings: { ...publicForm.settings, needConfirmation: false } };
  const child: FormValues = { ...initialValues(form), birthDate: '28.2.2018', forWhom: 'child' };
  expect(reviewOf(child, form)).toContain('Verbindlich ist er sofort.');
  expect(reviewOf(child, form)).not.toContain('zustimm');
  const alone = { ...initialValues(form), birthDate: '28.2.2010' };
  expect(reviewOf(alone, form)).toContain('zustimmen');
});

function reviewOf(values: FormValues, form: ShownForm = publicForm): string {
  return /id="review"(.*?)<h3/s.exec(renderFormPage({ ...empty, form, step: 'review', values }))?.[1] ?? '';
}

it.each(['Change', 'Cancellation'] as const)('a parent or guardian signs the %s of a minor', kind => {
  const shown = kind === 'Change' ? publicForm : cancellationForm;
  const form = { ...shown, kind, settings: { ...shown.settings, showSignature: true } };
  const person = { firstName: 'Lily', birthDate: '28.2.2018' };
  const start = initialValues(form);
  const values = {
    ...start,
    ...(kind === 'Change' ? {} : person),
    identity: { ...start.identity, ...person },
  };
  const words = 'Du unterschreibst als erziehungsberechtigte Person für Lily.';
  expect(renderFormPage({ ...empty, form, values })).toContain(words);
  expect(renderFormPage({ ...empty, form, values: start })).not.toContain('Du unterschreibst als');
});

it('the link for later takes over the address that was typed before', () => {
  const values = { ...initialValues(publicForm), email: 'anna@example.org' };
  expect(renderFormPage({ ...empty, values })).toMatch(/name="laterEmail"[^>]*value="anna@example.org"/);
});

describe('withdrawing', () => {
  const example = SubmissionStatus.parse(SubmissionStatus.meta()?.example);
  const cancellation = CancellationSubmission.parse(CancellationSubmission.meta()?.example);
  const pageOf = (changes: object, view: 'withdraw' | 'overview') =>
    renderStatusPage({
      ...frame,
      form: publicForm,
      pageQuery: '',
      status: { ...example, submission: { ...example.submission, ...changes } } as SubmissionStatus,
      view: view === 'overview' ? { name: view, news: null } : { name: view },
    });

  it.each([
    ['account and signature', { iban: 'DE**', signature: 'data:,' }, 'Bankdaten und Unterschrift werden'],
    ['an account', { iban: 'DE**', signature: null }, 'Die Bankdaten werden'],
    ['a signature', { iban: null, signature: 'data:,' }, 'Die Unterschrift wird'],
    ['neither', { iban: null, signature: null }, '<p>Das lässt sich nicht rückgängig machen'],
  ])('names what is deleted: %s', (_case, changes, words) => {
    expect(pageOf(changes, 'withdraw')).toContain(words);
  });

  it('says of a cancellation that the membership may go on, and shows no end any more', () => {
    const withdrawn = { state: 'Rejected', withdrawnAt: '2026-07-01T10:00:00Z' } as const;
    const page = pageOf({ ...cancellation, ...withdrawn }, 'overview');
    expect(page).toContain('läuft weiter wie bisher, wenn der Verein nichts dagegen hat');
    expect(page).not.toMatch(/Bankdaten|Ende der Mitgliedschaft|Wirksam zum|bearbeitet nichts mehr/);
  });

  it('says after sending that the click of the applicant comes first', () => {
    const submission = { ...example.submission, state: 'New' as const, needsConfirmation: true };
    const status = { ...example, submission, isConfirmedByGuardians: false };
    const view = { name: 'overview', news: 'sent' } as const;
    const page = renderStatusPage({ ...frame, form: publicForm, pageQuery: '', status, view });
    expect(page).toMatch(/<ol class="next"><li><strong>Du bestätigst/);
  });

  it('leads from the page after sending to the address that was perhaps wrong', () => {
    const submission = { ...example.submission, state: 'New' as const };
    const status = { ...example, submission, isConfirmedByGuardians: true };
    const view = { name: 'overview', news: 'sent' } as const;
    const page = renderStatusPage({ ...frame, form: publicForm, pageQuery: '', status, view });
    expect(page).toContain('/edit#guardians.0.email"');
  });

  it('names what was corrected since the question, each label once', () => {
    const at = '2026-07-01T10:00:00Z';
    const corrected = ['address', 'familyMembers[0].firstName', 'familyMembers[1].firstName'];
    const question = {
      id: example.submission.id,
      text: 'Wo?',
      askedAt: at,
      answeredAt: at,
      answer: '',
      corrected,
    };
    const view = { name: 'overview', news: null } as const;
    const status = { ...example, question };
    const page = renderStatusPage({ ...frame, form: publicForm, pageQuery: '', status, view });
    expect(page).toContain('>Anschrift, Vorname<');
  });
});

describe('the pages of an application begin with who, what, cost and whose account', () => {
  const applied = MembershipSubmission.parse(MembershipSubmission.meta()?.example);
  const info = ConfirmationInfo.parse(ConfirmationInfo.meta()?.example);
  const status = SubmissionStatus.parse(SubmissionStatus.meta()?.example);
  const account = { iban: 'DE** **** 3000', accountHolder: 'Petra Groß' };
  const family = { ...applied, ...account, state: 'New' as const };
  const alone = { ...family, familyMembers: [] };
  const pagesOf = (submission: MembershipSubmission) => [
    renderConfirmationPage({
      ...frame,
      form: publicForm,
      isJustConfirmed: false,
      info: { ...info, guardianName: 'Petra Groß', submission },
    }),
    renderStatusPage({
      ...frame,
      form: publicForm,
      pageQuery: '',
      status: { ...status, submission },
      view: { name: 'overview', news: null },
    }),
  ];
  const factsOf = (page: string) => {
    const glance = /<dl class="facts glance">(.*?)<\/dl>/.exec(page)?.[1] ?? '';
    return [...glance.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, label, value]) => [label, value]);
  };

  it.each([
    ['one person', alone, 'Änne Groß, geboren am 28.02.1990', 'Erwachsene, Fußball, ab 01.04.2026'],
    ['a family', family, 'Änne Groß und Ida Groß', 'Erwachsene, ab 01.04.2026'],
  ])('of %s, before everything else', (_name, submission, who, what) => {
    const price = { ...submission.price, interval: 'Monthly' as const, recurring: 61.6, oneTime: 25 };
    for (const page of pagesOf({ ...submission, price })) {
      expect(factsOf(page).map(([label, value]) => [label, value?.replaceAll('\u00a0', ' ')])).toEqual([
        ['Wer', who],
        ['Was', what],
        ['Kosten', '61,60 € im Monat + 25,00 € einmalig'],
        ['Zahlung', 'SEPA-Lastschrift: Petra Groß, DE** **** 3000'],
      ]);
      expect(page.indexOf('class="facts glance"')).toBeLessThan(page.indexOf('<h2'));
    }
  });

  it('and say so if nothing is debited or it costs nothing', () => {
    const price = { ...applied.price, recurring: 0, oneTime: 0 };
    const none = { iban: null, accountHolder: null, mandate: null, paymentMethod: 'OnAccount' as const };
    for (const page of pagesOf({ ...alone, ...none, price }))
      expect(factsOf(page).slice(2)).toEqual([
        ['Kosten', 'kostenlos'],
        ['Zahlung', 'Rechnung'],
      ]);
  });

  it('and then show the groups of the check page, the holder beside the IBAN', () => {
    for (const page of pagesOf(family)) {
      const titles = [...page.matchAll(/<h2 id="(?:of-\w+|mandate)">(.*?)<\/h2>/g)].map(([, title]) => title);
      expect(titles).toEqual([
        ...['Wer Mitglied werden soll', 'Anschrift und Kontakt', 'Mitgliedschaft', 'Zahlung', 'Einwilligung'],
        'SEPA-Lastschriftmandat',
      ]);
      expect(page).toContain(
        '<dt>Kontoinhaber:in</dt><dd class="lines">Petra Groß</dd></div><div><dt>IBAN</dt>',
      );
      expect(page).toContain('geboren am 01.05.2015\nAbteilungen: Fußball');
    }
  });
});

describe('the history on the status page', () => {
  const example = SubmissionStatus.parse(SubmissionStatus.meta()?.example);
  const applied = MembershipSubmission.parse(MembershipSubmission.meta()?.example);
  const cancelled = CancellationSubmission.parse(CancellationSubmission.meta()?.example);
  const open = {
    state: 'New' as const,
    confirmedAt: null,
    decidedAt: null,
    decisionMessage: null,
    needsConfirmation: true,
  };
  const at = (day: number) => `2026-07-0${day}T09:00:00Z`;
  const guardian = {
    id: applied.id,
    lastName: 'Groß',
    email: '',
    phone: '',
    relation: '',
    refusedAt: null,
    liableAt: null,
    soleCustodyAt: null,
    confirmedAt: null,
  };
  const historyOf = (submission: Submission, more: Partial<SubmissionStatus> = {}) => {
    const status = { ...example, possibleSteps: [], ...more, submission: { ...submission, decidedBy: null } };
    const view = { name: 'overview', news: null } as const;
    const page = renderStatusPage({ ...frame, form: publicForm, pageQuery: '', status, view });
    const list = /<ol class="timeline">(.*?)<\/ol>/.exec(page)?.[1] ?? '';
    return [...list.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, item]) =>
      item?.replace(/(<[^>]+>)+/g, ' ').trim(),
    );
  };

  it('begins with the receipt and says what comes next', () => {
    expect(historyOf({ ...applied, ...open, receivedAt: at(1) })).toEqual([
      'Eingegangen, Nummer 42 01.07.2026, 11:00',
      'Als Nächstes: Du bestätigst mit dem Link aus der E-Mail',
      'TSV Beispiel prüft den Antrag und antwortet per E-Mail',
    ]);
  });

  it('names who agreed and who is awaited', () => {
    const guardians = [
      { ...guardian, firstName: 'Ada', confirmedAt: at(2) },
      { ...guardian, firstName: 'Bernd' },
    ];
    const minor = { ...applied, ...open, receivedAt: at(1), guardians };
    expect(historyOf(minor, { isConfirmedByGuardians: true }).slice(1)).toEqual([
      'Ada Groß hat zugestimmt 02.07.2026, 11:00',
      'Als Nächstes: Bernd Groß stimmt zu',
      'TSV Beispiel prüft den Antrag und antwortet per E-Mail',
    ]);
  });

  it('names who accepted liability and who gave the mandate, each with time', () => {
    const guardians = [
      { ...guardian, firstName: 'Ada', confirmedAt: at(2), liableAt: at(2) },
      { ...guardian, firstName: 'Bernd', confirmedAt: at(3) },
    ];
    const mandate = {
      reference: 'TSV-42',
      creditorId: 'DE98ZZZ09999999999',
      text: 'Ich ermächtige …',
      givenBy: 'Ada Groß',
      signedAt: at(4),
      firstDebitDate: null,
    };
    const minor = { ...applied, ...open, receivedAt: at(1), guardians, mandate };
    expect(historyOf(minor, { isConfirmedByGuardians: true }).slice(1, -1)).toEqual([
      'Ada Groß hat zugestimmt 02.07.2026, 11:00',
      'Ada Groß hat die Haftung für die Beiträge übernommen 02.07.2026, 11:00',
      'Bernd Groß hat zugestimmt 03.07.2026, 11:00',
      'Ada Groß hat das Lastschriftmandat erteilt 04.07.2026, 11:00',
    ]);
    const status = { ...example, submission: minor };
    const view = { name: 'overview', news: null } as const;
    const page = renderStatusPage({ ...frame, form: publicForm, pageQuery: '', status, view });
    expect(page.replace(/<!-- -->/g, '')).toContain('Mandat erteilt von: Ada Groß');
  });

  it('orders question, answer and decision by time, with the message of the club', () => {
    const question = {
      id: applied.id,
      text: 'Wo?',
      askedAt: at(3),
      answeredAt: at(4),
      answer: '',
      corrected: [],
    };
    const decided = {
      ...open,
      state: 'Accepted' as const,
      confirmedAt: at(2),
      decidedAt: at(5),
      decisionMessage: 'Schön',
    };
    expect(historyOf({ ...applied, ...decided, receivedAt: at(1) }, { question })).toEqual([
      'Eingegangen, Nummer 42 01.07.2026, 11:00',
      'Bestätigt 02.07.2026, 11:00',
      'TSV Beispiel hat eine Rückfrage gestellt 03.07.2026, 11:00',
      'Rückfrage beantwortet 04.07.2026, 11:00',
      'TSV Beispiel hat zugestimmt 05.07.2026, 11:00 Schön',
    ]);
  });

  it('of a withdrawn cancellation ends with the withdrawal', () => {
    const withdrawn = { state: 'Rejected' as const, withdrawnAt: at(2), decidedAt: at(2) };
    expect(historyOf({ ...cancelled, ...open, ...withdrawn, receivedAt: at(1) }).at(-1)).toBe(
      'Zurückgezogen 02.07.2026, 11:00',
    );
  });
});

describe('a confirmation link shows all that is confirmed', () => {
  const info = ConfirmationInfo.parse(ConfirmationInfo.meta()?.example);
  const pageOf = (submission: Submission, more: Partial<ConfirmationInfo> = {}) => {
    const shown = { ...info, kind: submission.kind, membership: null, submission, ...more };
    return renderConfirmationPage({ ...frame, form: publicForm, isJustConfirmed: false, info: shown });
  };

  it('of an application: address, contact, consents with their text, payment, custody and liability', () => {
    const applied = MembershipSubmission.parse(MembershipSubmission.meta()?.example);
    const guardian = { firstName: 'Bernd', lastName: 'Groß', email: 'bernd@x.example', phone: '' };
    const page = pageOf({
      ...applied,
      guardians: [
        {
          id: applied.id,
          ...guardian,
          relation: 'Vater',
          confirmedAt: null,
          refusedAt: null,
          liableAt: null,
          soleCustodyAt: null,
        },
      ],
      hasSoleCustody: true,
      guardianLiability: true,
      paymentMethod: 'OnAccount',
      street: 'Am Markt 1',
      mediaConsents: applied.mediaConsents.map(one => ({ ...one, isGiven: true })),
    });
    for (const words of [
      ...['Am Markt 1', '>Bernd Groß<', 'bernd@x.example\nVater', 'Alleiniges Sorgerecht'],
      ...[
        'Die erziehungsberechtigte Person haftet für die Beiträge',
        'Rechnung',
        'Datenschutzhinweise gelesen',
        'Fotos auf der Website',
      ],
      ...['erteilt\nDer Verein darf Fotos von mir', 'Geschlecht'],
    ])
      expect(page).toContain(words);
  });

  it('of a family: who answered about the consents of each, and what', () => {
    const applied = MembershipSubmission.parse(MembershipSubmission.meta()?.example);
    const [someone] = applied.familyMembers;
    if (!someone) throw new Error('The example has no family');
    const mediaConsents = applied.mediaConsents.map(one => ({ ...one, label: 'Film', isGiven: true }));
    const pageWith = (consentSource: FamilyMember['consentSource']) =>
      pageOf({
        ...applied,
        familyMembers: [
          { ...someone, consentSource, mediaConsents: consentSource === 'Applicant' ? mediaConsents : [] },
        ],
      });
    expect(pageWith('Applicant')).toContain('Film: erteilt');
    expect(pageWith('Person')).toContain('Antwort: von der Person selbst');
    expect(pageWith('Awaited')).toContain('noch offen, die Person antwortet über ihren Link');
    expect(pageWith('Application')).toContain('keine eigene, es gelten die Antworten des Antrags');
  });

  it('of a change request: each wish, the masked account and the mandate', () => {
    const change = ChangeSubmission.parse(ChangeSubmission.meta()?.example);
    const consent = { consentId: change.id, mediaType: 'Website', label: 'Fotos', isGiven: false };
    const member = { ...MembershipSubmission.parse(MembershipSubmission.meta()?.example).familyMembers[0] };
    const page = pageOf({
      ...change,
      wishes: {
        ...change.wishes,
        iban: 'DE** **** 3000',
        departments: [],
        departmentIds: [],
        mediaConsents: [consent],
        familyMembers: [FamilyMember.parse(member)],
      },
      mandate: {
        reference: 'M-7',
        signedAt: change.receivedAt,
        creditorId: 'DE98',
        text: 'Ich ermächtige …',
        firstDebitDate: null,
        givenBy: null,
      },
    });
    for (const words of [
      ...['Neu: Straße und Hausnummer', 'Neuer Weg 2', 'Neu: Ort', 'DE** **** 3000', 'Ich ermächtige'],
      ...['M-7', 'Fotos', 'widerrufen', 'Neu: Abteilungen', 'keine', 'geboren am'],
    ])
      expect(page).toContain(words);
  });

  it('of a cancellation: scope and end, and that it is received already', () => {
    const cancellation = CancellationSubmission.parse(CancellationSubmission.meta()?.example);
    const page = pageOf({ ...cancellation, scope: 'Membership', effectiveDate: '2026-12-31' });
    for (const words of [
      'Gesamte Mitgliedschaft',
      'Ende der Mitgliedschaft',
      '31.12.2026',
      'liegt ihm schon vor',
    ])
      expect(page).toContain(words);
    expect(page).not.toContain('nicht bearbeitet');
  });

  it('of a part of the membership: its name, also once the link was used and right after sending', () => {
    const cancellation = CancellationSubmission.parse(CancellationSubmission.meta()?.example);
    const part = { scope: 'FamilyMembers' as const, names: ['Mia Groß'] };
    const used = pageOf(cancellation, { submission: null, isConfirmed: true, part });
    expect(used).toContain('Kündigung für Mia Groß');
    const status = SubmissionStatus.parse(SubmissionStatus.meta()?.example);
    const submission = { ...cancellation, scope: part.scope, departments: [], familyMemberNames: part.names };
    const sent = renderStatusPage({
      ...frame,
      form: { ...publicForm, kind: 'Cancellation' },
      pageQuery: '',
      status: { ...status, submission: { ...submission, state: 'New' } } as SubmissionStatus,
      view: { name: 'overview', news: 'sent' },
    });
    expect(sent).toMatch(/<h1[^>]*>Deine Kündigung für Mia Groß ist eingegangen/);
  });

  it('but only a summary once the link was used', () => {
    const applied = MembershipSubmission.parse(MembershipSubmission.meta()?.example);
    const page = pageOf({ ...applied, street: 'Am Markt 1' }, { submission: null, isConfirmed: true });
    expect(page).not.toContain('Am Markt 1');
  });
});

describe.each([
  ['Cancellation', 'Kündigung'],
  ['Change', 'Änderungsantrag'],
] as const)('the confirmation link of a %s', (kind, word) => {
  const example = ConfirmationInfo.parse(ConfirmationInfo.meta()?.example);
  const info = { ...example, kind, membership: null, submission: null };
  const open = { ...info, guardianName: null, isConfirmed: false, state: 'New' as const };
  it.each([
    ['asks', open, false],
    ['thanks', { ...open, isConfirmed: true, state: 'Confirmed' as const }, true],
    [
      'says that it was already confirmed',
      { ...open, isConfirmed: true, state: 'Confirmed' as const },
      false,
    ],
    ['shows a decision', { ...open, state: 'Rejected' as const }, false],
    ['shows an acceptance', { ...open, state: 'Accepted' as const }, false],
    ['shows a withdrawal', { ...open, state: 'Rejected' as const, isWithdrawn: true }, false],
  ])('uses the name of the kind: %s', (_, shown, isJustConfirmed) => {
    const html = renderConfirmationPage({ ...frame, form: publicForm, info: shown, isJustConfirmed });
    expect(html).toContain(word);
    expect(html).not.toMatch(/\bAntrag|\{kind/);
  });
});

describe('renderMessagePage', () => {
  it('explains what to do if there is no club', () => {
    const message = { title: 'form.missing.title', text: 'form.missing.club' } as const;
    expect(renderMessagePage({ ...frame, pageQuery: '', form: null, message })).toContain(
      'Dieses Formular gibt es nicht',
    );
  });

  it('stays in its frame when the language changes', () => {
    const message = { title: 'form.missing.title', text: 'form.missing.club' } as const;
    const html = renderMessagePage({ ...frame, pageQuery: 'embed=1', form: null, message });
    expect(html).toContain('lang=en&amp;embed=1');
  });
});

it('the review and pages behind links show the name of a person who has only one', () => {
  const only = { firstName: 'Ona', lastName: '-' };
  const status = SubmissionStatus.parse(SubmissionStatus.meta()?.example);
  const example = ConfirmationInfo.parse(ConfirmationInfo.meta()?.example);
  const guardian = {
    id: ids.adult,
    ...only,
    email: 'ona@example.org',
    liableAt: null,
    soleCustodyAt: null,
    phone: '',
    relation: '',
  };
  const application = MembershipSubmission.parse({
    ...Object(MembershipSubmission.meta()?.example),
    ...only,
    state: 'New',
    needsConfirmation: true,
    guardians: [{ ...guardian, confirmedAt: null, refusedAt: null }],
  });
  const pages = [
    renderFormPage({ ...empty, step: 'review', values: { ...initialValues(publicForm), ...only } }),
    renderStatusPage({
      ...frame,
      pageQuery: '',
      form: publicForm,
      status: { ...status, submission: application, isConfirmedByGuardians: true },
      view: { name: 'overview', news: null },
    }),
    ...[application, null].flatMap(submission =>
      ['Ada Groß', null].map(guardianName =>
        renderConfirmationPage({
          ...frame,
          form: publicForm,
          isJustConfirmed: false,
          info: {
            ...example,
            ...only,
            submission,
            guardianName,
            membership: submission && example.membership,
          },
        }),
      ),
    ),
  ];
  for (const html of pages) {
    expect(html).toContain('Ona');
    expect(/.{60}Ona(?:<!-- -->)? -.{60}/.exec(html)?.[0]).toBeUndefined();
  }
});
