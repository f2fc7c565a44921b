import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const nonceBytes = 12;
const tagBytes = 16;

/** A key for the pieces of one file; it is stored encrypted, and the file is gone with it. */
export function makeFileKey(): Buffer {
  return randomBytes(32);
}

/** AES-256-GCM with a random 96-bit nonce; `place` names where the bytes belong, and they open nowhere else. */
export function sealBytes(key: Buffer, bytes: Uint8Array, place: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place));
  return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

/** Throws where the bytes were changed, moved, or sealed with another key. */
export function openBytes(key: Buffer, sealed: Buffer, place: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  })
    .setAAD(Buffer.from(place))
    .setAuthTag(sealed.subarray(-tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes, -tagBytes)), decipher.final()]);
}
