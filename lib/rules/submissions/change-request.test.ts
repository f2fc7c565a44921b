import { describe, expect, it } from 'vitest';
import { type ChangeRequest, checkChangeRequest, type Wishes } from '@/lib/rules/submissions/change-request';
import type { MembershipFormConfig } from '@/lib/rules/submissions/membership-application';

const today = '2026-07-01';

const config: MembershipFormConfig = {
  settings: { showSepa: true, showOnAccount: false, showSignature: false },
  departmentSettings: { minSelection: 1, maxSelection: 1 },
  tariffs: [
    {
      id: 'adult',
      name: 'Erwachsene',
      membershipPriceCents: 1_000,
      priceInterval: 'Monthly',
      isFamilyMembership: false,
      departmentPrices: [],
      surcharges: [],
    },
  ],
  departments: [{ id: 'chess', name: 'Schach' }],
  customFields: [
    { internalName: 'shirtSize', label: 'Größe', type: 'Text', category: 'Personal', isRequired: true },
  ],
  consents: [{ id: 'website', isRequired: true }],
  ageReference: 'EntryDate',
};

const identity = {
  firstName: 'Anna',
  lastName: 'Beispiel',
  birthDate: '1990-02-28',
  email: 'anna@example.org',
};

const child = { firstName: 'Ida', lastName: 'Beispiel', birthDate: '2015-05-01' };
const account = { iban: 'DE89370400440532013000', accountHolder: 'Anna', sepaMandateAccepted: true };

function problemsOf(request: ChangeRequest, changes: Partial<MembershipFormConfig> = {}): string[] {
  return checkChangeRequest(request, { ...config, ...changes }, today).map(
    ({ path, key }) => `${path}: ${key}`,
  );
}

describe('checkChangeRequest', () => {
  it.each<Wishes>([
    { street: 'Neuer Weg 2', zip: '50667', city: 'Köln' },
    { lastName: 'Berg' },
    { email: 'neu@example.org' },
    account,
    { ...account, paymentMethod: 'SepaDirectDebit' },
    { membershipId: 'adult', departmentIds: ['chess'] },
    { customFields: { shirtSize: 'L' } },
    { mediaConsents: { website: false } },
    { guardians: [{ firstName: 'Berta', lastName: 'Beispiel', email: 'berta@example.org' }] },
  ])('%#: accepts the wish', wishes => {
    expect(problemsOf({ identity, wishes, validFrom: '2026-08-01' })).toEqual([]);
  });

  it('accepts a note alone, for wishes without a field', () => {
    expect(
      problemsOf({ identity: { ...identity, memberNumber: '4711' }, notes: 'Bitte ruhen lassen' }),
    ).toEqual([]);
  });

  it.each<[Wishes, string[]]>([
    [{}, ['wishes: changeMissing']],
    [
      { city: ' ', departmentIds: [], customFields: { shirtSize: '' }, mediaConsents: {} },
      ['wishes: changeMissing'],
    ],
    [{ hasSoleCustody: false }, ['wishes: changeMissing']],
    [{ sepaMandateAccepted: true }, ['wishes: changeMissing']],
    [{ zip: '1' }, ['wishes.zip: zipDigits']],
    [{ email: 'x' }, ['wishes.email: emailShape']],
    [{ birthDate: '2030-01-01' }, ['wishes.birthDate: birthDateFuture']],
    [{ membershipId: 'x' }, ['wishes.membershipId: tariffUnknown']],
    [{ departmentIds: ['x'] }, ['wishes.departmentIds[0]: departmentUnknown']],
    [{ customFields: { x: 1 } }, ['wishes.customFields.x: customFieldUnknown']],
    [{ mediaConsents: { x: true } }, ['wishes.mediaConsents.x: consentUnknown']],
    [{ paymentMethod: 'OnAccount' }, ['wishes.paymentMethod: paymentMethodNotOffered']],
    [{ ...account, sepaMandateAccepted: false }, ['wishes.sepaMandateAccepted: mandateRequired']],
    [
      { iban: 'DE89370400440532013000' },
      ['wishes.accountHolder: required', 'wishes.sepaMandateAccepted: mandateRequired'],
    ],
    [
      {
        familyMembers: [
          { ...child, mediaConsents: {} },
          { ...child, mediaConsents: { x: true } },
        ],
      },
      ['wishes.familyMembers[1].mediaConsents: consentsOfMemberOnly'],
    ],
    [
      {
        familyMembers: [
          { ...child, consentsByLink: true },
          { ...child, consentsByLink: false },
        ],
      },
      ['wishes.familyMembers[0].consentsByLink: consentsOfMemberOnly'],
    ],
    [{ membershipId: 'adult', familyMembers: [{}] }, ['wishes.familyMembers: familyNotAllowed']],
    [
      { guardians: [{ firstName: 'B' }] },
      ['wishes.guardians[0].lastName: required', 'wishes.guardians[0].email: required'],
    ],
  ])('%#: refuses the wish', (wishes, expected) => {
    expect(problemsOf({ identity, wishes })).toEqual(expected);
  });

  it('reports everything that is wrong with the rest', () => {
    const settings = { ...config.settings, showSignature: true };
    const wishes = { city: 'Köln' };
    expect(problemsOf({ wishes, validFrom: '2020-01-01', locale: 'xx' }, { settings })).toEqual([
      'identity.firstName: required',
      'identity.lastName: required',
      'identity.birthDate: required',
      'identity.email: required',
      'signature: signatureRequired',
      'validFrom: dateRange',
      'locale: choice',
    ]);
  });
});
