import { withClub } from '@/db/client';
import type { Assignee, SubmissionAssignment } from '@/lib/contracts/submission-work';
import type { Ctx } from '@/lib/platform/context';
import { getAssignee, listAssigneeRows } from './assignment-queries';

/** Who takes care of a submission. Throws 404. */
export async function getAssignment(ctx: Ctx, id: string): Promise<SubmissionAssignment> {
  return withClub(ctx, async tx => ({ assignee: await getAssignee(tx, ctx.clubId, id) }));
}

/** Everybody who can take care of submissions, by name. */
export function listAssignees(ctx: Ctx): Promise<Assignee[]> {
  return withClub(ctx, tx => listAssigneeRows(tx, ctx.clubId));
}
