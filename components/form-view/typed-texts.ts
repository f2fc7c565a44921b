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

/**
 * Replaces special blanks and hyphens of a copied telephone number by plain ones, and removes
 * invisible characters. Otherwise keeps the text as typed, because people group numbers
 * differently.
 */
export function readTypedPhone(typed: string): string {
  return typed
    .replace(/\p{Cf}/gu, '')
    .replace(/^\s*tel(efon)?[.:\s]*/i, '')
    .replace(/[\p{Z}\s]+/gu, ' ')
    .replace(/\p{Pd}/gu, '-')
    .trim();
}
