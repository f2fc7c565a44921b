import { paymentMethods } from '@/lib/rules/enums';
import { isBicRequired } from '@/lib/rules/payment/bic';
import { checkIban } from '@/lib/rules/payment/iban';
import { checkFields, checksOf } from '@/lib/rules/submissions/field-checks';
import { checkBicField, checkIbanField } from '@/lib/rules/submissions/field-rules';
import type {
  MembershipApplication,
  MembershipFormConfig,
} from '@/lib/rules/submissions/membership-application';
import { at, type Finding, finding, type Problem } from '@/lib/rules/submissions/problem';
import type { Signing } from '@/lib/rules/submissions/signing-rules';
import { isBlank, type Text } from '@/lib/rules/submissions/text-rules';

type Payment = Pick<
  MembershipApplication,
  'paymentMethod' | 'iban' | 'bic' | 'accountHolder' | 'sepaMandateAccepted'
>;

type Offer = Pick<MembershipFormConfig['settings'], 'showSepa' | 'showOnAccount'>;

/** The payment methods that a form shows, in its order. */
export function offeredPaymentMethods(offer: Offer): readonly (typeof paymentMethods)[number][] {
  return paymentMethods.filter(method =>
    method === 'SepaDirectDebit' ? offer.showSepa : offer.showOnAccount,
  );
}

/**
 * Requires a method that the form shows; account and mandate for direct debit, no bank data for other methods. Where the
 * guardians sign, a minor may name an account and grants no mandate.
 */
export function checkPayment(
  payment: Payment,
  offer: Offer,
  signedBy: Signing['signedBy'] = 'Sender',
): Problem[] {
  const checkDebit =
    signedBy === 'Guardians' && !payment.sepaMandateAccepted ? checkProposedAccount : checkAccount;
  const isTooEarly = signedBy === 'Guardians' && payment.sepaMandateAccepted;
  if (isBlank(payment.paymentMethod)) return at('paymentMethod', finding('required'));
  return [
    ...at('paymentMethod', checkMethod(payment.paymentMethod, offer)),
    ...(payment.paymentMethod === 'SepaDirectDebit' ? checkDebit(payment) : refuseAccount(payment)),
    ...at('sepaMandateAccepted', isTooEarly ? finding('mandateByGuardian') : null),
  ];
}

function checkMethod(method: Text, offer: Offer): Finding | null {
  return offeredPaymentMethods(offer).some(offered => offered === method)
    ? null
    : finding('paymentMethodNotOffered');
}

/** Requires IBAN, account holder and mandate; the BIC if the bank is outside the EEA. */
export function checkAccount(payment: Payment): Problem[] {
  return [
    ...checkNumbers(payment, ['accountHolder', 'iban']),
    ...at('sepaMandateAccepted', payment.sepaMandateAccepted ? null : finding('mandateRequired')),
  ];
}

/** Requires the mandate for an account that a guardian names: without it the account would be lost. */
export function checkUnusedAccount(account: Pick<Payment, 'accountHolder' | 'iban' | 'bic'>): Problem[] {
  if ([account.accountHolder, account.iban, account.bic].every(isBlank)) return [];
  return [...checkNumbers(account, []), ...at('sepaMandateAccepted', finding('mandateForAccount'))];
}

/** An account that a guardian completes: each value may be absent. */
function checkProposedAccount(payment: Payment): Problem[] {
  return checkNumbers(payment, []);
}

function checkNumbers(
  payment: Pick<Payment, 'iban' | 'bic' | 'accountHolder'>,
  required: readonly string[],
): Problem[] {
  const iban = checkIban(payment.iban ?? '');
  const isBicMissing = iban.ok && isBicRequired(iban.country) && isBlank(payment.bic);
  const checks = { ...checksOf(['accountHolder'], { today: '' }), iban: checkIbanField, bic: checkBicField };
  return [
    ...checkFields(payment, checks, required),
    ...at('bic', isBicMissing ? finding('bicRequired') : null),
  ];
}

function refuseAccount(payment: Payment): Problem[] {
  return (['accountHolder', 'iban', 'bic'] as const).flatMap(name =>
    at(name, isBlank(payment[name]) ? null : finding('bankDataNotAllowed')),
  );
}
