import { type Tx, withClub } from '@/db/client';
import type { SubmitDenyRequest } from '@/lib/contracts/submissions/submissions';
import type { Ctx } from '@/lib/platform/context';
import { lockSubmission, type SubmissionRow } from '@/lib/services/submissions/queries';
import { requireStep } from '@/lib/services/submissions/rules';
import { decide } from './decide';

/**
 * Rejects an undecided submission, confirmed or not. Of several parallel decisions one succeeds; the others get a 409.
 * Throws 404.
 */
export async function denySubmission(ctx: Ctx, input: SubmitDenyRequest & { id: string }): Promise<void> {
  await withClub(ctx, async tx => {
    const row = await lockSubmission(tx, ctx.clubId, input.id);
    requireStep('deny', row, ctx.locale);
    await denyLocked(tx, ctx, row, input);
  });
}

/** Rejects a locked submission whose state allows it. No person gets a number. */
export async function denyLocked(
  tx: Tx,
  ctx: Ctx,
  row: SubmissionRow,
  { reason, sendEmail }: SubmitDenyRequest,
): Promise<readonly never[]> {
  await decide(tx, ctx, row, { state: 'Rejected', message: reason?.trim() ?? '', sendEmail });
  return [];
}
