import type { MembershipSubmission } from './submissions';

/**
 * The key under `labels.paymentMethod` of how an application pays. While only the mandate of a wished direct debit is
 * missing, it says so: until a guardian grants the mandate, `paymentMethod` is `OnAccount`. Null if a withdrawal deleted
 * the account that a minor may have named: whether direct debit was wished is then unknown.
 */
export function paymentLabelOf({
  state,
  paymentMethod,
  proposedAccount,
  withdrawnAt,
}: Pick<MembershipSubmission, 'state' | 'paymentMethod' | 'proposedAccount' | 'withdrawnAt'>) {
  if (withdrawnAt && paymentMethod === 'OnAccount') return null;
  const isOpen = state === 'New' || state === 'Confirmed';
  return proposedAccount && isOpen ? 'MandateAwaited' : paymentMethod;
}
