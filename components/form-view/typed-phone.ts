/**
 * A telephone number as it is copied from contacts and web pages, with plain blanks and hyphens and without marks
 * that nobody sees; else as it was typed, since everybody groups numbers differently.
 */
export function readTypedPhone(typed: string): string {
  return typed
    .replace(/\p{Cf}/gu, '')
    .replace(/^\s*tel(efon)?[.:\s]*/i, '')
    .replace(/[\p{Z}\s]+/gu, ' ')
    .replace(/\p{Pd}/gu, '-')
    .trim();
}
