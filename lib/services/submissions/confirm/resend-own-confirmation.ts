import { readAnswers } from '@/lib/services/submissions/correct/read-answers';
import { assertMemberStep } from '@/lib/services/submissions/rules';
import { atLockedStatus, type StatusVisitor } from '@/lib/services/submissions/status/status-place';
import { resendConfirmation } from './resend-confirmation';
import { isOpenToAsk } from './send-confirmations';

/**
 * Sends the mails to confirm the own submission again, as `resendConfirmation` says, but to no guardian who said no. Throws 404, 409, 410 and 429.
 */
export function resendOwnConfirmation(visitor: StatusVisitor, token: string): Promise<void> {
  return atLockedStatus(visitor, token, async (tx, ctx, { row }) => {
    assertMemberStep('ResendConfirmation', row, await readAnswers(tx, row));
    await resendConfirmation(ctx, { kind: row.kind, id: row.id }, isOpenToAsk);
  });
}
