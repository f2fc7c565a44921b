import type { Tx } from '@/db/client';
import { accountHolderColumn, ibanColumns } from './bank-account';
import { deleteBankAccount, type Place, updateBankAccount } from './patch-queries';
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
