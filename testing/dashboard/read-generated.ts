import { eq } from 'drizzle-orm';
import {
  familyMembers,
  submissionDepartments,
  submissionMemberships,
  submissions,
} from '@/db/schema/submissions';
import type { Ctx } from '@/lib/platform/context';
import { withClub } from '@/testing/db/with-club';
import type { Generated } from './generated-club';

/** Reads the rows of a club one by one, for `naiveReports`. */
export function readGenerated(ctx: Ctx): Promise<Generated[]> {
  const { clubId } = ctx;
  return withClub(ctx, async tx => {
    const heads = await tx.select().from(submissions).where(eq(submissions.clubId, clubId));
    const partOf = Map.groupBy(
      await tx.select().from(submissionMemberships).where(eq(submissionMemberships.clubId, clubId)),
      bySubmission,
    );
    const familyOf = Map.groupBy(
      await tx.select().from(familyMembers).where(eq(familyMembers.clubId, clubId)),
      bySubmission,
    );
    const namedOf = Map.groupBy(
      await tx.select().from(submissionDepartments).where(eq(submissionDepartments.clubId, clubId)),
      bySubmission,
    );
    return heads.map(head => ({
      head,
      part: partOf.get(head.id)?.[0] ?? null,
      family: familyOf.get(head.id) ?? [],
      departmentIds: [...new Set(namedOf.get(head.id)?.map(({ departmentId }) => departmentId))],
    }));
  });
}

const bySubmission = ({ submissionId }: { readonly submissionId: string }) => submissionId;
