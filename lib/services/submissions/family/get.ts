import { withClub } from '@/db/client';
import type { FamilyMember } from '@/lib/contracts/submissions/submissions';
import type { Ctx } from '@/lib/platform/context';
import { notFound } from '@/lib/platform/errors';
import { getSubmissionRecord } from '@/lib/services/submissions/record-queries';
import { toFamilyMember } from '@/lib/services/submissions/serialize';

export type FamilyPlace = { readonly submissionId: string; readonly id: string };

/** Returns a family member of a membership application, and the version of that application. Throws 404. */
export async function getFamilyMember(
  ctx: Ctx,
  { submissionId, id }: FamilyPlace,
): Promise<{ member: FamilyMember; version: number }> {
  return withClub(ctx, async tx => {
    const record = await getSubmissionRecord(tx, ctx.clubId, 'Membership', submissionId);
    const member = record.familyMembers.find(one => one.id === id);
    if (!member) throw notFound();
    return { member: toFamilyMember(record, member), version: record.submission.version };
  });
}
