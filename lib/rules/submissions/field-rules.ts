import { addMonths, parseDate } from '@/lib/rules/dates/calendar';
import { isBic } from '@/lib/rules/payment/bic';
import { checkIban, type IbanReason } from '@/lib/rules/payment/iban';
import { isCountryCode } from '@/lib/rules/submissions/countries';
import { type Finding, type FindingKey, finding } from '@/lib/rules/submissions/problem';
import { submissionFields } from '@/lib/rules/submissions/submission-fields';
import { checkLine, checkParagraphs, looksLikeLink } from '@/lib/rules/submissions/text-rules';

/** Largest signature image in bytes, decoded (contract §1). */
export const signatureBytesMax = 200 * 1024;

export const birthDateMin = '1900-01-01';

/** Bounds of the entry date, in months from today. */
export const entryMonths = { past: 12, ahead: 24 } as const;

const zipDigits: Readonly<Record<string, number>> = { DE: 5, AT: 4, CH: 4, LI: 4 };

/**
 * A person's name or part of it: needs a letter of any script. Addresses are refused, because mails greet people by
 * name.
 */
export function checkName(text: string, max: number = submissionFields.lastName.max): Finding | null {
  return (
    checkLine(text, max) ??
    (looksLikeLink(text) ? finding('nameLink') : null) ??
    (/\p{L}/u.test(text) ? null : finding('nameLetters'))
  );
}

/**
 * An address that mail can be sent to (RFC 5321 lengths, no quoted or commented forms). Does not check that it
 * exists.
 */
