import { expect, it } from 'vitest';
import { exampleOf } from '@/lib/contracts/example-of';
import { PublicForm } from '@/lib/contracts/public';
import { askedParts, bodyOf } from './entry-values';

it('trims values and omits blank ones, but not those before a filled one in a list', () => {
  const values = {
    firstName: ' Änne ',
    lastName: '',
    privacyAccepted: true,
    hasSoleCustody: false,
    departmentIds: ['a', 'b'],
    surchargeIds: [],
    paper: { receivedOn: '2026-01-02' },
    guardians: [undefined, { firstName: 'Max', email: ' ' }],
    familyMembers: [{ firstName: '' }],
    customFields: { shirtSize: 'L' },
    mediaConsents: { '019a-b': true, '019a-c': false },
  };
  expect(bodyOf(values)).toEqual({
    firstName: 'Änne',
    privacyAccepted: true,
    departmentIds: ['a', 'b'],
    paper: { receivedOn: '2026-01-02' },
    guardians: [{}, { firstName: 'Max' }],
    customFields: { shirtSize: 'L' },
    mediaConsents: { '019a-b': true },
  });
});

const example = PublicForm.parse(exampleOf(PublicForm));
const [tariff] = example.memberships;
if (!tariff) throw new Error('no example');
const form = { today: '2026-07-01', memberships: [{ ...tariff, isFamilyMembership: true }] };
const family = { membershipId: tariff.id, birthDate: '2008-06-15', familyMembers: [{ firstName: 'Ida' }] };

it('puts a family member into no department that is not ticked for them', () => {
  const body = { ...family, departmentIds: ['a'] };
  expect(askedParts(body, form).familyMembers).toEqual([{ firstName: 'Ida', departmentIds: [] }]);
});

it('leaves out a family without its tariff, and guardians of an adult, by the day on which the paper came', () => {
  const body = { ...family, guardians: [{ firstName: 'Max' }], hasSoleCustody: true, membershipId: 'other' };
  expect(askedParts(body, form)).toEqual({ membershipId: 'other', birthDate: '2008-06-15' });
  const earlier = { ...body, paper: { receivedOn: '2026-06-01' } };
  expect(askedParts(earlier, form)).toMatchObject({
    guardians: [{ firstName: 'Max' }],
    hasSoleCustody: true,
  });
});
