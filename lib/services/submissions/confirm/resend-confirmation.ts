import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/platform/context';
import type { SubmissionKind } from '@/lib/rules/enums';
import { readAnswers } from '@/lib/services/submissions/correct/read-answers';
import { findLastLinkAt, lockSubmission } from '@/lib/services/submissions/queries';
import { assertMemberStep, assertResendPause, requireStep } from '@/lib/services/submissions/rules';
import { atLockedStatus, type StatusVisitor } from '@/lib/services/submissions/status/status-place';
import {
  type AwaitedConfirmer,
  isGuardianAwaited,
  isOpenToAsk,
  sendConfirmations,
} from './send-confirmations';

/**
 * Sends the confirmation mail again, with new links; the earlier ones work until they expire. At most once a minute:
 * 429 (`too-soon`) with `Retry-After`. Throws 404, and 409 if no confirmation is pending. `isMeant` selects the
 * recipients.
 */
export async function resendConfirmation(
  ctx: Ctx,
  input: { kind: SubmissionKind; id: string },
  isMeant?: (confirmer: AwaitedConfirmer) => boolean,
): Promise<void> {
  await withClub(ctx, async tx => {
    const row = await lockSubmission(tx, ctx.clubId, input.id, input.kind);
    const facts = { ...row, isGuardianAwaited: await isGuardianAwaited(tx, ctx, row) };
    requireStep('resendConfirmation', facts, ctx.locale);
    assertResendPause(await findLastLinkAt(tx, ctx.clubId, row.id), ctx.now);
    await sendConfirmations(tx, ctx, row.id, 'ConfirmationResent', isMeant);
  });
}

/**
 * Sends the confirmation mails of the visitor's own submission again, like `resendConfirmation`, but not to guardians
 * who refused. Throws 404, 409, 410 and 429.
 */
export function resendOwnConfirmation(visitor: StatusVisitor, token: string): Promise<void> {
  return atLockedStatus(visitor, token, async (tx, ctx, { place, row }) => {
    assertMemberStep('ResendConfirmation', row, await readAnswers(tx, row, place.guardianId));
    await resendConfirmation(ctx, { kind: row.kind, id: row.id }, isOpenToAsk);
  });
}
