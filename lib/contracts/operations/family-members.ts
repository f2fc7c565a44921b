import { z } from 'zod';
import { FamiliySubmit } from '@/lib/contracts/submissions/submission-shapes';
import { FamilyMember } from '@/lib/contracts/submissions/submissions';
import { operation } from '../operation';

const family = '/submits/memberships/{id}/family-members';
const familyParams = z.object({ id: z.string(), memberId: z.string() });

export const addFamilyMember = operation({
  operationId: 'addFamilyMember',
  method: 'POST',
  path: family,
  tag: 'Membership submissions',
  summary: 'Add a family member to an undecided membership application. The price is recalculated',
  access: 'Clerk',
  params: z.object({ id: z.string() }),
  body: FamiliySubmit,
  record: FamilyMember,
  isIdempotent: true,
  success: { status: 201, schema: FamilyMember },
  conflicts: ['state-conflict'],
});

export const getFamilyMember = operation({
  operationId: 'getFamilyMember',
  method: 'GET',
  path: `${family}/{memberId}`,
  tag: 'Membership submissions',
  summary: 'Get a family member of a membership application. The `ETag` is that of the application',
  access: 'Viewer',
  params: familyParams,
  success: { status: 200, schema: FamilyMember },
  hasVersion: true,
});

export const removeFamilyMember = operation({
  operationId: 'removeFamilyMember',
  method: 'DELETE',
  path: `${family}/{memberId}`,
  tag: 'Membership submissions',
  summary: 'Remove a family member from an undecided membership application. The price is recalculated',
  access: 'Clerk',
  params: familyParams,
  success: { status: 204 },
  conflicts: ['state-conflict'],
  hasVersion: true,
});
