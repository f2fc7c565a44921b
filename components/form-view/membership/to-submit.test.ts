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
import type { ShownForm } from '@/components/form-view/shown-form';
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

/** Parents, one of whom has the address of the applicant. */
const petra = { firstName: 'Petra', lastName: 'Groß', email: filled.email, phone: '', relation: '' };
const klaus = { ...petra, firstName: 'Klaus', email: 'klaus@example.org' };

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
      firstName,
      lastName: 'B',
      email: 'a@b.de',
      phone: '',
      relation: '',
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

  it('sends the departments of each person, also if there are none', () => {
    const member = { ...emptyMember(publicForm, 'Groß'), firstName: 'Ole', birthDate: '1/2/2015' };
    const chess = { ...member, departmentIds: [ids.chess] };
    const { familyMembers } = submit({ membershipId: ids.family, familyMembers: [member, chess] });
    expect(familyMembers?.map(({ departmentIds }) => departmentIds)).toEqual([[], [ids.chess]]);
    expect(familyMembers?.[0]).toMatchObject({ firstName: 'Ole', lastName: 'Groß', birthDate: '2015-02-01' });
  });

  it('sends for each family member their link, answers of their own, or neither, as the club asks', () => {
    const person = (firstName: string, birthDate: string, email = '') => ({
      ...emptyMember(publicForm, 'Groß'),
      firstName,
      birthDate,
      email,
      departmentIds: [ids.gym],
      mediaConsents: { [ids.website]: true, [ids.newsletter]: false },
    });
    const familyMembers = [
      person('Ben', '02.03.1988', 'ben@example.org'),
      person('Ida', '01.02.2011'),
      person('Ole', '01.02.2015'),
    ];
    const values = { ...filled, membershipId: ids.family, familyMembers };
    const sent = (familyConsents: ShownForm['familyConsents']) =>
      MembershipSubmit.parse(
        JSON.parse(JSON.stringify(membershipRules.toSubmit(values, { ...publicForm, familyConsents }, 'de'))),
      ).familyMembers?.map(({ consentsByLink, mediaConsents }) => ({ consentsByLink, mediaConsents }));
    const own = { mediaConsents: { [ids.website]: true, [ids.newsletter]: false } };
    expect(sent({ adults: 'Link', fromAge: 14 })).toEqual([{ consentsByLink: true }, own, {}]);
    expect(sent({ adults: 'Applicant', fromAge: null })).toEqual([own, {}, {}]);
    for (const member of familyMembers) member.hasOwnConsents = true;
    expect(sent({ adults: 'Link', fromAge: null })).toEqual([{ consentsByLink: true }, own, own]);
    expect(membershipRules.toSubmit({ ...values, membershipId: ids.adult }, publicForm, 'de')).toMatchObject({
      familyMembers: [],
    });
  });

  it('reads a two-digit year of the entry date as one to come, and of a birth date as a past one', () => {
    expect(submit({ entryDate: '1.1.27', birthDate: '1.1.27' })).toMatchObject({
      entryDate: '2027-01-01',
      birthDate: '1927-01-01',
    });
  });

  it('parses numbers and omits blank answers', () => {
    const customFields = { ...filled.customFields, licence: '42', emergency: '' };
    expect(submit({ customFields }).customFields).toEqual({
      shirtSize: 'M',
      licence: 42,
      reducedProof: false,
      helps: [],
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
    [
      { birthDate: '01.01.2015', guardians: [klaus, { ...petra, firstName: 'Anna' }] },
      ['guardians.1.firstName: guardianIsApplicant'],
    ],
    [{ birthDate: '01.01.2015', guardians: [petra, klaus] }, ['areTwoPeople: guardiansAsked']],
    [{ birthDate: '01.01.2015', guardians: [petra, klaus], areTwoPeople: true }, []],
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

  it('refuses a required consent that is missing of a family member, below those of the applicant', () => {
    const consents = publicForm.consents.map(consent => ({
      ...consent,
      isRequired: consent.id === ids.website,
    }));
    const teenager = { ...emptyMember(publicForm, 'Groß'), firstName: 'Ida', birthDate: '01.02.2011' };
    const familyMembers = [{ ...teenager, departmentIds: [ids.gym] }];
    const values = { ...filled, membershipId: ids.family, familyMembers };
    const found = formProblems(membershipRules, values, { ...publicForm, consents }, 'de');
    expect(found.map(({ name, key }) => `${name}: ${key}`)).toEqual([
      `mediaConsents.${ids.website}: consentRequired`,
      `familyMembers.0.mediaConsents.${ids.website}: consentRequired`,
    ]);
    expect(found.map(({ name }) => membershipRules.stepOf(name, publicForm))).toEqual(['consent', 'consent']);
  });

  it("returns the control's name for a family member", () => {
    const member = { ...emptyMember(publicForm, 'Groß'), birthDate: '01.02.2015', departmentIds: [ids.gym] };
    expect(problems({ membershipId: ids.family, familyMembers: [member] })).toEqual([
      'familyMembers.0.firstName: required',
    ]);
  });
});
