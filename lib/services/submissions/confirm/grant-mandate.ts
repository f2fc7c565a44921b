import type { Tx } from '@/db/client';
import type { ConfirmationActs } from '@/lib/contracts/public';
import type { Ctx } from '@/lib/platform/context';
import { invalid } from '@/lib/platform/errors';
import { normaliseIban } from '@/lib/rules/payment/iban';
import { checkAccount, checkUnusedAccount } from '@/lib/rules/payment/payment-rules';
import { fullName } from '@/lib/rules/submissions/full-name';
import { isHolder, mandateGivers } from '@/lib/rules/submissions/mandate-givers';
import { createBankAccount, deleteProposedAccount } from '@/lib/services/submissions/patch/patch-queries';
import { historyOfChange } from '@/lib/services/submissions/patch/patched';
import { updateMembershipPart } from '@/lib/services/submissions/queries';
import { recordHistory } from '@/lib/services/submissions/record-history';
import { getSubmissionRecord, type SubmissionRecord } from '@/lib/services/submissions/record-queries';
import { maskedIban } from '@/lib/services/submissions/serialize';
import { proposedAccountOf } from '@/lib/services/submissions/stored-application';
import { makeBankAccount } from '@/lib/services/submissions/submit/bank-account';
import type { ConfirmationRow } from '@/lib/services/submissions/submit/queries';
import { refused, refusedWith } from './get-confirmation';
import { originOf } from './origin';

/**
 * A guardian grants the mandate for the direct debit that a minor asked for, for the account that the minor named or
 * for one that the guardian names. Then the application pays by direct debit. Returns whether a mandate was granted; a
 * repeated act of the same guardian grants none. Throws a 400 for an account that is incomplete, wrong or without the
 * mandate, and a 409 if no mandate is awaited, if another guardian has granted it, or for the account of another guardian.
 */
export async function grantMandate(
  tx: Tx,
  ctx: Ctx,
  { guardian, club, submission }: ConfirmationRow,
  acts: ConfirmationActs,
): Promise<boolean> {
  if (!acts.sepaMandateAccepted) {
    const problems = checkUnusedAccount(acts);
    if (problems.length > 0) throw invalid(problems);
    return false;
  }
  if (!guardian) throw refused('state-conflict', 'noMandateAwaited', ctx.locale);
  const { clubId, id, number, locale } = submission;
  const record = await getSubmissionRecord(tx, clubId, 'Membership', id);
  const givenBy = fullName(guardian);
  if (!record.proposedAccount) return assertRepeated(ctx, record, givenBy);
  const account = accountFrom(acts, record);
  const problems = checkAccount({ ...account, sepaMandateAccepted: true });
  if (problems.length > 0) throw invalid(problems);
  assertOwn(ctx, account.accountHolder, record, guardian);
  const { ip, userAgent } = originOf(ctx);
  const row = makeBankAccount(ctx, { id, number, locale }, account, club);
  await createBankAccount(tx, {
    ...row,
    mandateGivenBy: givenBy,
    mandateIp: ip,
    mandateUserAgent: userAgent,
  });
  await deleteProposedAccount(tx, { clubId, id });
  await updateMembershipPart(tx, submission, { paymentMethod: 'SepaDirectDebit' });
  const before = { paymentMethod: 'OnAccount', iban: null, mandate: null };
  const after = { paymentMethod: 'SepaDirectDebit', iban: maskedIban(row), mandate: row.mandateReference };
  await recordHistory(tx, ctx, id, ...historyOfChange(before, after));
  return true;
}

/** The account that the guardian named; what they left out is as the minor named it. Another holder has another IBAN. */
function accountFrom(acts: ConfirmationActs, record: SubmissionRecord) {
  const proposed = proposedAccountOf(record);
  const [holder, iban, bic] = [acts.accountHolder, acts.iban, acts.bic].map(text => text?.trim() ?? '');
  const accountHolder = holder || (proposed.accountHolder ?? '');
  if (iban) return { accountHolder, iban: normaliseIban(iban), bic: bic ?? '' };
  const isSameHolder =
    proposed.accountHolder === null ||
    isHolder(accountHolder, { firstName: proposed.accountHolder, lastName: '' });
  return { accountHolder, iban: isSameHolder ? (proposed.iban ?? '') : '', bic: bic || (proposed.bic ?? '') };
}

/**
 * Throws a 409 if the account belongs to another guardian, who must grant the mandate themselves, or if the link went to
 * the applicant's own address.
 */
function assertOwn(
  ctx: Ctx,
  accountHolder: string,
  record: SubmissionRecord,
  guardian: { readonly id: string },
): void {
  const givers = mandateGivers(
    accountHolder,
    record.guardians.map(one => one.guardian),
    record.submission,
  );
  if (givers.some(({ id }) => id === guardian.id)) return;
  const [holder] = givers;
  if (!holder) throw refused('state-conflict', 'mandateByOwnAddress', ctx.locale);
  throw refusedWith(ctx.locale, 'mandateOfOther', { holder: fullName(holder) });
}

/** Returns false if this guardian has granted the mandate before. Throws a 409 if nobody awaits one from them. */
function assertRepeated(ctx: Ctx, { bankAccount }: SubmissionRecord, givenBy: string): false {
  if (bankAccount?.mandateGivenBy === givenBy) return false;
  if (!bankAccount?.mandateGivenBy) throw refused('state-conflict', 'noMandateAwaited', ctx.locale);
  throw refusedWith(ctx.locale, 'mandateGranted', { holder: bankAccount.mandateGivenBy });
}
