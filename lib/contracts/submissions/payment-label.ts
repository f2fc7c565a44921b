import type { MembershipSubmission } from './submissions';

/**
 * The key under `labels.paymentMethod` of how an application pays. While only the mandate of a wished direct debit is missing, it says
 * so: until a guardian grants the mandate, `paymentMethod` is `OnAccount`.
 */
export function paymentLabelOf({
  state,
  paymentMethod,
  proposedAccount,
}: Pick<MembershipSubmission, 'state' | 'paymentMethod' | 'proposedAccount'>) {
  const isOpen = state === 'New' || state === 'Confirmed';
  return proposedAccount && isOpen ? 'MandateAwaited' : paymentMethod;
}
