import { remainder97 } from '@/lib/rules/payment/iban';

/** Total lengths if the country fixes one; else 8 to 35 characters (EPC262-08). */
const lengths: Readonly<Record<string, number>> = { AT: 18, DE: 18, ES: 16, FR: 13, IT: 23, LU: 26, NL: 19 };

export function normaliseCreditorIdentifier(text: string): string {
  return text.replace(/\s/g, '').toUpperCase();
}

/**
 * Whether a text is a SEPA creditor identifier: country, two check digits, three characters of business code that the
 * check digits do not cover, national identifier (in Germany eleven digits). Does not check who owns it.
 */
export function isCreditorIdentifier(text: string): boolean {
  const identifier = normaliseCreditorIdentifier(text);
  const country = identifier.slice(0, 2);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{3}[A-Z0-9]{1,28}$/.test(identifier)) return false;
  if (Object.hasOwn(lengths, country) && identifier.length !== lengths[country]) return false;
  if (country === 'DE' && !/^\d{11}$/.test(identifier.slice(7))) return false;
  return remainder97(identifier.slice(7) + identifier.slice(0, 4)) === 1;
}
