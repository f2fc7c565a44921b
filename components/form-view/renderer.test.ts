import { describe, expect, it } from 'vitest';
import { formProblems } from '@/components/form-view/form-problems';
import { emptyMember, type FormValues, initialValues } from '@/components/form-view/form-values';
import {
  type FormPageInput,
  renderConfirmationPage,
  renderFormPage,
  renderMessagePage,
  renderSentPage,
} from '@/components/form-view/renderer';
import { ids, publicForm } from '@/components/form-view/testing/public-form';
import { CustomDesignSettings } from '@/lib/contracts/forms';
import type { ConfirmationInfo } from '@/lib/contracts/public';

const frame = { locale: 'de', path: '/f/demo/membership', nonce: 'n' } as const;
const empty: FormPageInput = {
  ...frame,
  form: publicForm,
  askedLocale: null,
  step: 'membership',
  notice: null,
  values: null,
  problems: [],
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
  it('keeps everything that was typed, chosen and ticked', () => {
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

  it('lets nothing typed or set by a club become markup', () => {
    const form = { ...publicForm, settings: { ...publicForm.settings, notes: hostile } };
    const html = renderFormPage({ ...empty, form, values: typed });
    expect(html).not.toContain('<script>alert');
    expect(html).not.toMatch(/<!--(?! -->)/);
  });

  it('shows each error beside its control and in a summary that links to it', () => {
    const problems = formProblems(typed, publicForm, 'de');
    const html = renderFormPage({ ...empty, values: typed, problems });
    for (const name of ['street', 'iban', 'familyMembers.0.birthDate', 'customFields.shirtSize']) {
      expect(html).toContain(`href="#${name}"`);
      expect(html).toContain(`id="${name}"`);
      expect(html).toContain(`id="${name}-error"`);
    }
    expect(html).toContain('<title>Bitte prüfen');
  });

  it('names every control once, by one label', () => {
    const html = renderFormPage({ ...empty, values: typed });
    const found = [...html.matchAll(/\sid="([^"]+)"/g)].map(match => match[1]);
    expect(found.filter((id, index) => found.indexOf(id) < index)).toEqual([]);
    for (const [, target] of html.matchAll(/<label[^>]*for="([^"]+)"/g)) expect(found).toContain(target);
  });

  it('ticks no consent and no mandate by itself', () => {
    const html = renderFormPage(empty);
    expect(html).not.toMatch(/<input[^>]*type="checkbox"[^>]*checked/);
  });

  it('shows the price with all its lines', () => {
    const html = renderFormPage({ ...empty, values: { ...typed, birthDate: '28.02.1990' } });
    expect(html).toContain('32,00');
  });

  it('shows everything once more before sending, with the form behind it', () => {
    const html = renderFormPage({ ...empty, values: typed, step: 'review' });
    expect(html).toContain('Antrag absenden');
    expect(html).toContain('value="edit.payment"');
    expect(html).toMatch(/<input[^>]*name="firstName"[^>]*value="Änne"/);
  });

  it.each([
    ['de', 'Du', 'Deine Angaben'],
    ['de', 'Sie', 'Ihre Angaben'],
    ['en', 'Du', 'Your details'],
  ] as const)('speaks %s with %s', (locale, addressForm, words) => {
    const form = { ...publicForm, club: { ...publicForm.club, addressForm } };
    const html = renderFormPage({ ...empty, form, locale });
    expect(html).toContain(words);
    expect(html).toContain(`<html lang="${locale}">`);
  });

  it.each([
    ['shows the logo', false, true],
    ['hides the logo where the own design says so', true, false],
  ])('%s', (_name, hideLogo, isShown) => {
    const logo = { url: '/logo', width: 100, height: 50 };
    const design = {
      ...publicForm.design,
      presetDesign: 'Custom' as const,
      customDesign: { ...CustomDesignSettings.parse({}), hideLogo },
    };
    const form = { ...publicForm, design, club: { ...publicForm.club, logo } };
    expect(renderFormPage({ ...empty, form }).includes('src="/logo"')).toBe(isShown);
  });

  it('names no other origin but the club’s own links', () => {
    const html = renderFormPage(empty).replace(publicForm.privacy.policyUrl, '');
    const loaded = [...html.matchAll(/<(?:script|link|img|iframe)[^>]*(?:src|href)="([^"]+)"/g)].map(
      ([, url]) => url,
    );
    expect(loaded.filter(url => !url?.startsWith('/'))).toEqual([]);
  });
});

describe('renderSentPage', () => {
  it('says what happens next and what to do if no mail comes', () => {
    const receipt = { number: 1042, needsConfirmation: true, isMinor: false, email: null };
    const html = renderSentPage({ ...frame, form: publicForm, receipt, query: '' });
    expect(html).toContain('1042');
    expect(html).toContain('Keine E-Mail bekommen?');
  });

  it('asks for no confirmation where none is needed', () => {
    const receipt = { number: 1, needsConfirmation: false, isMinor: false, email: null };
    const html = renderSentPage({ ...frame, form: publicForm, receipt, query: '' });
    expect(html).not.toContain('Bestätige die E-Mail-Adresse');
  });
});

describe('renderConfirmationPage', () => {
  const info: ConfirmationInfo = {
    ...{ clubName: 'SV Sonnental', clubSlug: 'demo', kind: 'Membership', number: 7, firstName: 'Anna' },
    ...{ lastName: hostile, receivedAt: '2026-07-01T10:00:00Z', expiresAt: '2026-07-15T10:00:00Z' },
    ...{ guardianName: null, isConfirmed: false, state: 'New', locale: 'de' },
  };
  const render = (changes: Partial<ConfirmationInfo>, isJustConfirmed = false) =>
    renderConfirmationPage({ ...frame, form: publicForm, info: { ...info, ...changes }, isJustConfirmed });

  it.each([
    ['asks', {}, false, 'Jetzt bestätigen'],
    ['asks a guardian', { guardianName: 'Bernd Groß' }, false, 'Ich stimme zu'],
    ['thanks', { isConfirmed: true, state: 'Confirmed' }, true, 'Bestätigt, danke'],
    ['is calm the second time', { isConfirmed: true, state: 'Confirmed' }, false, 'Schon bestätigt'],
    ['waits for the others', { isConfirmed: true, guardianName: 'B' }, false, 'Sobald alle'],
    ['tells of a decision', { state: 'Rejected' }, false, 'abgeschlossen'],
    ['tells of acceptance', { state: 'Accepted', isConfirmed: true }, true, 'angenommen'],
  ] as const)('%s', (_name, changes, isJustConfirmed, words) => {
    const html = render(changes, isJustConfirmed);
    expect(html).toContain(words);
    expect(html).not.toContain('<script');
  });
});

describe('renderMessagePage', () => {
  it('says what to do where there is no club', () => {
    const message = { title: 'form.missing.title', text: 'form.missing.club' } as const;
    expect(renderMessagePage({ ...frame, form: null, message })).toContain('Dieses Formular gibt es nicht');
  });
});
