import { type Tx, withClub } from '@/db/client';
import type { SubmitDenyRequest } from '@/lib/contracts/submissions/submissions';
import type { Ctx } from '@/lib/platform/context';
import { lockSubmission, type SubmissionRow } from '@/lib/services/submissions/queries';
import { requireStep } from '@/lib/services/submissions/rules';
import { decide } from './decide';

/**
 * Rejects an undecided submission, confirmed or not. Of several parallel decisions one succeeds; the others get a 409.
 * Returns the version afterwards. Throws 404.
 */
export function denySubmission(ctx: Ctx, input: SubmitDenyRequest & { id: string }): Promise<number> {
  return withClub(ctx, async tx => {
    const row = await lockSubmission(tx, ctx.clubId, input.id);
    requireStep('deny', row, ctx.locale);
    return (await denyLocked(tx, ctx, row, input)).version;
  });
}

/** Rejects a locked submission whose state allows it. Returns the new row. */
export function denyLocked(
  tx: Tx,
  ctx: Ctx,
  row: SubmissionRow,
  { reason, sendEmail }: SubmitDenyRequest,
): Promise<SubmissionRow> {
  return decide(tx, ctx, row, { state: 'Rejected', message: reason?.trim() ?? '', sendEmail });
}
