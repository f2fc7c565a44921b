import type { Tx } from '@/db/client';
import {
  deleteBankAccount,
  type Place,
  updateBankAccount,
} from '@/lib/services/submissions/patch/patch-queries';
import { historyOfChange } from '@/lib/services/submissions/patch/patched';
import type { HistoryStep } from '@/lib/services/submissions/record-history';
import type { SubmissionRecord } from '@/lib/services/submissions/record-queries';
import { maskedIban } from '@/lib/services/submissions/serialize';
import type { StoredApplication } from '@/lib/services/submissions/stored-application';
import { accountHolderColumn, ibanColumns } from './bank-account';

/** Writes the effect of a PATCH of this property on the account: a new value, or with `OnAccount` its removal. */
export async function storeAccount(
  tx: Tx,
  place: Place,
  property: string,
  application: StoredApplication,
): Promise<void> {
  if (property === 'iban')
    await updateBankAccount(tx, place, ibanColumns(place.clubId, place.id, application.iban ?? ''));
  if (property === 'bic') await updateBankAccount(tx, place, { bic: application.bic ?? '' });
  if (property === 'accountHolder') {
    await updateBankAccount(
      tx,
      place,
      accountHolderColumn(place.clubId, place.id, application.accountHolder ?? ''),
    );
  }
  if (/(^|\.)paymentMethod$/.test(property) && application.paymentMethod === 'OnAccount') {
    await deleteBankAccount(tx, place);
  }
}

/** History entries for an account and a mandate that are removed with `OnAccount`; the IBAN is masked. */
export function historyOfAccount(
  { bankAccount }: Pick<SubmissionRecord, 'bankAccount'>,
  { paymentMethod }: Pick<StoredApplication, 'paymentMethod'>,
): HistoryStep[] {
  if (!bankAccount || paymentMethod !== 'OnAccount') return [];
  const ended = { iban: maskedIban(bankAccount), mandate: bankAccount.mandateReference };
  return historyOfChange(ended, { iban: null, mandate: null });
}
