/** SEPA countries outside the EEA, where a bank needs the BIC besides the IBAN. */
const bicCountries = ['AD', 'AL', 'CH', 'GB', 'GI', 'MC', 'MD', 'ME', 'MK', 'RS', 'SM', 'VA'];

export function normaliseBic(text: string): string {
  return text.replace(/\s/g, '').toUpperCase();
}

/**
 * Whether a text has the form of a BIC (ISO 9362:2014, 8 or 11 characters, digits also in the first four). Does not
 * check that the bank exists.
 */
export function isBic(text: string): boolean {
  return /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(normaliseBic(text));
}

/** @param country of the IBAN */
export function isBicRequired(country: string): boolean {
  return bicCountries.includes(country);
}
