import { validate as isUuid } from 'uuid';
import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/platform/context';
import { assertPrecondition, type Precondition } from '@/lib/platform/precondition';
import type { SubmissionKind } from '@/lib/rules/enums';
import { recordAudit } from '@/lib/services/audit/record-audit';
import { removeFromExports } from '@/lib/services/exports/remove-submissions';
import { forgetSubmission } from '@/lib/services/retention/forget';
import { assertMayDelete } from '@/lib/services/submissions/decide/may-delete';
import { deleteSubmission, lockSubmission } from '@/lib/services/submissions/queries';
import { toEventData } from '@/lib/services/submissions/serialize';
import { recordEvent } from '@/lib/webhooks/record-event';

/**
 * Deletes a submission with all its parts, its history, its mails and the finished export files that contain it. An
 * audit entry and the event `ApplicationDeleted` remain, and earlier events; none of them names a person any more.
 * Throws 403 for a role that the club does not let delete, 404 and 412.
 */
export async function removeSubmission(
  ctx: Ctx,
  input: { kind: SubmissionKind; id: string; precondition: Precondition },
): Promise<void> {
  await withClub(ctx, async tx => {
    await assertMayDelete({ ...ctx, tx });
    await removeFromExports({ ...ctx, tx }, isUuid(input.id) ? [input.id] : []);
    const row = await lockSubmission(tx, ctx.clubId, input.id, input.kind);
    assertPrecondition(input.precondition, row.version);
    const { number, kind, state } = row;
    await recordAudit(tx, ctx, {
      action: 'SubmissionDeleted',
      recordType: 'Submission',
      recordId: row.id,
      details: { number, kind, state },
    });
    await recordEvent(tx, ctx, {
      type: 'ApplicationDeleted',
      submissionId: row.id,
      data: toEventData(ctx.clubId, row),
    });
    await forgetSubmission(tx, ctx.clubId, row.id);
    await deleteSubmission(tx, ctx.clubId, row.id);
  });
}
