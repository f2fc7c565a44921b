import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/context';
import type { SubmitDenyRequest } from '@/lib/contracts/submissions';
import { decide } from './decide';
import { lockSubmission } from './queries';
import { requireStep } from './rules';

/** Rejects an open submission, confirmed or not. Of several decisions at once one wins; the others get a 409. */
export async function denySubmission(ctx: Ctx, input: SubmitDenyRequest & { id: string }): Promise<void> {
  await withClub(ctx, async tx => {
    const row = await lockSubmission(tx, ctx.clubId, input.id);
    requireStep('deny', row);
    await decide(tx, ctx, row, {
      state: 'Rejected',
      message: input.reason?.trim() ?? '',
      sendEmail: input.sendEmail,
    });
  });
}
