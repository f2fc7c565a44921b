import { expect, it } from 'vitest';
import { bodyOf } from './entry-values';

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
