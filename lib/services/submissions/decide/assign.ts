import { withClub } from '@/db/client';
import type { Assignee, SubmissionAssignment } from '@/lib/contracts/submissions/submission-work';
import type { Ctx } from '@/lib/platform/context';
import { invalid } from '@/lib/platform/errors';
import { isWithinLimit } from '@/lib/rules/submissions/named-departments';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { lockSubmission } from '@/lib/services/submissions/queries';
import { getAssignee, listAssigneeRows, lockAssignee, setAssignee } from './assignment-queries';

/**
 * Assigns a submission to a user of the club, or to nobody. Writes an entry of the audit log if the assignee changes.
 * Throws 404, and 400 at `path` for a user who does not process submissions of this club, or not this one.
 */
export async function assignSubmission(
  ctx: Ctx,
  {
    id,
    assigneeId,
    path = 'assigneeId',
  }: { readonly id: string; readonly assigneeId: string | null; readonly path?: string },
): Promise<SubmissionAssignment> {
  return withClub(ctx, async tx => {
    const row = await lockSubmission(tx, ctx.clubId, id);
    if (assigneeId !== null) {
      const assignee = await lockAssignee(tx, ctx.clubId, assigneeId);
      if (assignee === null) throw invalid([{ path, key: 'unknownUser' }]);
      if (!isWithinLimit(row.departmentIds, assignee.departmentIds))
        throw invalid([{ path, key: 'assigneeOutsideDepartments' }]);
    }
    if (assigneeId !== row.assigneeId) {
      await setAssignee(tx, ctx.clubId, row.id, assigneeId);
      const details = { changed: ['assigneeId'], from: row.assigneeId, to: assigneeId };
      await recordAudit(tx, ctx, { action: 'Updated', recordType: 'Submission', recordId: row.id, details });
    }
    return { assignee: await getAssignee(tx, ctx.clubId, row.id) };
  });
}

/** Returns the assignee of a submission. Throws 404. */
export async function getAssignment(ctx: Ctx, id: string): Promise<SubmissionAssignment> {
  return withClub(ctx, async tx => ({ assignee: await getAssignee(tx, ctx.clubId, id) }));
}

/** Lists the users who can process submissions, by name. */
export function listAssignees(ctx: Ctx): Promise<Assignee[]> {
  return withClub(ctx, tx => listAssigneeRows(tx, ctx.clubId));
}
