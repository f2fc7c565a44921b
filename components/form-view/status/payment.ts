import type { Texts } from '@/components/form-view/texts';
import type { ConfirmationInfo } from '@/lib/contracts/public';
import { paymentLabelOf } from '@/lib/contracts/submissions/payment-label';
import type { MembershipSubmission } from '@/lib/contracts/submissions/submissions';

type Account = { readonly accountHolder: string | null; readonly iban: string | null };

/** How an application pays, as every page shows it: in a row of its own, and in one line with the account. */
export type Payment = Account & { readonly method: string; readonly line: string };

/**
 * By invoice, or from an account. Shows the account that a minor named together with the mandate that is awaited: until
 * the mandate is granted the application pays by invoice.
 */
export function paymentOf(submission: MembershipSubmission, t: Texts): Payment {
  const { paymentMethod, accountHolder, iban, proposedAccount } = submission;
  const label = paymentLabelOf(submission);
  if (label === null) return unknownPayment;
  if (proposedAccount && label === 'MandateAwaited') return awaitedPayment(proposedAccount, t);
  return settledPayment(paymentMethod === 'OnAccount' ? null : { accountHolder, iban }, t);
}

const unknownPayment: Payment = { accountHolder: null, iban: null, method: '', line: '' };

/** The same of a link whose submission is no longer shown in full; null without a membership. */
export function paymentOfLink(
  { membership, mandateRequest, isWithdrawn }: ConfirmationInfo,
  t: Texts,
): Payment | null {
  if (mandateRequest) return awaitedPayment(mandateRequest, t);
  if (!membership || (isWithdrawn && membership.iban === null)) return null;
  return settledPayment(membership.iban === null ? null : membership, t);
}

function awaitedPayment({ accountHolder, iban }: Account, t: Texts): Payment {
  const account = accountText({ accountHolder, iban }) || 'none';
  return {
    accountHolder,
    iban,
    method: t('labels.paymentMethod.MandateAwaited'),
    line: t('form.acts.awaited', { account }),
  };
}

function settledPayment(account: Account | null, t: Texts): Payment {
  const method = t(`labels.paymentMethod.${account ? 'SepaDirectDebit' : 'OnAccount'}`);
  const { accountHolder, iban } = account ?? { accountHolder: null, iban: null };
  return {
    accountHolder,
    iban,
    method,
    line: [method, account && accountText(account)].filter(Boolean).join(': '),
  };
}

/** The IBAN stays in one line. */
export function accountText({ accountHolder, iban }: Account): string {
  return [accountHolder, iban?.replaceAll(' ', '\u00a0')].filter(Boolean).join(', ');
}
