import { formatIban } from '@/lib/rules/payment/iban';

/** An IBAN as people copy it (`IBAN: de89-3704.0044…`), without what is around and between its characters. */
export function readTypedIban(typed: string): string {
  return typed
    .replace(/[\p{Z}\p{C}\p{P}]/gu, '')
    .toUpperCase()
    .replace(/^IBAN/, '');
}

/** In groups of four, as it stands on the card. */
export function writeTypedIban(typed: string): string {
  return formatIban(readTypedIban(typed));
}
