import { makeFileKey, openBytes, sealBytes } from '@/lib/platform/crypto/byte-encryption';
import { decryptField, encryptField } from '@/lib/platform/crypto/record-encryption';

type Place = { readonly clubId: string; readonly id: string };

const keyField = ({ clubId, id }: Place) => ({
  table: 'submission_files',
  column: 'file_key_encrypted',
  clubId,
  recordId: id,
});
const placeName = ({ clubId, id }: Place) => `submission_files/${clubId}/${id}`;

/** Encrypts a file with a key of its own. A rotation of `APP_SECRET` encrypts only that key again. */
export function sealFile(place: Place, bytes: Buffer): { fileKeyEncrypted: string; data: Buffer } {
  const key = makeFileKey();
  const fileKeyEncrypted = encryptField(key.toString('base64url'), keyField(place));
  return { fileKeyEncrypted, data: sealBytes(key, bytes, placeName(place)) };
}

/** Throws if the row was changed or copied from another one. */
export function openFile(row: Place & { readonly fileKeyEncrypted: string; readonly data: Buffer }): Buffer {
  const key = Buffer.from(decryptField(row.fileKeyEncrypted, keyField(row)), 'base64url');
  return openBytes(key, row.data, placeName(row));
}
