import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { type KeyRing, processKeyRing } from './keys';

/** The field that a ciphertext belongs to; it decrypts for no other field. */
export type RecordField = {
  readonly table: string;
  readonly column: string;
  /** Empty for records that belong to no club. */
  readonly clubId: string;
  readonly recordId: string;
};

const format = 'v1';
const nonceBytes = 12;
const tagBytes = 16;

function associatedData(field: RecordField): Buffer {
  return Buffer.from([format, field.table, field.column, field.clubId, field.recordId].join('\u0000'));
}

/**
 * Encrypts with AES-256-GCM and a random 96-bit nonce; the record's identity is associated data. Returns `v1.<key
 * id>.<nonce>.<ciphertext and tag>` in base64url. Does not hide the length of the text.
 */
export function encryptField(
  plaintext: string,
  field: RecordField,
  ring: KeyRing = processKeyRing('field-encryption'),
): string {
  return sealed(plaintext, field, ring, randomBytes(nonceBytes));
}

/**
 * As `encryptField`, but equal texts of a field give equal results, so that an answer that contains one stays the same.
 * The nonce is an HMAC of field and text: another text never gets the same one.
 */
export function encryptFieldSteadily(plaintext: string, field: RecordField): string {
  const hmac = createHmac('sha256', processKeyRing('steady-nonce').current);
  const nonce = hmac.update(associatedData(field)).update('\u0000').update(plaintext).digest();
  return sealed(plaintext, field, processKeyRing('field-encryption'), nonce.subarray(0, nonceBytes));
}

function sealed(plaintext: string, field: RecordField, ring: KeyRing, nonce: Buffer): string {
  const cipher = createCipheriv('aes-256-gcm', ring.current, nonce).setAAD(associatedData(field));
  const bytes = Buffer.concat([cipher.update(plaintext, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return [format, ring.currentId, nonce.toString('base64url'), bytes.toString('base64url')].join('.');
}

/** Throws if the text was changed, moved to another record, or encrypted with a key that is not available. */
export function decryptField(
  encrypted: string,
  field: RecordField,
  ring: KeyRing = processKeyRing('field-encryption'),
): string {
  const [version, id = '', nonce = '', sealedText = ''] = encrypted.split('.');
  const key = ring.byId.get(id);
  if (version !== format || !key)
    throw new Error(
      `No key for an encrypted ${field.table}.${field.column}: set the APP_SECRET that it was encrypted with, or add that one to APP_SECRET_PREVIOUS`,
    );
  const sealed = Buffer.from(sealedText, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce, 'base64url'), {
    authTagLength: tagBytes,
  })
    .setAAD(associatedData(field))
    .setAuthTag(sealed.subarray(-tagBytes));
  const text = decipher.update(sealed.subarray(0, -tagBytes));
  // GCM is a stream: only the check of the tag is left.
  decipher.final();
  return text.toString('utf8');
}

/** Whether the text was encrypted with a previous key, so a rotation must encrypt it again. */
export function isOutdated(encrypted: string, ring: KeyRing = processKeyRing('field-encryption')): boolean {
  return encrypted.split('.')[1] !== ring.currentId;
}
