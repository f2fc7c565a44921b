import { describe, expect, it } from 'vitest';
import type { Surcharge, Tariff } from '@/lib/rules/money/tariff';
import type { FieldSettings } from '@/lib/rules/submissions/asked-fields';
import { checkMembershipApplication } from '@/lib/rules/submissions/check-membership-application';
import type {
  MembershipApplication,
  MembershipFormConfig,
} from '@/lib/rules/submissions/membership-application';

const today = '2026-07-01';

function surcharge(id: string, isOptional: boolean): Surcharge {
  return {
    id,
    name: id,
    priceCents: 100,
    scope: 'PerPerson',
    dueType: 'Recurring',
    isOptional,
    minAge: null,
    maxAge: null,
    sortOrder: 0,
  };
}

function tariff(id: string, values: Partial<Tariff> = {}): Tariff {
  return {
    id,
    name: id,
    membershipPriceCents: 1_000,
    priceInterval: 'Monthly',
    isFamilyMembership: false,
    departmentPrices: [],
    surcharges: [surcharge(`${id}-optional`, true), surcharge(`${id}-always`, false)],
    ...values,
  };
}

const config: MembershipFormConfig = {
  settings: { showSepa: true, showOnAccount: true, showSignature: false },
  departmentSettings: { minSelection: null, maxSelection: 2 },
  tariffs: [
    tariff('adult'),
    tariff('family', { isFamilyMembership: true }),
    tariff('old', { isActive: false }),
  ],
  departments: [
    { id: 'football', name: 'Fußball' },
    { id: 'tennis', name: 'Tennis' },
    { id: 'chess', name: 'Schach' },
    { id: 'curling', name: 'Curling', isActive: false },
  ],
  customFields: [
    { internalName: 'shirtSize', label: 'Größe', type: 'Text', category: 'Personal', isRequired: false },
    { internalName: 'school', label: 'Schule', type: 'Text', category: 'FamilyMember', isRequired: false },
  ],
  consents: [{ id: 'website', isRequired: false }],
  ageReference: 'EntryDate',
};

const valid: MembershipApplication = {
  gender: 'Female',
  firstName: 'Anna',
  lastName: 'Beispiel',
  birthDate: '1990-02-28',
  street: 'Am Markt 1',
  zip: '53111',
  city: 'Bonn',
  country: 'DE',
  email: 'anna@example.org',
  membershipId: 'adult',
  paymentMethod: 'OnAccount',
  privacyAccepted: true,
  locale: 'de',
};

const sepa: MembershipApplication = {
  ...valid,
  paymentMethod: 'SepaDirectDebit',
  iban: 'DE89 3704 0044 0532 0130 00',
  accountHolder: 'Anna Beispiel',
  sepaMandateAccepted: true,
};

const berta = { firstName: 'Berta', lastName: 'Beispiel', email: 'berta@example.org' };
const parents = [berta, { firstName: 'Carl', lastName: 'Beispiel', email: 'carl@example.org' }];

const minor: MembershipApplication = { ...valid, birthDate: '2012-01-01', guardians: parents };

const child = { firstName: 'Dora', lastName: 'Beispiel', birthDate: '2015-05-01' };

const family: MembershipApplication = { ...valid, membershipId: 'family', familyMembers: [child] };

const png = `data:image/png;base64,${Buffer.from('89504e470d0a1a0a00000000', 'hex').toString('base64')}`;

function problemsOf(
  application: MembershipApplication,
  changes: Partial<MembershipFormConfig> = {},
): string[] {
  return checkMembershipApplication(application, { ...config, ...changes }, today).map(
    problem => `${problem.path}: ${problem.key}`,
  );
}

