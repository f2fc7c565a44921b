import { expect, it } from 'vitest';
import { changedPartsOf } from '@/lib/rules/submissions/changed-parts';

it.each([
  [['street', 'zip', 'city'], false, ['Address']],
  [['street', 'email'], true, ['Address', 'Contact', 'Account']],
  [['lastName', 'mobile'], false, ['Person', 'Contact']],
  [['membershipId', 'departmentIds'], false, ['Membership', 'Departments']],
  [['paymentMethod'], false, ['Account']],
  [['familyMembers', 'guardians', 'hasSoleCustody'], false, ['Family', 'Guardians']],
  [['mediaConsents', 'customFields', 'unknown'], false, ['Consents', 'Other']],
  [[], true, ['Account']],
] as const)('wishes %j, bank data %s: %j', (wishes, hasAccount, parts) =>
  expect(changedPartsOf(wishes, hasAccount)).toEqual(parts),
);
