import { hasAnyConfirmed } from './member-queries';
import { resendConfirmation } from './resend-confirmation';
import { assertMemberStep } from './rules';
import { atLockedStatus, type StatusVisitor } from './status-place';

/** Sends the mails to confirm the own submission again, as `resendConfirmation` says. Throws 404, 409, 410 and 429. */
export function resendOwnConfirmation(visitor: StatusVisitor, token: string): Promise<void> {
  return atLockedStatus(visitor, token, async (tx, ctx, { row }) => {
    assertMemberStep('ResendConfirmation', row, await hasAnyConfirmed(tx, row));
    await resendConfirmation(ctx, { kind: row.kind, id: row.id });
  });
}
