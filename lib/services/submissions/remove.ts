import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/context';
import type { SubmissionKind } from '@/lib/contracts/enums';
import { assertPrecondition, type Precondition } from '@/lib/precondition';
import { recordEvent } from '@/lib/webhooks/record-event';
import { auditDeletion } from './audit-queries';
import { deleteSubmission, lockSubmission } from './queries';
import { toEventData } from './serialize';

/**
 * Deletes a submission with all its parts, its history and its mails. What stays is an entry of the audit log
 * without personal data, and the event `ApplicationDeleted`. Throws 404 and 412.
 */
export async function removeSubmission(
  ctx: Ctx,
  input: { kind: SubmissionKind; id: string; precondition: Precondition },
): Promise<void> {
  await withClub(ctx, async tx => {
    const row = await lockSubmission(tx, ctx.clubId, input.id, input.kind);
    assertPrecondition(input.precondition, row.version);
    await auditDeletion(tx, ctx, row);
    await recordEvent(tx, ctx, {
      type: 'ApplicationDeleted',
      submissionId: row.id,
      data: toEventData(ctx.clubId, row),
    });
    await deleteSubmission(tx, ctx.clubId, row.id);
  });
}
