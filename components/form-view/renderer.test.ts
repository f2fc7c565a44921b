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
import { CustomDesignSettings } from '@/lib/contracts/forms';
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
    expect(review).not.toMatch(/<dd>alt<\/dd>/);
  });

  it('corrects what the club asks, and what was given before', () => {
    const status = SubmissionStatus.parse(SubmissionStatus.meta()?.example);
    const submission = { ...status.submission, title: '', nationality: 'DE', phone: '' };
    const html = renderStatusPage({
      ...{ ...frame, pageQuery: '', form: choosy, status: SubmissionStatus.parse({ ...status, submission }) },
      view: { name: 'correct', typed: null, problems: [] },
    });
    expect(html).not.toMatch(/id="(title|notes)"/);
    expect(html).toMatch(/id="nationality"/);
    expect(html).toMatch(/<label for="phone">[^<]*optional/);
    expect(html).toMatch(/<label for="mobile">Mobiltelefon<\/label>/);
    expect(html).toContain('Falls das Training ausfällt.');
  });

  it('leaves out of the submission what the club does not ask', () => {
    const sent = membershipRules.toSubmit({ ...typed, notes: 'alt', title: 'Dr.' }, choosy, 'de');
    expect(Object.keys(sent)).not.toEqual(expect.arrayContaining(['notes']));
    expect(Object.keys(sent)).not.toEqual(expect.arrayContaining(['title']));
    const names = formProblems(membershipRules, typed, choosy, 'de').map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['mobile', 'guardianLiability']));
    expect(names).not.toContain('gender');
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
    expect(html).toContain('Person 2, Geburtsdatum fehlt<');
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

  it('speaks of the child, asks the parents before the address, and asks one address', () => {
    const html = renderFormPage({ ...empty, values: { ...typed, forWhom: 'child', birthDate: '' } });
    expect(html).toContain('Angaben deines Kindes');
    expect(html).toContain('Du, als erziehungsberechtigte Person');
    expect(html).not.toContain('name="email"');
    expect(html.indexOf('name="guardians.0.email"')).toBeLessThan(html.indexOf('name="street"'));
    expect(renderFormPage({ ...empty, values: typed })).toContain('name="email"');
  });

  it('ticks no consent and no mandate by default', () => {
    const html = renderFormPage(empty);
    expect(html).not.toMatch(/<input[^>]*type="checkbox"[^>]*checked/);
  });

  it('shows the price with all its lines', () => {
    const html = renderFormPage({ ...empty, values: { ...typed, birthDate: '28.02.1990' } });
    expect(html).toContain('32,00');
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
    expect(review.indexOf('<dd>Zeile 1')).toBeGreaterThan(review.indexOf('Datenschutzhinweise gelesen'));
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
  isMinor: false,
  email: null,
  guardianEmails: [],
  receivedAt: '2026-07-01T09:26:53.589Z',
  effectiveDate: null,
  statusUrl: null,
};

describe('renderFormPage of the other kinds', () => {
  const change: FormPageInput = {
    ...empty,
    ...{ path: '/f/demo/change', form: { ...publicForm, kind: 'Change' }, step: 'identity' },
  };
  const cancellation: FormPageInput = {
    ...empty,
    ...{ path: '/f/demo/cancellation', form: cancellationForm, step: 'person' },
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
    for (const words of ['Kündigung Nr. 1042', '01.07.2026, 11:26', '31.12.2026'])
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
    const guardianEmails = ['ina@example.org', 'tom@example.org'];
    const receipt = { ...answer, needsConfirmation: true, isMinor: true, guardianEmails };
    const html = renderSentPage({ ...frame, pageQuery: '', form: publicForm, receipt, query: '' });
    expect(html).toContain('An ina@example.org und tom@example.org kommt in wenigen Minuten je eine E-Mail');
  });

  it('says that two mails come if both guardians share an address', () => {
    const guardianEmails = ['ina@example.org', 'Ina@example.org'];
    const receipt = { ...answer, needsConfirmation: true, isMinor: true, guardianEmails };
    const html = renderSentPage({ ...frame, pageQuery: '', form: publicForm, receipt, query: '' });
    expect(html).toContain('An ina@example.org kommt in wenigen Minuten eine E-Mail für jede Person');
  });

  it('asks for no confirmation if none is needed', () => {
    const receipt = { ...answer, needsConfirmation: false };
    const html = renderSentPage({ ...frame, pageQuery: '', form: publicForm, receipt, query: '' });
    expect(html).not.toContain('Bestätige die E-Mail-Adresse');
  });
});