describe('checkMembershipApplication accepts', () => {
  it.each<[string, MembershipApplication]>([
    ['an application on account', valid],
    ['direct debit', sepa],
    ['a Swiss account with its BIC', { ...sepa, iban: 'CH9300762011623852957', bic: 'UBSWCHZH80A' }],
    ['a minor with two guardians', minor],
    [
      'a minor whose one guardian has sole custody',
      { ...minor, guardians: parents.slice(0, 1), hasSoleCustody: true },
    ],
    ['an adult with empty guardians', { ...valid, guardians: [{ firstName: '', email: ' ' }, {}] }],
    ['a family', family],
    ['a family tariff without further persons', { ...family, familyMembers: [] }],
    ['twenty family members', { ...family, familyMembers: Array.from({ length: 20 }, () => child) }],
    ['no family members in another tariff', { ...valid, familyMembers: [] }],
    ['two departments', { ...valid, departmentIds: ['football', 'tennis'] }],
    ['an optional surcharge', { ...valid, surchargeIds: ['adult-optional'] }],
    ['custom fields', { ...valid, customFields: { shirtSize: 'L' } }],
    ['a consent refused', { ...valid, mediaConsents: { website: false } }],
    ['a signature nobody asked for', { ...valid, signature: png }],
    [
      'blank optional fields',
      { ...valid, title: '', phone: ' ', iban: '', notes: null, entryDate: '', bic: null },
    ],
    ['no country', { ...valid, country: undefined }],
    ['an address abroad', { ...valid, country: 'NL', zip: '1012 AB' }],
    ['an entry date', { ...valid, entryDate: '2026-10-01' }],
  ])('%s', (_name, application) => {
    expect(problemsOf(application)).toEqual([]);
  });

  it.each<[string, MembershipApplication, Partial<MembershipFormConfig>]>([
    [
      'no departments where the club has none',
      valid,
      { departments: [], departmentSettings: { minSelection: 2 } },
    ],
    [
      'no departments where none are asked',
      valid,
      { departmentSettings: { isEnabled: false, minSelection: 1 } },
    ],
    [
      'a signature that is asked for',
      { ...valid, signature: png },
      { settings: { ...config.settings, showSignature: true } },
    ],
    ['a zip code of the club’s country', { ...valid, country: null, zip: '1010' }, { defaultCountry: 'AT' }],
    [
      'a required consent that is given',
      { ...valid, mediaConsents: { press: true } },
      {
        consents: [
          { id: 'press', isRequired: true },
          { id: 'old', isRequired: true, isActive: false },
        ],
      },
    ],
  ])('%s', (_name, application, changes) => {
    expect(problemsOf(application, changes)).toEqual([]);
  });
});

