import { expect, it } from 'vitest';
import { bodyOf, withoutPlace } from './entry-values';

it('converts paths to a body and omits blank values', () => {
  const values = {
    firstName: ' Änne ',
    lastName: '',
    privacyAccepted: true,
    hasSoleCustody: false,
    departmentIds: ['a', 'b'],
    surchargeIds: [],
    'paper.receivedOn': '2026-01-02',
    'guardians[1].firstName': 'Max',
    'customFields.shirtSize': 'L',
    'mediaConsents.019a-b': true,
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

it('removes an item of a list and shifts the following ones', () => {
  const values = {
    city: 'Bonn',
    'familyMembers[0].firstName': 'Ida',
    'familyMembers[1].firstName': 'Max',
    'familyMembers[2].firstName': 'Eva',
  };
  expect(withoutPlace(values, 'familyMembers', 1)).toEqual({
    city: 'Bonn',
    'familyMembers[0].firstName': 'Ida',
    'familyMembers[1].firstName': 'Eva',
  });
});
