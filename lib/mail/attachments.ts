import { and, asc, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '@/db/client';
import { mailAttachments } from '@/db/schema/mail';
import { decryptField, encryptField, type RecordField } from '@/lib/platform/crypto/record-encryption';

/** A file that is to go with a mail. */
export type NewAttachment = {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: Uint8Array<ArrayBuffer>;
};

type Place = { readonly clubId: string; readonly mailId: string };

const field = (clubId: string, id: string): RecordField => ({
  ...{ table: 'mail_attachments', column: 'content_encrypted', clubId, recordId: id },
});

/** Keeps a file with its mail, encrypted; it goes when the mail goes. */
export async function insertAttachment(
  tx: Tx,
  { clubId, mailId }: Place,
  { content, ...about }: NewAttachment,
): Promise<void> {
  const id = uuidv7();
  const contentEncrypted = encryptField(Buffer.from(content).toString('base64'), field(clubId, id));
  const size = content.byteLength;
  await tx.insert(mailAttachments).values({ clubId, id, mailId, ...about, size, contentEncrypted });
}

/** What goes with a mail, without the files themselves. */
export function listAttachments(tx: Tx, { clubId, mailId }: Place) {
  const { id, fileName, contentType, size } = mailAttachments;
  return tx
    .select({ id, fileName, contentType, size })
    .from(mailAttachments)
    .where(isOf({ clubId, mailId }))
    .orderBy(asc(id));
}

/** The files that go with a mail; one of them where `id` is named. */
export async function openAttachments(tx: Tx, place: Place, id?: string): Promise<NewAttachment[]> {
  const rows = await tx
    .select()
    .from(mailAttachments)
    .where(and(isOf(place), id === undefined ? undefined : eq(mailAttachments.id, id)))
    .orderBy(asc(mailAttachments.id));
  return rows.map(row => ({
    fileName: row.fileName,
    contentType: row.contentType,
    content: new Uint8Array(
      Buffer.from(decryptField(row.contentEncrypted, field(row.clubId, row.id)), 'base64'),
    ),
  }));
}

function isOf({ clubId, mailId }: Place) {
  return and(eq(mailAttachments.clubId, clubId), eq(mailAttachments.mailId, mailId));
}