export function checkEmail(text: string): Finding | null {
  const address = text.trim();
  const cut = address.lastIndexOf('@');
  const [local, labels] = [address.slice(0, Math.max(0, cut)), address.slice(cut + 1).split('.')];
  const isLocal =
    local.length <= 64 && local.split('.').every(part => /^[\w!#$%&'*+/=?^`{|}~-]+$/.test(part));
  const isDomain = labels.length > 1 && labels.every(isDomainLabel) && !/^\d+$/.test(labels.at(-1) ?? '');
  const isShaped =
    address.length <= submissionFields.email.max && isLocal && isDomain && (labels.at(-1) ?? '').length > 1;
  if (isShaped) return null;
  const isForeign =
    isDomain && /^[\p{L}\p{M}\w!#$%&'*+/=?^`{|}~.-]+$/u.test(local) && /[^\0-\x7f]/.test(local);
  return finding(isForeign ? 'emailUmlaut' : 'emailShape');
}

function isDomainLabel(label: string): boolean {
  return (
    label.length <= 63 &&
    /^[\p{L}\p{N}-][\p{L}\p{M}\p{N}-]*$/u.test(label) &&
    !label.startsWith('-') &&
    !label.endsWith('-')
  );
}

/** A phone number in usual notation: digits, leading `+`, blanks, brackets, slash, dot, hyphen; 5 to 15 digits. */
export function checkPhone(text: string): Finding | null {
  const number = text.trim();
  const digits = number.replace(/\D/g, '').length;
  const isShaped = number.length <= submissionFields.phone.max && /^\+?[0-9 ()/.-]+$/.test(number);
  if (isShaped && digits >= 5 && digits <= 15) return null;
  if (/\d\D*(?:ext|extension|durchwahl|dw|app|apparat|x)\.?:?\s*\d{1,6}\)?$/i.test(number))
    return finding('phoneExtension');
  const numbers = number.split(numberEnds).filter(part => part.replace(/\D/g, '').length >= 5);
  return finding(numbers.length > 1 ? 'phoneSeveral' : 'phoneShape');
}

/** What stands between two numbers in one field. */
const numberEnds = /[,;&|/\n]|\s(?:oder|or|und|and|u\.)\s|\s+(?=\+)/i;

/** Whether the postcodes of a country are known to be digits. */
export function hasDigitsOnly(country: string): boolean {
  return Object.hasOwn(zipDigits, country);
}

/** @param country code of the address; counts the digits if the country's zip codes are digits only */
export function checkZip(text: string, country: string): Finding | null {
  const zip = text.trim();
  const digits = Object.hasOwn(zipDigits, country) ? zipDigits[country] : undefined;
  if (digits) return /^\d+$/.test(zip) && zip.length === digits ? null : finding('zipDigits', { digits });
  const isIranian = country === 'IR' && /^\d{5}-\d{5}$/.test(zip);
  return isIranian || /^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$/.test(zip) ? null : finding('zipShape');
}

export function checkCountry(text: string): Finding | null {
  return isCountryCode(text.trim()) ? null : finding('countryUnknown');
}

export function checkChoice(text: string, choices: readonly string[]): Finding | null {
  return choices.includes(text) ? null : finding('choice');
}

/** From 1 January 1900 to today. */
export function checkBirthDate(text: string, today: string): Finding | null {
  if (!parseDate(text)) return finding(dateProblem(text));
  if (text > today) return finding('birthDateFuture');
  return text < birthDateMin ? finding('birthDateTooEarly', { from: birthDateMin }) : null;
}

/** What is missing in a text that is no date. */
function dateProblem(text: string): FindingKey {
  if (/^(?:18|19|20)\d{2}$/.test(text)) return 'dateYearOnly';
  return /^\d{1,2}\s?[./-]\s?\d{1,2}\s?[./-]?$/.test(text) ? 'dateWithoutYear' : 'dateInvalid';
}

/** From twelve months ago to 24 months ahead. */
export function checkEntryDate(text: string, today: string): Finding | null {
  return checkDateBetween(text, addMonths(today, -entryMonths.past), addMonths(today, entryMonths.ahead));
}

/** The wished entry date; today or the last possible day instead of one that is refused. */
export function nearestEntryDate(wished: string, today: string): string {
  if (checkEntryDate(wished, today) === null) return wished;
  return wished > today ? addMonths(today, entryMonths.ahead) : today;
}

/** From today to 24 months ahead. */
export function checkFirstDebitDate(text: string, today: string): Finding | null {
  return checkDateBetween(text, today, addMonths(today, entryMonths.ahead));
}

/** An existing date within inclusive bounds. */
export function checkDateBetween(text: string, from: string, to: string): Finding | null {
  if (!parseDate(text)) return finding('dateInvalid');
  return text < from || text > to ? finding('dateRange', { from, to }) : null;
}

const ibanKeys = {
  empty: 'required',
  characters: 'ibanCharacters',
  country: 'ibanCountry',
  notSepa: 'ibanNotSepa',
  length: 'ibanLength',
  checksum: 'ibanChecksum',
} as const satisfies Record<IbanReason, FindingKey>;

export function checkIbanField(text: string): Finding | null {
  const check = checkIban(text);
  if (check.ok) return null;
  const { reason, country, expectedLength } = check;
  if (reason !== 'length') return finding(ibanKeys[reason]);
  return finding('ibanLength', { country: country ?? '', length: expectedLength ?? 0 });
}

export function checkBicField(text: string): Finding | null {
  return isBic(text) ? null : finding('bicShape');
}

/**
 * A PNG as a base64 data URL, at most `signatureBytesMax` decoded. Checks only the first bytes and the alphabet; the
 * server decodes the image.
 */
export function checkSignature(dataUrl: string): Finding | null {
  const prefix = 'data:image/png;base64,';
  const base64 = dataUrl.slice(prefix.length);
  const isPng = dataUrl.startsWith(prefix) && base64.startsWith('iVBORw0KGgo');
  if (!isPng || base64.length % 4 !== 0) return finding('signatureShape');
  const bytes = (base64.length / 4) * 3 - (base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0);
  if (bytes > signatureBytesMax) return finding('signatureTooLarge', { max: signatureBytesMax / 1024 });
  return /^[A-Za-z0-9+/]+={0,2}$/.test(base64) ? null : finding('signatureShape');
}

export function checkNotes(text: string): Finding | null {
  return checkParagraphs(text, submissionFields.notes.max);
}
