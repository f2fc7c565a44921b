import { addFamilyMember as operation } from '@/lib/contracts/operations/family-members';
import { created } from '@/lib/http/reply';
import { bind, resource } from '@/lib/http/route';
import { addFamilyMember } from '@/lib/services/submissions/family/add';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  bind(operation, async ({ ctx, params, body }) => {
    const member = await addFamilyMember(ctx, { submissionId: params.id, member: body });
    return created(member, `/submits/memberships/${params.id}/family-members/${member.id}`);
  }),
);
