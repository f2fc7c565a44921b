import { toUnicodeEmail } from '@/lib/rules/format/email-domain';
import { checkIban, formatIban, ibanLength } from '@/lib/rules/payment/iban';
import { noLastName, type SubmissionField, type TextType } from '@/lib/rules/submissions/submission-fields';
import { cleanLine, cleanParagraphs } from '@/lib/rules/texts/clean-text';

/**
 * Finds the IBAN in a copied text (`IBAN: de89-3704.0044…`, `my IBAN is DE89 …`). Without a whole one returns the text
 * without blanks and punctuation, in capitals.
 */
export function readTypedIban(typed: string): string {
  const line = cleanLine(typed.normalize('NFKC'));
  const solid = line.replace(/[\s\p{Z}\p{P}]/gu, '').toUpperCase();
  if (/\p{Cc}/u.test(solid)) return line;
  const found = [...solid.matchAll(/(?=([A-Z]{2})[0-9]{2})/g)]
    .map(({ index, 1: country = '' }) => ({ index, end: index + ibanLength(country) }))
    // A digit behind it may be one too many, which the check says.
    .filter(({ end }) => !/[0-9]/.test(solid.charAt(end)))
    .map(({ index, end }) => solid.slice(index, end));
  const whole = found.find(iban => checkIban(iban).ok) ?? found.find(isOnlyMistyped);
  return whole ?? solid.replace(/^IBAN/, '');
}

/** An IBAN in a sentence with a typing error: its country and length are right. */
function isOnlyMistyped(iban: string): boolean {
  const check = checkIban(iban);
  return !check.ok && check.reason === 'checksum';
}

/** In groups of four, as printed on the card. */
export function writeTypedIban(typed: string): string {
  return formatIban(readTypedIban(typed));
}

/**
 * Replaces special blanks, digits and hyphens of a copied telephone number by plain ones, and removes what stands before
 * it (`Tel.:`, `tel:`). Otherwise keeps the text as typed, because people group numbers differently.
 */
export function readTypedPhone(typed: string): string {
  return cleanLine(typed.normalize('NFKC'))
    .replace(/^(?:tel(?:efon)?|phone|fon|mobil|handy)[.:\s]*(?=[+(\d])/i, '')
    .replace(/[\p{Pd}\u2212]/gu, '-');
}

/**
 * Finds the e-mail address in a copied text: `Anna <anna@mail.example>`, `mailto:anna@mail.example?subject=…`,
 * `anna (at) mail.example`. A domain in punycode gets its letters. Other text stays, and the check refuses it.
 */
export function readTypedEmail(typed: string): string {
  const text = cleanLine(typed);
  const [, inBrackets] = /<\s*([^<>]*@[^<>]*?)\s*>\s*[.,;]?$/.exec(text) ?? [];
  const address = (inBrackets ?? text)
    .replace(/^mailto:([^?]*).*$/i, '$1')
    .replace(/\s*[([{]\s*(?:at|ät)\s*[)\]}]\s*/gi, '@')
    .replace(/\s*[([{]\s*(?:dot|punkt)\s*[)\]}]\s*/gi, '.')
    .replace(/^["'“„‚‘(]+|["'”“’‘),;.]+$/g, '');
  return toUnicodeEmail(address);
}

/**
 * Removes the country of a German, Austrian, Swiss or Liechtenstein postcode (`D-35037`, `A-1010`) and blanks in groups
 * of digits (`35 037`). Keeps `110 00`, which other countries write so.
 */
export function readTypedZip(typed: string): string {
  const zip = cleanLine(typed.normalize('NFKC'))
    .replace(/\p{Pd}/gu, '-')
    // A dash in an address without a postcode.
    .replace(/^-+$/, '')
    .replace(/^(?:D|DE|A|AT|CH|FL|LI)(?:\s*-\s*|\s+)(?=\d[\d ]{3,6}$)/i, '');
  return /^\d[\d ]{3,}$/.test(zip) && !/^\d{3} \d{2}$/.test(zip) ? zip.replaceAll(' ', '') : zip;
}

/** How the text of a type is read, wherever it comes in; one line if it is not named. */
const readings: Partial<Record<TextType, (typed: string) => string>> = {
  TextArea: cleanParagraphs,
  Name: typed => cleanLine(typed).replace(/^[\p{Pd}+]+$/u, noLastName),
  Iban: readTypedIban,
  Bic: typed => cleanLine(typed).toUpperCase(),
  Phone: readTypedPhone,
  Email: readTypedEmail,
  Zip: readTypedZip,
};

/** The text of a field as it is checked and stored: what a reader sees of what was typed, pasted or sent. */
export function readTyped({ type }: Pick<SubmissionField, 'type'>, typed: string): string {
  const found = Object.entries(readings).find(([name]) => name === type);
  return (found?.[1] ?? cleanLine)(typed);
}