describe('renderConfirmationPage', () => {
  const info: ConfirmationInfo = {
    ...{ clubName: 'SV Sonnental', clubSlug: 'demo', kind: 'Membership', number: 7, firstName: 'Anna' },
    ...{ lastName: hostile, receivedAt: '2026-07-01T10:00:00Z', expiresAt: '2026-07-15T10:00:00Z' },
    ...{ furtherForm: null, guardianName: null, isConfirmed: false, state: 'New', locale: 'de' },
    ...{ isRefused: false, isWithdrawn: false, statusUrl: null, membership: null, submission: null },
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
  ] as const)('%s', (_name, changes, isJustConfirmed, words) => {
    const html = render(changes, isJustConfirmed);
    expect(html).toContain(words);
    expect(html).not.toContain('<script');
  });
});

it('a guardian reads whose account the mandate is for, unless it is their own', () => {
  const info = ConfirmationInfo.parse(ConfirmationInfo.meta()?.example);
  const mandate = { reference: 'M-1', creditorId: 'DE98', text: 'Ich ermächtige …' };
  const membership = info.membership && { ...info.membership, mandate, accountHolder: 'Petra Groß' };
  const readBy = (guardianName: string) =>
    renderConfirmationPage({
      ...{ ...frame, form: publicForm, isJustConfirmed: false },
      info: { ...info, guardianName, membership },
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

it('the link for later takes over the address that was typed before', () => {
  const values = { ...initialValues(publicForm), email: 'anna@example.org' };
  expect(renderFormPage({ ...empty, values })).toMatch(/name="laterEmail"[^>]*value="anna@example.org"/);
});

describe('withdrawing', () => {
  const example = SubmissionStatus.parse(SubmissionStatus.meta()?.example);
  const cancellation = CancellationSubmission.parse(CancellationSubmission.meta()?.example);
  const pageOf = (changes: object, view: 'withdraw' | 'overview') =>
    renderStatusPage({
      ...{ ...frame, form: publicForm, pageQuery: '' },
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
      guardians: [{ id: applied.id, ...guardian, relation: 'Vater', confirmedAt: null, refusedAt: null }],
      ...{ hasSoleCustody: true, guardianLiability: true, paymentMethod: 'OnAccount', street: 'Am Markt 1' },
      mediaConsents: applied.mediaConsents.map(one => ({ ...one, isGiven: true })),
    });
    for (const words of [
      ...['Am Markt 1', 'Bernd Groß, bernd@x.example, Vater', 'Eine Person hat das alleinige Sorgerecht'],
      ...['haften für die Beiträge', 'Rechnung', 'Datenschutzhinweise gelesen', 'Fotos auf der Website'],
      ...['erteilt\nDer Verein darf Fotos von mir', 'Geschlecht'],
    ])
      expect(page).toContain(words);
  });

  it('of a change request: each wish, the masked account and the mandate', () => {
    const change = ChangeSubmission.parse(ChangeSubmission.meta()?.example);
    const consent = { consentId: change.id, mediaType: 'Website', label: 'Fotos', isGiven: false };
    const member = { ...MembershipSubmission.parse(MembershipSubmission.meta()?.example).familyMembers[0] };
    const page = pageOf({
      ...change,
      wishes: {
        ...{ ...change.wishes, iban: 'DE** **** 3000', departments: [], departmentIds: [] },
        ...{ mediaConsents: [consent], familyMembers: [FamilyMember.parse(member)] },
      },
      mandate: {
        ...{ reference: 'M-7', signedAt: change.receivedAt, creditorId: 'DE98', text: 'Ich ermächtige …' },
        firstDebitDate: null,
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
