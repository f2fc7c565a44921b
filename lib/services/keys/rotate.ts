import { type Db, type Tx, withClub } from '@/db/client';
import { type KeyRing, processKeyRing } from '@/lib/platform/crypto/keys';
import { decryptField, encryptField, isOutdated } from '@/lib/platform/crypto/record-encryption';
import { ibanHash } from '@/lib/services/submissions/submit/bank-account';
import {
  type EncryptedRow,
  type EncryptedTable,
  listClubIds,
  listTotpSecrets,
  lockEncryptedRows,
  updateEncryptedRow,
  updateTotpSecret,
} from './queries';

/**
 * Every encrypted column of a club's tables. A test compares this list with the database.
 */
export const encryptedTables: readonly EncryptedTable[] = [
  {
    table: 'submission_bank_accounts',
    id: 'submission_id',
    columns: ['iban_encrypted', 'account_holder_encrypted'],
  },
  {
    table: 'submission_proposed_accounts',
    id: 'submission_id',
    columns: ['iban_encrypted', 'account_holder_encrypted'],
  },
  { table: 'submission_signatures', id: 'submission_id', columns: ['image_encrypted'] },
  { table: 'submission_history', id: 'id', columns: ['old_value', 'new_value'], filter: 'is_encrypted' },
  { table: 'mails', id: 'id', columns: ['text_encrypted', 'html_encrypted'] },
  { table: 'form_drafts', id: 'id', columns: ['content_encrypted'] },
  { table: 'mail_attachments', id: 'id', columns: ['content_encrypted'] },
  { table: 'webhook_subscriptions', id: 'id', columns: ['secret_encrypted', 'previous_secret_encrypted'] },
  { table: 'smtp_settings', id: 'club_id', columns: ['password_encrypted'] },
  { table: 'export_jobs', id: 'id', columns: ['file_key_encrypted'] },
  { table: 'submission_files', id: 'id', columns: ['file_key_encrypted'] },
];

/**
 * Encrypted columns that a rotation skips: they expire after 24 hours, ten minutes or ten seconds. A test compares
 * them and `encryptedTables` with the database.
 * @internal
 */
export const shortLivedColumns = [
  'idempotency_records.body_encrypted',
  'refresh_tokens.successor_encrypted',
  'signature_requests.image_encrypted',
];

/** Keys of field encryption, and of the keyed hash that finds equal IBANs. */
export type Keys = { readonly fields: KeyRing; readonly hash: KeyRing };

const processKeys = (): Keys => ({
  fields: processKeyRing('field-encryption'),
  hash: processKeyRing('keyed-hash'),
});

const batchSize = 200;

/**
 * Encrypts every record that used a previous secret again with `APP_SECRET`. Works in small transactions while the
 * service runs; a restart continues where it stopped. Returns the number of written records. Throws, without changing
 * that batch, if a record's key is neither the current nor a previous one.
 */
export async function rotateKeys(db: Db, keys: Keys = processKeys()): Promise<number> {
  let written = await rotateUsers(db, keys);
  for (const clubId of await listClubIds(db)) {
    for (const table of encryptedTables) written += await rotateTable(db, clubId, table, keys);
  }
  return written;
}

async function rotateTable(db: Db, clubId: string, table: EncryptedTable, keys: Keys): Promise<number> {
  let written = 0;
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await withClub({ db, clubId }, async tx => {
      const batch = await lockEncryptedRows(tx, clubId, table, { after, limit: batchSize });
      for (const row of batch) written += await rotateRow(tx, clubId, table, row, keys);
      return batch;
    });
    const last = rows.at(-1)?.record_id;
    if (rows.length < batchSize || !last) return written;
    after = last;
  }
}

async function rotateRow(
  tx: Tx,
  clubId: string,
  encrypted: EncryptedTable,
  row: EncryptedRow,
  keys: Keys,
): Promise<number> {
  const { table, columns } = encrypted;
  const recordId = row.record_id ?? '';
  const values = new Map<string, string>();
  for (const column of columns) {
    const before = row[column];
    if (!before || !isOutdated(before, keys.fields)) continue;
    const field = { table, column, clubId, recordId };
    const plaintext = decryptField(before, field, keys.fields);
    values.set(column, encryptField(plaintext, field, keys.fields));
    // The keyed hash depends on the same secret.
    if (table === 'submission_bank_accounts' && column === 'iban_encrypted')
      values.set('iban_hash', ibanHash(clubId, plaintext, keys.hash.current));
  }
  if (values.size === 0) return 0;
  await updateEncryptedRow(tx, { clubId, recordId }, encrypted, values);
  return 1;
}

async function rotateUsers(db: Db, keys: Keys): Promise<number> {
  let written = 0;
  for (const { id, secret } of await listTotpSecrets(db)) {
    if (!isOutdated(secret, keys.fields)) continue;
    const field = { table: 'users', column: 'totp_secret_encrypted', clubId: '', recordId: id };
    await updateTotpSecret(
      db,
      id,
      encryptField(decryptField(secret, field, keys.fields), field, keys.fields),
    );
    written += 1;
  }
  return written;
}
