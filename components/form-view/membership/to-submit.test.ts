import { describe, expect, it } from 'vitest';
import { formProblems } from '@/components/form-view/form-problems';
import {
  emptyGuardian,
  emptyMember,
  type FormValues,
  initialValues,
} from '@/components/form-view/form-values';
import { membershipRules } from '@/components/form-view/membership/rules';
import { toMembershipSubmit } from '@/components/form-view/membership/to-submit';
import { MembershipSubmit } from '@/lib/contracts/submissions/submissions';
import { ids, publicForm } from '@/testing/form-view/public-form';

const filled: FormValues = {
  ...initialValues(publicForm),
  membershipId: ids.adult,
  departmentIds: [ids.gym],
  firstName: ' Anna ',
  lastName: 'Groß',
  birthDate: '28.2.1990',
  street: 'Am Markt 1',
  zip: '53111',
  city: 'Bonn',
  email: 'anna@example.org',
  paymentMethod: 'OnAccount',
  privacyAccepted: true,
  signature: 'data:image/png;base64,iVBORw0KGgoA',
};
filled.customFields.shirtSize = 'M';

const submit = (changes: Partial<FormValues> = {}) =>
  toMembershipSubmit({ ...filled, ...changes }, publicForm, 'de');
const problems = (changes: Partial<FormValues> = {}) =>
  formProblems(membershipRules, { ...filled, ...changes }, publicForm, 'de').map(
    ({ name, key }) => `${name}: ${key}`,
  );

describe('toMembershipSubmit', () => {
  it('returns a valid submission of the contract', () => {
    expect(MembershipSubmit.parse(membershipRules.toSubmit(filled, publicForm, 'de'))).toMatchObject({
      firstName: 'Anna',
      birthDate: '1990-02-28',
      locale: 'de',
    });
    expect(problems()).toEqual([]);
  });

  it('omits fields that other answers exclude', () => {
    const guardians = [{ firstName: 'A', lastName: 'B', email: 'a@b.de', phone: '', relation: '' }];
    const body = submit({
      iban: 'DE89370400440532013000',
      accountHolder: 'Anna',
      sepaMandateAccepted: true,
      guardians,
      familyMembers: [emptyMember(publicForm)],
      surchargeIds: [ids.locker, ids.youth],
    });
    expect(body).not.toHaveProperty('iban');
    expect(body).not.toHaveProperty('sepaMandateAccepted');
    expect(body).not.toHaveProperty('guardians');
    expect(body.familyMembers).toEqual([]);
    expect(body.surchargeIds).toEqual([ids.locker]);
  });

  it('sends one guardian with sole custody, otherwise two', () => {
    const guardians = ['Anna', 'Bernd'].map(firstName => ({
      ...{ firstName, lastName: 'B', email: 'a@b.de', phone: '', relation: '' },
    }));
    const child = { birthDate: '03052012', guardians };
    expect(submit(child).guardians).toHaveLength(2);
    expect(submit({ ...child, hasSoleCustody: true }).guardians).toHaveLength(1);
  });

  it('sends the one address of a parent who applies for a child, also if it was typed first', () => {
    const parent = { ...emptyGuardian(), firstName: 'Ada', lastName: 'B', email: ' ada@b.de ' };
    const guardians = [parent, { ...emptyGuardian(), firstName: 'Bo', lastName: 'B', email: 'bo@b.de' }];
    const child = { forWhom: 'child', birthDate: '03052012', guardians };
    expect(submit(child)).toMatchObject({ email: 'ada@b.de', guardians: [{ email: 'ada@b.de' }, {}] });
    expect(submit(child)).not.toHaveProperty('forWhom');
    const before = { ...child, guardians: [{ ...parent, email: '' }, guardians[1] ?? parent] };
    expect(submit(before)).toMatchObject({
      email: 'anna@example.org',
      guardians: [{ email: 'anna@example.org' }, {}],
    });
    expect(submit({ ...child, forWhom: 'me' }).email).toBe('anna@example.org');
  });

  it('uses the applicant’s departments for persons without own ones', () => {
    const member = { ...emptyMember(publicForm, 'Groß'), firstName: 'Ole', birthDate: '1/2/2015' };
    const own = { ...member, hasOwnDepartments: true, departmentIds: [ids.chess] };
    const { familyMembers } = submit({ membershipId: ids.family, familyMembers: [member, own] });
    expect(familyMembers?.map(({ departmentIds }) => departmentIds)).toEqual([undefined, [ids.chess]]);
    expect(familyMembers?.[0]).toMatchObject({ firstName: 'Ole', lastName: 'Groß', birthDate: '2015-02-01' });
  });

  it('parses numbers and omits blank answers', () => {
    const customFields = { ...filled.customFields, licence: '42', emergency: '' };
    expect(submit({ customFields }).customFields).toEqual({
      ...{ shirtSize: 'M', licence: 42, reducedProof: false, helps: [] },
    });
  });
});

describe('formProblems', () => {
  it.each<[Partial<FormValues>, string[]]>([
    [{ birthDate: '30.02.1990' }, ['birthDate: dateInvalid']],
    [{ departmentIds: [] }, ['departmentIds: departmentsMin']],
    [{ birthDate: '01.01.2015' }, ['guardians: guardiansRequired']],
    [
      { paymentMethod: 'SepaDirectDebit', iban: 'DE12' },
      ['accountHolder: required', 'iban: ibanLength', 'sepaMandateAccepted: mandateRequired'],
    ],
    [{ signature: '' }, ['signature: signatureRequired']],
    [{ forWhom: 'child' }, ['birthDate: childOfAge']],
    [{ forWhom: 'child', birthDate: '' }, ['birthDate: required']],
    [{ forWhom: 'child', birthDate: '01.01.2015', email: '' }, ['guardians: guardiansRequired']],
  ])('%o', (changes, expected) => {
    expect(problems(changes)).toEqual(expected);
  });

  it('lists controls in the order of the form', () => {
    expect(problems({ membershipId: '', firstName: '', privacyAccepted: false })).toEqual([
      'membershipId: required',
      'firstName: required',
      'privacyAccepted: privacyRequired',
    ]);
  });

  it("returns the control's name for a family member", () => {
    const member = { ...emptyMember(publicForm, 'Groß'), birthDate: '01.02.2015' };
    expect(problems({ membershipId: ids.family, familyMembers: [member] })).toEqual([
      'familyMembers.0.firstName: required',
    ]);
  });
});
