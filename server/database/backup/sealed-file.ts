import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/**
 * The envelope of a backup: a line that names the format, a random salt, and encrypted pieces (AES-256-GCM) of 64 KiB.
 * The nonce of a piece is its number and whether it is the last one (the STREAM construction, as in age). So a piece that
 * was changed, moved, left out or cut off is noticed, and a file without its end is refused.
 */
const magic = Buffer.from('eintritt-backup 1\n');
const saltBytes = 16;
const pieceBytes = 65_536;
const tagBytes = 16;

export class BackupError extends Error {}

/** Yields the bytes of the file for `plain`, which may come in pieces of any size. */
export async function* seal(plain: AsyncIterable<Uint8Array>, secret: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltBytes);
  const key = keyOf(secret, salt);
  yield Buffer.concat([magic, salt]);
  let held: Buffer = Buffer.alloc(0);
  let number = 0;
  for await (const bytes of plain) {
    held = held.length > 0 ? Buffer.concat([held, bytes]) : Buffer.from(bytes);
    // A full piece is held back until more comes: only then it is not the last one.
    let start = 0;
    for (; held.length - start > pieceBytes; start += pieceBytes, number += 1)
      yield sealPiece(held.subarray(start, start + pieceBytes), key, nonceOf(number, false));
    held = held.subarray(start);
  }
  yield sealPiece(held, key, nonceOf(number, true));
}

/**
 * Yields the content of a file that `seal` wrote. Throws a `BackupError` with what to do if it is no backup, if the key is
 * another one, or if a byte is missing or changed.
 */
export async function* open(sealed: AsyncIterable<Uint8Array>, secret: string): AsyncGenerator<Buffer> {
  const headBytes = magic.length + saltBytes;
  const sealedBytes = pieceBytes + tagBytes;
  let held: Buffer = Buffer.alloc(0);
  let key: Buffer | undefined;
  let number = 0;
  for await (const bytes of sealed) {
    held = Buffer.concat([held, bytes]);
    if (!key && held.length >= headBytes) {
      key = keyOf(secret, saltOf(held));
      held = held.subarray(headBytes);
    }
    // A full piece is held back until more comes: only then it is not the last one.
    let start = 0;
    for (; key && held.length - start > sealedBytes; start += sealedBytes, number += 1)
      yield openOrThrow(held.subarray(start, start + sealedBytes), key, number);
    held = held.subarray(start);
  }
  yield openOrThrow(held, key ?? keyOf(secret, saltOf(held)), number, true);
}

/** Throws if this is not the head of a backup. */
function saltOf(head: Buffer): Buffer {
  if (!head.subarray(0, magic.length).equals(magic))
    throw new BackupError('This file is no backup of Eintritt, or one of another format');
  if (head.length < magic.length + saltBytes) throw new BackupError(cutOff);
  return head.subarray(magic.length, magic.length + saltBytes);
}

function openOrThrow(piece: Buffer, key: Buffer, number: number, isLast = false): Buffer {
  const plain = piece.length < tagBytes ? null : openPiece(piece, key, nonceOf(number, isLast));
  if (!plain) throw new BackupError(faultOf(piece, key, number));
  return plain;
}

const cutOff = 'This backup is cut off: fetch the file again';

/** A piece that opens as one in the middle shows that the file lost its end. */
function faultOf(piece: Buffer, key: Buffer, number: number): string {
  const isWhole = piece.length >= tagBytes && openPiece(piece, key, nonceOf(number, false)) !== null;
  if (isWhole || (number > 0 && piece.length < tagBytes)) return cutOff;
  if (number === 0)
    return 'This backup cannot be opened: BACKUP_KEY is not the one that it was made with, or the file is damaged';
  return 'This backup is damaged or cut off: fetch the file again, or use an older one';
}

function keyOf(secret: string, salt: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, 'eintritt backup', 32));
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(number, 7);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

function sealPiece(plain: Buffer, key: Buffer, nonce: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

function openPiece(piece: Buffer, key: Buffer, nonce: Buffer): Buffer | null {
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes });
  decipher.setAuthTag(piece.subarray(-tagBytes));
  try {
    return Buffer.concat([decipher.update(piece.subarray(0, -tagBytes)), decipher.final()]);
  } catch {
    return null;
  }
}
