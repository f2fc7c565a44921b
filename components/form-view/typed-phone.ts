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
