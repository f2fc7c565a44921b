import { withClub } from '@/db/client';
import type { Ctx } from '@/lib/platform/context';
import { findLastLinkAt, lockSubmission } from '@/lib/services/submissions/queries';
import { assertResendPause, requireStep } from '@/lib/services/submissions/rules';
import type { StatusVisitor } from '@/lib/services/submissions/status/status-place';
import { assertUndecided, refused, requireConfirmation, requireConfirmationPlace } from './get-confirmation';
import { type AwaitedConfirmer, isGuardianAwaited, sendConfirmations } from './send-confirmations';

/**
 * Sends a new link to the person of this link, also after it expired. At most once a minute per submission: 429
 * (`too-soon`). Throws 404 for an unknown link or a deleted or anonymised submission, and 409 if no confirmation of
 * this person is pending.
 */
export async function renewConfirmation(visitor: StatusVisitor, token: string): Promise<void> {
  const place = await requireConfirmationPlace(visitor, token);
  const ctx: Ctx = { ...visitor, clubId: place.clubId, tx: undefined };
  await withClub(ctx, async tx => {
    const { link, submission } = await requireConfirmation(tx, visitor, place);
    const row = await lockSubmission(tx, ctx.clubId, submission.id);
    assertUndecided(row, ctx.locale);
    const facts = { ...row, isGuardianAwaited: await isGuardianAwaited(tx, ctx, row) };
    requireStep('resendConfirmation', facts, ctx.locale);
    assertResendPause(await findLastLinkAt(tx, ctx.clubId, row.id), ctx.now);
    const isMeant = ({ guardianId }: AwaitedConfirmer) => guardianId === link.guardianId;
    const sent = await sendConfirmations(tx, ctx, row.id, 'ConfirmationResent', isMeant);
    if (sent === 0) throw refused('state-conflict', 'nothingAwaited', ctx.locale);
  });
}
