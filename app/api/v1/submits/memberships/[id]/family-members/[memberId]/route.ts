import {
  getFamilyMember as getOperation,
  removeFamilyMember as removeOperation,
} from '@/lib/contracts/operations/family-members';
import { noContent, ok } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { getFamilyMember } from '@/lib/services/submissions/family/get';
import { removeFamilyMember } from '@/lib/services/submissions/family/remove';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(getOperation, async ({ ctx, params }) => {
    const { member, version } = await getFamilyMember(ctx, { submissionId: params.id, id: params.memberId });
    return ok(member, { version, showsOthers: true });
  }),
  bind(removeOperation, async ({ ctx, params, precondition }) => {
    await removeFamilyMember(ctx, { submissionId: params.id, id: params.memberId, precondition });
    return noContent();
  }),
);
