import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '@/db/client';
import { decryptField, encryptField, type RecordField } from '@/lib/platform/crypto/record-encryption';
import { type Attachments, createAttachment, listAttachmentRows } from './attachment-queries';

/** A file to attach to a mail. */
export type NewAttachment = {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: Uint8Array<ArrayBuffer>;
};

const field = (clubId: string, id: string): RecordField => ({
  table: 'mail_attachments',
  column: 'content_encrypted',
  clubId,
  recordId: id,
});

/** Stores an encrypted attachment. It is deleted with its mail. */
export async function insertAttachment(
  tx: Tx,
  { clubId, mailId }: Attachments,
  { content, ...about }: NewAttachment,
): Promise<void> {
  const id = uuidv7();
  const contentEncrypted = encryptField(Buffer.from(content).toString('base64'), field(clubId, id));
  const size = content.byteLength;
  await createAttachment(tx, { clubId, id, mailId, ...about, size, contentEncrypted });
}

/** Lists the decrypted attachments of a mail; only one if `id` is given. */
export async function openAttachments(tx: Tx, place: Attachments, id?: string): Promise<NewAttachment[]> {
  const rows = await listAttachmentRows(tx, place, id);
  return rows.map(row => ({
    fileName: row.fileName,
    contentType: row.contentType,
    content: new Uint8Array(
      Buffer.from(decryptField(row.contentEncrypted, field(row.clubId, row.id)), 'base64'),
    ),
  }));
}