describe('checkMembershipApplication, one rule broken', () => {
  it.each<[MembershipApplication, string]>([
    [{ ...valid, firstName: '' }, 'firstName: required'],
    [{ ...valid, lastName: '  ' }, 'lastName: required'],
    [{ ...valid, birthDate: null }, 'birthDate: required'],
    [{ ...valid, street: undefined }, 'street: required'],
    [{ ...valid, zip: '' }, 'zip: required'],
    [{ ...valid, city: '' }, 'city: required'],
    [{ ...valid, email: '' }, 'email: required'],
    [{ ...valid, membershipId: '' }, 'membershipId: required'],
    [{ ...valid, paymentMethod: '' }, 'paymentMethod: required'],
    [{ ...valid, privacyAccepted: false }, 'privacyAccepted: privacyRequired'],
    [{ ...valid, privacyAccepted: undefined }, 'privacyAccepted: privacyRequired'],
    [{ ...valid, gender: 'X' }, 'gender: choice'],
    [{ ...valid, title: 'a'.repeat(51) }, 'title: tooLong'],
    [{ ...valid, firstName: 'a'.repeat(101) }, 'firstName: tooLong'],
    [{ ...valid, lastName: 'B\u0000' }, 'lastName: controlCharacters'],
    [{ ...valid, birthDate: '2026-07-02' }, 'birthDate: birthDateFuture'],
    [{ ...valid, birthDate: '1899-12-31' }, 'birthDate: birthDateTooEarly'],
    [{ ...valid, birthDate: '1990-02-30' }, 'birthDate: dateInvalid'],
    [{ ...valid, street: 'a'.repeat(151) }, 'street: tooLong'],
    [{ ...valid, zip: '5311' }, 'zip: zipDigits'],
    [{ ...valid, country: undefined, zip: '5311' }, 'zip: zipDigits'],
    [{ ...valid, city: 'a'.repeat(101) }, 'city: tooLong'],
    [{ ...valid, country: 'Germany' }, 'country: countryUnknown'],
    [{ ...valid, email: 'anna' }, 'email: emailShape'],
    [{ ...valid, phone: 'x' }, 'phone: phoneShape'],
    [{ ...valid, mobile: '1' }, 'mobile: phoneShape'],
    [{ ...valid, nationality: 'a'.repeat(101) }, 'nationality: tooLong'],
    [{ ...valid, membershipId: 'nowhere' }, 'membershipId: tariffUnknown'],
    [{ ...valid, membershipId: 'old' }, 'membershipId: tariffUnknown'],
    [{ ...valid, departmentIds: ['football', 'nowhere'] }, 'departmentIds[1]: departmentUnknown'],
    [{ ...valid, departmentIds: ['curling'] }, 'departmentIds[0]: departmentUnknown'],
    [{ ...valid, departmentIds: ['chess', 'chess'] }, 'departmentIds[1]: duplicate'],
    [{ ...valid, departmentIds: ['chess', 'tennis', 'football'] }, 'departmentIds: departmentsMax'],
    [{ ...valid, surchargeIds: ['family-optional'] }, 'surchargeIds[0]: surchargeUnknown'],
    [{ ...valid, surchargeIds: ['adult-always'] }, 'surchargeIds[0]: surchargeUnknown'],
    [{ ...valid, surchargeIds: ['adult-optional', 'adult-optional'] }, 'surchargeIds[1]: duplicate'],
    [{ ...valid, entryDate: '2029-01-01' }, 'entryDate: dateRange'],
    [{ ...valid, entryDate: 'soon' }, 'entryDate: dateInvalid'],
    [{ ...valid, paymentMethod: 'Cash' }, 'paymentMethod: paymentMethodNotOffered'],
    [{ ...valid, iban: 'DE89370400440532013000' }, 'iban: bankDataNotAllowed'],
    [{ ...valid, bic: 'COBADEFF' }, 'bic: bankDataNotAllowed'],
    [{ ...valid, accountHolder: 'Anna' }, 'accountHolder: bankDataNotAllowed'],
    [{ ...sepa, iban: '' }, 'iban: required'],
    [{ ...sepa, iban: 'DE89370400440532013001' }, 'iban: ibanChecksum'],
    [{ ...sepa, accountHolder: '' }, 'accountHolder: required'],
    [{ ...sepa, bic: 'X' }, 'bic: bicShape'],
    [{ ...sepa, iban: 'CH9300762011623852957' }, 'bic: bicRequired'],
    [{ ...sepa, sepaMandateAccepted: false }, 'sepaMandateAccepted: mandateRequired'],
    [{ ...minor, guardians: [] }, 'guardians: guardiansRequired'],
    [{ ...minor, guardians: undefined }, 'guardians: guardiansRequired'],
    [{ ...minor, guardians: parents.slice(0, 1) }, 'guardians: guardiansRequired'],
    [{ ...minor, guardians: [...parents.slice(0, 1), { firstName: '' }] }, 'guardians: guardiansRequired'],
    [{ ...minor, guardians: [], hasSoleCustody: true }, 'guardians: guardianRequired'],
    [{ ...minor, guardians: [...parents, ...parents] }, 'guardians: guardiansTooMany'],
    [
      { ...minor, guardians: [{ ...parents[0], email: '' }, { ...parents[1] }] },
      'guardians[0].email: required',
    ],
    [
      { ...minor, guardians: [{ ...parents[0] }, { ...parents[1], firstName: ' ' }] },
      'guardians[1].firstName: required',
    ],
    [
      { ...minor, guardians: [{ ...parents[0] }, { ...parents[1], lastName: null }] },
      'guardians[1].lastName: required',
    ],
    [
      { ...minor, guardians: [{ ...parents[0] }, { ...parents[1], email: 'x' }] },
      'guardians[1].email: emailShape',
    ],
    [{ ...minor, birthDate: '2008-07-02', guardians: [] }, 'guardians: guardiansRequired'],
    [
      { ...minor, ...berta, filledInBy: 'Applicant', guardians: [...parents].reverse() },
      'guardians[1].firstName: guardianIsApplicant',
    ],
    [
      { ...minor, filledInBy: 'Guardian', guardians: [{ ...berta }, { ...berta, firstName: 'BERTA' }] },
      'guardians[1].firstName: guardiansAreOne',
    ],
    [{ ...valid, familyMembers: [child] }, 'familyMembers: familyNotAllowed'],
    [{ ...family, familyMembers: Array.from({ length: 21 }, () => child) }, 'familyMembers: familyTooMany'],
    [
      { ...family, familyMembers: [child, { ...child, birthDate: '' }] },
      'familyMembers[1].birthDate: required',
    ],
    [
      { ...family, familyMembers: [{ ...child, birthDate: '2030-01-01' }] },
      'familyMembers[0].birthDate: birthDateFuture',
    ],
    [{ ...family, familyMembers: [{ ...child, firstName: '' }] }, 'familyMembers[0].firstName: required'],
    [{ ...family, familyMembers: [{ ...child, email: 'x' }] }, 'familyMembers[0].email: emailShape'],
    [
      { ...family, familyMembers: [{ ...child, departmentIds: ['x'] }] },
      'familyMembers[0].departmentIds[0]: departmentUnknown',
    ],
    [
      { ...family, familyMembers: [{ ...child, customFields: { shirtSize: 'L' } }] },
      'familyMembers[0].customFields.shirtSize: customFieldUnknown',
    ],
    [{ ...valid, customFields: { school: 'x' } }, 'customFields.school: customFieldUnknown'],
    [{ ...valid, customFields: { shirtSize: 5 } }, 'customFields.shirtSize: text'],
    [{ ...valid, mediaConsents: { nowhere: true } }, 'mediaConsents.nowhere: consentUnknown'],
    [{ ...valid, signature: 'x' }, 'signature: signatureShape'],
    [{ ...valid, notes: 'a'.repeat(2_001) }, 'notes: tooLong'],
    [{ ...valid, locale: 'xx' }, 'locale: choice'],
  ])('%#: reports exactly that field', (application, expected) => {
    expect(problemsOf(application)).toEqual([expected]);
  });

  it.each<[Partial<MembershipFormConfig>, MembershipApplication, string]>([
    [{ settings: { ...config.settings, showSepa: false } }, sepa, 'paymentMethod: paymentMethodNotOffered'],
    [
      { settings: { ...config.settings, showOnAccount: false } },
      valid,
      'paymentMethod: paymentMethodNotOffered',
    ],
    [{ settings: { ...config.settings, showSignature: true } }, valid, 'signature: signatureRequired'],
    [{ departmentSettings: { minSelection: 1 } }, valid, 'departmentIds: departmentsMin'],
    [
      { departmentSettings: { isEnabled: true, minSelection: 2 } },
      { ...valid, departmentIds: ['chess'] },
      'departmentIds: departmentsMin',
    ],
    [
      { departmentSettings: { isEnabled: false, minSelection: 1 } },
      { ...valid, departmentIds: ['chess'] },
      'departmentIds: departmentsNotAsked',
    ],
    [{ consents: [{ id: 'press', isRequired: true }] }, valid, 'mediaConsents.press: consentRequired'],
    [
      { consents: [{ id: 'press', isRequired: true }] },
      { ...valid, mediaConsents: { press: false } },
      'mediaConsents.press: consentRequired',
    ],
    [
      { customFields: config.customFields.map(field => ({ ...field, isRequired: true })) },
      valid,
      'customFields.shirtSize: required',
    ],
    [
      {
        customFields: config.customFields.map(field => ({
          ...field,
          isRequired: field.category === 'FamilyMember',
        })),
      },
      family,
      'familyMembers[0].customFields.school: required',
    ],
  ])("%#: follows the club's settings", (changes, application, expected) => {
    expect(problemsOf(application, changes)).toEqual([expected]);
  });
});

