import { formatIban } from '@/lib/rules/payment/iban';

/** Removes prefix, spaces and punctuation from a copied IBAN (`IBAN: de89-3704.0044…`). */
export function readTypedIban(typed: string): string {
  return typed
    .replace(/[\p{Z}\p{C}\p{P}]/gu, '')
    .toUpperCase()
    .replace(/^IBAN/, '');
}

/** In groups of four, as printed on the card. */
export function writeTypedIban(typed: string): string {
  return formatIban(readTypedIban(typed));
}
