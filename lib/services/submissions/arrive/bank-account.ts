import type { KeyObject } from 'node:crypto';
import { keyedHash } from '@/lib/platform/crypto/keyed-hash';
import { encryptField } from '@/lib/platform/crypto/record-encryption';
import { normaliseIban } from '@/lib/rules/payment/iban';
import { accountHolderField, ibanField } from '@/lib/services/submissions/encrypted-fields';

/** By which equal accounts of a club are found without their IBAN being stored; of the IBAN's normal form. */
export function ibanHash(clubId: string, iban: string, key?: KeyObject): string {
  return keyedHash(iban, 'iban', clubId, key);
}

/** The columns of a submission's IBAN: encrypted, with a keyed hash to find equal ones and what masks show. */
export function ibanColumns(clubId: string, submissionId: string, iban: string) {
  const normal = normaliseIban(iban);
  return {
    ibanEncrypted: encryptField(normal, ibanField(clubId, submissionId)),
    ibanHash: ibanHash(clubId, normal),
    ibanCountry: normal.slice(0, 2),
    ibanLastFour: normal.slice(-4),
  };
}

/** The column of a submission's account holder. */
export function accountHolderColumn(clubId: string, submissionId: string, accountHolder: string) {
  return {
    accountHolderEncrypted: encryptField(accountHolder.trim(), accountHolderField(clubId, submissionId)),
  };
}
