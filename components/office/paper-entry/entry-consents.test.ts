import { describe, expect, it } from 'vitest';
import { addedConsentWay, withFamilyConsents } from '@/components/office/paper-entry/entry-consents';
import type { PublicForm } from '@/lib/contracts/public';
import { MembershipSubmission } from '@/lib/contracts/submissions/submissions';
import { ids, publicForm } from '@/testing/form-view/public-form';

const form: PublicForm = { ...publicForm, kind: 'Membership' };
const application = MembershipSubmission.parse(MembershipSubmission.meta()?.example);
const body = {
  membershipId: ids.family,
  email: 'anna@example.org',
  birthDate: '1990-02-28',
  paper: { receivedOn: '2026-07-01' },
  familyMembers: [
    { firstName: 'Ben', birthDate: '1988-03-02', email: 'ben@example.org' },
    { firstName: 'Ida', birthDate: '2011-02-01', mediaConsents: { [ids.newsletter]: true } },
    { firstName: 'Ole', birthDate: '2015-02-01', mediaConsents: { [ids.newsletter]: true } },
    {},
  ],
};
const answer = (consentId: string, mediaType: string, isGiven: boolean) => ({
  consentId,
  mediaType,
  isGiven,
});

describe('withFamilyConsents', () => {
  it('sends for each person their link, all answers of their own, or neither', () => {
    expect(withFamilyConsents(body, form).familyMembers).toEqual([
      { ...body.familyMembers[0], consentsByLink: true },
      {
        firstName: 'Ida',
        birthDate: '2011-02-01',
        mediaConsents: [answer(ids.website, 'Website', false), answer(ids.newsletter, 'Newsletter', true)],
      },
      { firstName: 'Ole', birthDate: '2015-02-01' },
      {},
    ]);
  });

  it('sends answers of their own for a child for whom the paper answers otherwise', () => {
    const [, , ole] = body.familyMembers;
    const { familyMembers } = withFamilyConsents(
      { ...body, familyMembers: [{ ...ole, hasOwnConsents: true }] },
      form,
    );
    expect(familyMembers).toEqual([
      {
        firstName: 'Ole',
        birthDate: '2015-02-01',
        mediaConsents: [answer(ids.website, 'Website', false), answer(ids.newsletter, 'Newsletter', true)],
      },
    ]);
  });

  it('leaves an application of one person as it is', () => {
    const { familyMembers: _familyMembers, ...alone } = body;
    expect(withFamilyConsents(alone, form)).toEqual(alone);
  });
});

describe('addedConsentWay', () => {
  const received = { ...application, email: 'anna@example.org', receivedAt: '2026-07-01T10:00:00Z' };
  const added = (person: object, more: Partial<PublicForm> = {}) =>
    addedConsentWay(person, { ...received, familyMembers: [] }, { ...form, ...more });

  it.each([
    ['an adult with an address of their own', { birthDate: '1988-03-02', email: 'ben@example.org' }, 'Link'],
    [
      'an adult with the address of the applicant',
      { birthDate: '1988-03-02', email: 'Anna@example.org' },
      'Own',
    ],
    ['who turns 14 on the day of receipt', { birthDate: '2012-07-01' }, 'Own'],
    ['who turns 14 a day later', { birthDate: '2012-07-02' }, 'Shared'],
    ['with other answers for a child', { birthDate: '2015-02-01', hasOwnConsents: true }, 'Differs'],
    ['without a birth date', {}, 'Shared'],
  ])('asks %s as the form does', (_who, person, way) => {
    expect(added(person)).toBe(way);
  });

  it('asks nothing where the club has no consents', () => {
    expect(added({ birthDate: '1988-03-02' }, { consents: [] })).toBe('Shared');
  });
});
