import type { RecordField } from '@/lib/platform/crypto/record-encryption';

/** Names of the encrypted fields of a submission; reading and writing must use the same name. */
const fieldOf =
  (table: string, column: string) =>
  (clubId: string, recordId: string): RecordField => ({ table, column, clubId, recordId });

/** By id of the submission; the text is the normalised IBAN. */
export const ibanField = fieldOf('submission_bank_accounts', 'iban_encrypted');

/** By id of the submission. */
export const accountHolderField = fieldOf('submission_bank_accounts', 'account_holder_encrypted');

/** By id of the submission. */
export const proposedIbanField = fieldOf('submission_proposed_accounts', 'iban_encrypted');

/** By id of the submission. */
export const proposedHolderField = fieldOf('submission_proposed_accounts', 'account_holder_encrypted');

/** By id of the submission; the text is the PNG data URL. */
export const signatureField = fieldOf('submission_signatures', 'image_encrypted');

/** By id of the history entry. */
export const oldValueField = fieldOf('submission_history', 'old_value');

/** By id of the history entry. */
export const newValueField = fieldOf('submission_history', 'new_value');
