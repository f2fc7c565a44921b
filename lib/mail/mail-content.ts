import { decryptField, encryptField, type RecordField } from '@/lib/platform/crypto/record-encryption';

type StoredContent = { readonly textEncrypted: string; readonly htmlEncrypted: string };
type Place = { readonly clubId: string; readonly id: string };

function field(place: Place, column: string): RecordField {
  return { table: 'mails', column, clubId: place.clubId, recordId: place.id };
}

/** Encrypts the parts of a mail for the outbox. */
export function sealContent(place: Place, content: { text: string; html: string }): StoredContent {
  return {
    textEncrypted: encryptField(content.text, field(place, 'text_encrypted')),
    htmlEncrypted: encryptField(content.html, field(place, 'html_encrypted')),
  };
}

/** Decrypts the parts of a stored mail. Throws if they belong to another mail. */
export function openContent(mail: Place & StoredContent): { text: string; html: string } {
  return {
    text: decryptField(mail.textEncrypted, field(mail, 'text_encrypted')),
    html: decryptField(mail.htmlEncrypted, field(mail, 'html_encrypted')),
  };
}
