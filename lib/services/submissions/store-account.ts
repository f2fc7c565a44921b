import type { Tx } from '@/db/client';
import { accountHolderColumn, ibanColumns } from './bank-account';
import { deleteBankAccount, type Place, updateBankAccount } from './patch-queries';
import { historyOfChange } from './patched';
import type { HistoryStep } from './record-history';
import type { SubmissionRecord } from './record-queries';
import { maskedIban } from './serialize';
import type { StoredApplication } from './stored-application';

/** Writes what a PATCH of this property means for the account: another text, or with `OnAccount` its end. */
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
  if (application.paymentMethod === 'OnAccount') await deleteBankAccount(tx, place);
}

/** The history entries of an account and a mandate that end with `OnAccount`, the IBAN masked. */
export function historyOfAccount(
  { bankAccount }: Pick<SubmissionRecord, 'bankAccount'>,
  { paymentMethod }: Pick<StoredApplication, 'paymentMethod'>,
): HistoryStep[] {
  if (!bankAccount || paymentMethod !== 'OnAccount') return [];
  const ended = { iban: maskedIban(bankAccount), mandate: bankAccount.mandateReference };
  return historyOfChange(ended, { iban: null, mandate: null });
}
