import { randomInt } from 'node:crypto';
import { tokenHash } from '@/lib/platform/crypto/keyed-hash';

export const recoveryCodeCount = 10;

/** Crockford's base32: no letter that looks like a digit. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const groups = 6;
const groupLength = 4;

/** Returns 120 random bits as `7KQ2-…`: enough to store as a plain hash (ASVS 6.5.2). */
export function newRecoveryCode(): string {
  const letter = () => alphabet.charAt(randomInt(alphabet.length));
  const group = () => Array.from({ length: groupLength }, letter).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** Returns the stored hash of a code; the same for every way to type it. */
export function recoveryCodeHash(code: string): string {
  const typed = code.toUpperCase().replace(/[\s-]/g, '');
  return tokenHash(typed.replaceAll('O', '0').replace(/[IL]/g, '1'));
}