describe('checkMembershipApplication, with what the club asks', () => {
  const asking = (fields: FieldSettings, changes: Partial<MembershipFormConfig> = {}) => ({
    settings: { ...config.settings, fields },
    ...changes,
  });

  it.each<[string, MembershipApplication, FieldSettings, string[]]>([
    ['a phone number', valid, { application: { phone: { use: 'Required' } } }, ['phone: required']],
    ['an entry date', valid, { application: { entryDate: { use: 'Required' } } }, ['entryDate: required']],
    [
      'a note',
      { ...valid, notes: ' ' },
      { application: { notes: { use: 'Required' } } },
      ['notes: required'],
    ],
    [
      'liability',
      minor,
      { application: { guardianLiability: { use: 'Required' } } },
      ['guardianLiability: required'],
    ],
    [
      'contact of parents',
      minor,
      { guardian: { phone: { use: 'Required' } } },
      ['guardians[0].phone: required', 'guardians[1].phone: required'],
    ],
    [
      'the gender of a family member',
      family,
      { familyMember: { gender: { use: 'Required' } } },
      ['familyMembers[0].gender: required'],
    ],
  ])('requires %s', (_name, application, fields, expected) => {
    expect(problemsOf(application, asking(fields))).toEqual(expected);
    expect(problemsOf(application, asking(fields, { isOnPaper: true }))).toEqual([]);
  });

  it('requires liability of a minor only', () => {
    expect(problemsOf(valid, asking({ application: { guardianLiability: { use: 'Required' } } }))).toEqual(
      [],
    );
  });

  it('accepts a field that the form does not ask', () => {
    const off = asking({ application: { gender: { use: 'Off' }, notes: { use: 'Off' } } });
    expect(problemsOf({ ...valid, notes: 'Bitte anrufen.' }, off)).toEqual([]);
  });
});

describe('checkMembershipApplication, all at once', () => {
  it('reports every field of an empty application', () => {
    expect(problemsOf({})).toEqual([
      'firstName: required',
      'lastName: required',
      'birthDate: required',
      'street: required',
      'zip: required',
      'city: required',
      'email: required',
      'membershipId: required',
      'paymentMethod: required',
      'privacyAccepted: privacyRequired',
    ]);
  });

  it('uses the day of receipt for a PATCH, so valid dates do not expire', () => {
    const application = { ...valid, entryDate: '2024-08-01' };
    expect(checkMembershipApplication(application, config, '2024-07-15')).toEqual([]);
  });
});
