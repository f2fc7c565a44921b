import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, type Tx, withClub } from '@/db/client';
import { type KeyRing, processKeyRing } from '@/lib/platform/crypto/keys';
import { decryptField, encryptField, isOutdated } from '@/lib/platform/crypto/record-encryption';
import { ibanHash } from '@/lib/services/submissions/arrive/bank-account';

type EncryptedTable = {
  readonly table: string;
  readonly id: string;
  readonly columns: readonly string[];
  readonly filter?: string;
};

/**
 * Every encrypted column of a club's tables; the column that identifies the record in its associated data. A test
 * compares this list with the database.
 */
export const encryptedTables: readonly EncryptedTable[] = [
  {
    table: 'submission_bank_accounts',
    id: 'submission_id',
    columns: ['iban_encrypted', 'account_holder_encrypted'],
  },
  { table: 'submission_signatures', id: 'submission_id', columns: ['image_encrypted'] },
  { table: 'submission_history', id: 'id', columns: ['old_value', 'new_value'], filter: 'is_encrypted' },
  { table: 'mails', id: 'id', columns: ['text_encrypted', 'html_encrypted'] },
  { table: 'mail_attachments', id: 'id', columns: ['content_encrypted'] },
  { table: 'webhook_subscriptions', id: 'id', columns: ['secret_encrypted', 'previous_secret_encrypted'] },
  { table: 'smtp_settings', id: 'club_id', columns: ['password_encrypted'] },
  { table: 'export_jobs', id: 'id', columns: ['file_key_encrypted'] },
];

/** Encrypted columns that a rotation leaves: good for 24 hours, ten minutes or ten seconds, and gone afterwards. */
export const shortLivedColumns = [
  'idempotency_records.body_encrypted',
  'refresh_tokens.successor_encrypted',
  'signature_requests.image_encrypted',
];

/** Of field encryption, and of the keyed hash that finds equal IBANs. */
export type Keys = { readonly fields: KeyRing; readonly hash: KeyRing };

const processKeys = (): Keys => ({
  fields: processKeyRing('field-encryption'),
  hash: processKeyRing('keyed-hash'),
});

const batchSize = 200;
const Row = z.record(z.string(), z.string().nullable());
type Row = z.output<typeof Row>;

/**
 * Writes everything that was encrypted with a previous secret anew with `APP_SECRET`, in small transactions, while
 * the service runs; starting it again goes on where it stopped. Answers how many records were written. Throws, having
 * changed nothing of that batch, where a record's key is neither the current nor a previous one.
 */
export async function rotateKeys(db: Db, keys: Keys = processKeys()): Promise<number> {
  const clubs = await db.execute(sql`select list_club_ids() as id`);
  let written = await rotateUsers(db, keys);
  for (const { id: clubId } of z.array(z.object({ id: z.uuid() })).parse([...clubs])) {
    for (const table of encryptedTables) written += await rotateTable(db, clubId, table, keys);
  }
  return written;
}

async function rotateTable(db: Db, clubId: string, table: EncryptedTable, keys: Keys): Promise<number> {
  let written = 0;
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await withClub({ db, clubId }, async tx => {
      const batch = await readBatch(tx, clubId, table, after);
      for (const row of batch) written += await rotateRow(tx, clubId, table, row, keys);
      return batch;
    });
    const last = rows.at(-1)?.record_id;
    if (rows.length < batchSize || !last) return written;
    after = last;
  }
}

async function readBatch(
  tx: Tx,
  clubId: string,
  { table, id, columns, filter }: EncryptedTable,
  after: string,
): Promise<Row[]> {
  const rows = await tx.execute(sql`
    select ${sql.identifier(id)}::text as record_id, ${sql.join(
      columns.map(column => sql.identifier(column)),
      sql`, `,
    )}
    from ${sql.identifier(table)}
    where club_id = ${clubId} and ${sql.identifier(id)} > ${after} ${filter ? sql`and ${sql.identifier(filter)}` : sql``}
    order by ${sql.identifier(id)} limit ${batchSize} for update
  `);
  return z.array(Row).parse([...rows]);
}

async function rotateRow(
  tx: Tx,
  clubId: string,
  { table, id, columns }: EncryptedTable,
  row: Row,
  keys: Keys,
): Promise<number> {
  const recordId = row.record_id ?? '';
  const changed = columns.flatMap(column => {
    const before = row[column];
    if (!before || !isOutdated(before, keys.fields)) return [];
    const field = { table, column, clubId, recordId };
    const plaintext = decryptField(before, field, keys.fields);
    const renewed = sql`${sql.identifier(column)} = ${encryptField(plaintext, field, keys.fields)}`;
    // The keyed hash has a key of the same secret.
    return column === 'iban_encrypted'
      ? [renewed, sql`iban_hash = ${ibanHash(clubId, plaintext, keys.hash.current)}`]
      : [renewed];
  });
  if (changed.length === 0) return 0;
  await tx.execute(sql`
    update ${sql.identifier(table)} set ${sql.join(changed, sql`, `)}
    where club_id = ${clubId} and ${sql.identifier(id)} = ${recordId}
  `);
  return 1;
}

/** TOTP seeds belong to users, who belong to no club. */
async function rotateUsers(db: Db, keys: Keys): Promise<number> {
  const rows = await db.execute(
    sql`select id::text as id, totp_secret_encrypted as secret from users where totp_secret_encrypted is not null`,
  );
  let written = 0;
  for (const { id, secret } of z.array(z.object({ id: z.string(), secret: z.string() })).parse([...rows])) {
    if (!isOutdated(secret, keys.fields)) continue;
    const field = { table: 'users', column: 'totp_secret_encrypted', clubId: '', recordId: id };
    const renewed = encryptField(decryptField(secret, field, keys.fields), field, keys.fields);
    await db.execute(sql`update users set totp_secret_encrypted = ${renewed} where id = ${id}`);
    written += 1;
  }
  return written;
}
