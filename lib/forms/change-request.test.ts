import { describe, expect, it } from 'vitest';
import { type ChangeRequest, checkChangeRequest } from '@/lib/forms/change-request';
import type { MembershipFormConfig } from '@/lib/forms/membership-application';

const today = '2026-07-01';

const config: MembershipFormConfig = {
  settings: { showSepa: true, showOnAccount: false, showSignature: false },
  departmentSettings: { isRequired: true, minSelection: null, maxSelection: 1 },
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

const who: ChangeRequest = {
  firstName: 'Anna',
  lastName: 'Beispiel',
  birthDate: '1990-02-28',
  email: 'anna@example.org',
};

const account = { iban: 'DE89370400440532013000', accountHolder: 'Anna', sepaMandateAccepted: true };

function problemsOf(request: ChangeRequest, changes: Partial<MembershipFormConfig> = {}): string[] {
  return checkChangeRequest(request, { ...config, ...changes }, today).map(
    ({ path, key }) => `${path}: ${key}`,
  );
}

describe('checkChangeRequest', () => {
  it.each<ChangeRequest>([
    { ...who, street: 'Neuer Weg 2', zip: '50667', city: 'Köln' },
    { ...who, newLastName: 'Berg', memberNumber: '4711', validFrom: '2026-08-01' },
    { ...who, ...account },
    { ...who, ...account, paymentMethod: 'SepaDirectDebit' },
    { ...who, membershipId: 'adult', departmentIds: ['chess'] },
    { ...who, customFields: { shirtSize: 'L' } },
    { ...who, mediaConsents: { website: false } },
    { ...who, notes: 'Bitte meldet euch' },
    { ...who, birthDate: '2012-01-01', city: 'Köln' },
    { ...who, guardians: [{ firstName: 'Berta', lastName: 'Beispiel', email: 'berta@example.org' }] },
  ])('%#: accepts a wish', request => {
    expect(problemsOf(request)).toEqual([]);
  });

  it.each<[ChangeRequest, string[]]>([
    [who, [': changeMissing']],
    [{ ...who, memberNumber: '1', validFrom: '2026-08-01', locale: 'de' }, [': changeMissing']],
    [
      { ...who, city: ' ', departmentIds: [], customFields: { shirtSize: '' }, mediaConsents: {} },
      [': changeMissing'],
    ],
    [{ ...who, hasSoleCustody: false }, [': changeMissing']],
    [{ ...who, firstName: '', city: 'Köln' }, ['firstName: required']],
    [{ ...who, email: '', city: 'Köln' }, ['email: required']],
    [{ ...who, birthDate: '', city: 'Köln' }, ['birthDate: required']],
    [{ ...who, validFrom: '2020-01-01', city: 'Köln' }, ['validFrom: dateRange']],
    [{ ...who, zip: '1' }, ['zip: zipDigits']],
    [{ ...who, newEmail: 'x' }, ['newEmail: emailShape']],
    [{ ...who, newBirthDate: '2030-01-01' }, ['newBirthDate: birthDateFuture']],
    [{ ...who, membershipId: 'x' }, ['membershipId: tariffUnknown']],
    [{ ...who, departmentIds: ['x'] }, ['departmentIds[0]: departmentUnknown']],
    [{ ...who, customFields: { x: 1 } }, ['customFields.x: customFieldUnknown']],
    [{ ...who, mediaConsents: { x: true } }, ['mediaConsents.x: consentUnknown']],
    [{ ...who, paymentMethod: 'OnAccount' }, ['paymentMethod: paymentMethodNotOffered']],
    [{ ...who, ...account, sepaMandateAccepted: false }, ['sepaMandateAccepted: mandateRequired']],
    [
      { ...who, iban: 'DE89370400440532013000' },
      ['accountHolder: required', 'sepaMandateAccepted: mandateRequired'],
    ],
    [{ ...who, membershipId: 'adult', familyMembers: [{}] }, ['familyMembers: familyNotAllowed']],
    [
      { ...who, guardians: [{ firstName: 'B' }] },
      ['guardians[0].lastName: required', 'guardians[0].email: required'],
    ],
  ])('%#: refuses %j', (request, expected) => {
    expect(problemsOf(request)).toEqual(expected);
  });

  it('asks for a signature where the form shows it', () => {
    const settings = { ...config.settings, showSignature: true };
    expect(problemsOf({ ...who, city: 'Köln' }, { settings })).toEqual(['signature: signatureRequired']);
  });
});
