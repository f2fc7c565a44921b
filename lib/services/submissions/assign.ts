import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/context';
import type { SubmissionAssignment } from '@/lib/contracts/submission-work';
import { invalid } from '@/lib/errors';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { getAssignee, holdAssignee, setAssignee } from './assignment-queries';
import { lockSubmission } from './queries';

/**
 * Gives a submission to a user of the club or to nobody, with an entry of the audit log where that is another one than
 * before. Throws 404, and a 400 for somebody who does not process submissions here.
 */
export async function assignSubmission(
  ctx: Ctx,
  { id, assigneeId }: { readonly id: string; readonly assigneeId: string | null },
): Promise<SubmissionAssignment> {
  return withClub(ctx, async tx => {
    const row = await lockSubmission(tx, ctx.clubId, id);
    if (assigneeId !== null && (await holdAssignee(tx, ctx.clubId, assigneeId)) === null) {
      throw invalid([{ path: 'assigneeId', key: 'unknownUser' }]);
    }
    if (assigneeId !== row.assigneeId) {
      await setAssignee(tx, ctx.clubId, row.id, assigneeId);
      const details = { changed: ['assigneeId'], from: row.assigneeId, to: assigneeId };
      await recordAudit(tx, ctx, { action: 'Updated', recordType: 'Submission', recordId: row.id, details });
    }
    return { assignee: await getAssignee(tx, ctx.clubId, row.id) };
  });
}
