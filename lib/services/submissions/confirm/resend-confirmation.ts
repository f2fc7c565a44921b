import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/platform/context';
import type { SubmissionKind } from '@/lib/rules/enums';
import { findLastLinkAt, lockSubmission } from '@/lib/services/submissions/queries';
import { assertResendPause, requireStep } from '@/lib/services/submissions/rules';
import { type AwaitedConfirmer, sendConfirmations } from './send-confirmations';

/**
 * Sends the confirmation mail again, with new links that take the place of the old ones. At most once a minute:
 * 429 (`too-soon`) with `Retry-After`; 409 where no confirmation is awaited. `isMeant` leaves
 * people out.
 */
export async function resendConfirmation(
  ctx: Ctx,
  input: { kind: SubmissionKind; id: string },
  isMeant?: (confirmer: AwaitedConfirmer) => boolean,
): Promise<void> {
  await withClub(ctx, async tx => {
    const row = await lockSubmission(tx, ctx.clubId, input.id, input.kind);
    requireStep('resendConfirmation', row);
    assertResendPause(await findLastLinkAt(tx, ctx.clubId, row.id), ctx.now);
    await sendConfirmations(tx, ctx, row.id, 'ConfirmationResent', isMeant);
  });
}
