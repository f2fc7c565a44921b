/** Longest reference in the SEPA schemes. */
const mandateReferenceMax = 35;

const spelledOut: Readonly<Record<string, string>> = { Ä: 'AE', Ö: 'OE', Ü: 'UE', ẞ: 'SS' };

/**
 * Joins prefix and parts with hyphens, in `[A-Z0-9-]`, at most 35 characters. Shortens the prefix, never a part. The
 * result is unique if the parts are (a number of the club, a random token); banks ignore case.
 * @throws RangeError when a part is empty in that alphabet, or all of them together are too long
 */
export function makeMandateReference(prefix: string, ...parts: readonly (string | number)[]): string {
  const cleaned = parts.map(part => clean(String(part)));
  const tail = cleaned.join('-');
  if (cleaned.some(part => part === '') || tail.length === 0 || tail.length > mandateReferenceMax) {
    throw new RangeError('The parts do not make a mandate reference');
  }
  const head = clean(prefix)
    .slice(0, Math.max(0, mandateReferenceMax - tail.length - 1))
    .replace(/-+$/, '');
  return head === '' ? tail : `${head}-${tail}`;
}

function clean(text: string): string {
  return text
    .replace(/ß/g, 'ẞ')
    .toUpperCase()
    .normalize('NFC')
    .replace(/[ÄÖÜẞ]/g, letter => spelledOut[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Ends a sentence with exactly one full stop, also if its last word is a name such as "TSV e. V.". */
export function oneFullStop(sentence: string): string {
  return sentence.replace(/\.\.$/, '.');
}
