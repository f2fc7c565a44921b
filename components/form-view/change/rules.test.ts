import { describe, expect, it } from 'vitest';
import { changeRules } from '@/components/form-view/change/rules';
import { toChangesSubmit } from '@/components/form-view/change/to-submit';
import { formProblems } from '@/components/form-view/form-problems';
import { emptyMember, type FormValues, initialValues } from '@/components/form-view/form-values';
import { renderFormPage } from '@/components/form-view/renderer';
import type { ShownForm } from '@/components/form-view/shown-form';
import { ChangesSubmit } from '@/lib/contracts/submissions/submissions';
import { ids, publicForm } from '@/testing/form-view/public-form';

const form: ShownForm = { ...publicForm, kind: 'Change' };
const empty = initialValues(form);
const asked: FormValues = {
  ...empty,
  identity: {
    firstName: ' Anna ',
    lastName: 'Groß',
    birthDate: '28.2.1990',
    email: 'anna@example.org',
    memberNumber: '',
  },
  signature: 'data:image/png;base64,iVBORw0KGgoA',
};

const submit = (changes: Partial<FormValues> = {}) => toChangesSubmit({ ...asked, ...changes }, form, 'de');
const problems = (changes: Partial<FormValues> = {}) =>
  formProblems(changeRules, { ...asked, ...changes }, form, 'de').map(({ name, key }) => `${name}: ${key}`);

const account = {
  paymentMethod: 'SepaDirectDebit',
  accountHolder: 'Anna Groß',
  iban: 'DE89370400440532013000',
  sepaMandateAccepted: true,
};

describe('the tariff that a member wishes', () => {
  const [adult, family] = form.memberships;
  if (!adult || !family) throw new Error('the club offers nothing');
  const strict: ShownForm = { ...form, memberships: [{ ...adult, maxAge: 17 }, family] };
  const pageWith = (values: Partial<FormValues>) =>
    renderFormPage({
      form: strict,
      locale: 'de',
      path: '/f/demo/change',
      pageQuery: '',
      askedLocale: null,
      nonce: '',
      step: 'wishes',
      notice: null,
      problems: [],
      values: { ...asked, changes: ['tariff'], ...values },
    });

  it('says that it does not fit the age on the day of the change, and can be wished all the same', () => {
    const words = 'Diesen Tarif gibt es nur bis 17 Jahre.';
    const page = pageWith({});
    expect(page).toContain(words);
    expect(page).not.toMatch(/<input type="radio"[^>]*disabled/);
    const { identity } = asked;
    expect(pageWith({ identity: { ...identity, birthDate: '28.2.2015' } })).not.toContain(words);
    expect(pageWith({ identity: { ...identity, birthDate: '' } })).not.toContain(words);
    const teen = { identity: { ...identity, birthDate: '1.8.2008' } };
    expect(pageWith(teen)).not.toContain(words);
    expect(pageWith({ ...teen, validFrom: '2026-09-01' })).toContain(words);
  });

  it('asks for the others of a family until one is named', () => {
    const words = 'Wer dazukommt, trägst du bei „Familienmitglieder“ ein.';
    expect(pageWith({})).not.toContain(words);
    expect(pageWith({ membershipId: ids.family })).toContain(words);
    const familyMembers = [{ ...emptyMember(strict), firstName: 'Ole' }];
    expect(pageWith({ membershipId: ids.family, familyMembers })).not.toContain(words);
  });
});

describe('a change request', () => {
  it('is empty at first, even where the club leaves no choice', () => {
    const one: ShownForm = { ...form, memberships: form.memberships.slice(0, 1) };
    expect(
      toChangesSubmit({ ...initialValues(one), changes: ['tariff', 'address'] }, one, 'de').wishes,
    ).toEqual({});
  });

  it.each<[string, Partial<FormValues>, object]>([
    ['address', { street: 'Neuer Weg 2 ', city: '' }, { street: 'Neuer Weg 2', country: 'DE' }],
    ['contact', { mobile: '0170 123', email: '' }, { mobile: '0170 123' }],
    ['name', { lastName: 'Klein', birthDate: '', gender: '' }, { lastName: 'Klein' }],
    ['payment', account, account],
    [
      'tariff',
      { membershipId: ids.adult, surchargeIds: [ids.locker] },
      { membershipId: ids.adult, surchargeIds: [ids.locker] },
    ],
    ['departments', { departmentIds: [ids.chess] }, { departmentIds: [ids.chess] }],
    [
      'customFields',
      { customFields: { ...empty.customFields, reducedProof: 'false', licence: '7' } },
      { customFields: { reducedProof: false, licence: 7 } },
    ],
    [
      'consents',
      { consentWishes: { [ids.website]: 'false', [ids.newsletter]: '' } },
      { mediaConsents: { [ids.website]: false } },
    ],
    [
      'guardians',
      {
        guardians: [
          { firstName: 'B', lastName: 'C', email: 'b@c.de', phone: '', relation: '' },
          ...empty.guardians.slice(1),
        ],
      },
      { guardians: [{ firstName: 'B', lastName: 'C', email: 'b@c.de', phone: '', relation: '' }] },
    ],
  ])('contains the filled-in fields of the section %s only', (section, changes, wishes) => {
    const values = { ...asked, city: 'Köln', comment: 'x', ...changes, changes: [section] };
    const body = changeRules.toSubmit(values, form, 'de');
    expect(ChangesSubmit.parse(body).wishes).toEqual(section === 'address' ? wishes : { ...wishes });
    expect(problems({ ...changes, changes: [section] })).toEqual([]);
  });

  it("has the club's country as part of a new address, and another country alone as a wish", () => {
    const wishesWith = (changes: Partial<FormValues>) => submit({ changes: ['address'], ...changes }).wishes;
    expect(wishesWith({})).toEqual({});
    expect(wishesWith({ country: '' })).toEqual({});
    expect(wishesWith({ zip: '53113' })).toEqual({ zip: '53113', country: 'DE' });
    expect(wishesWith({ country: 'AT' })).toEqual({ country: 'AT' });
  });

  it('omits sections that are not ticked or not offered by the club', () => {
    expect(submit({ street: 'Weg 1' }).wishes).toEqual({});
    const without: ShownForm = { ...form, departments: [] };
    const values = { ...asked, departmentIds: [ids.chess], changes: ['departments'] };
    expect(toChangesSubmit(values, without, 'de').wishes).toEqual({});
  });

  it.each<[string, Partial<FormValues>, string[]]>([
    ['no wish', {}, ['changes: changeMissing']],
    [
      'a part that was ticked and forgotten',
      { changes: ['address'], notes: 'x' },
      ['changes.address: changeMissing'],
    ],
    [
      'a new account without a mandate',
      { ...account, sepaMandateAccepted: false, changes: ['payment'] },
      ['sepaMandateAccepted: mandateRequired'],
    ],
    ['nobody', { notes: 'x', identity: { ...asked.identity, email: '' } }, ['identity.email: required']],
    ['no signature', { notes: 'x', signature: '' }, ['signature: signatureRequired']],
    [
      'several things, in the order of the page',
      { ...account, iban: 'DE1', changes: ['family', 'payment', 'address'], familyMembers: [], zip: '1' },
      ['zip: zipDigits', 'iban: ibanLength', 'changes.family: changeMissing'],
    ],
  ])('is refused with %s', (_name, changes, expected) => {
    expect(problems(changes)).toEqual(expected);
  });

  it('may consist of a note alone', () => {
    expect(problems({ notes: 'Bitte ruhen lassen' })).toEqual([]);
  });
});
