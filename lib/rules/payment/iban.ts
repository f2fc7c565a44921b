import { isCountryCode } from '@/lib/rules/submissions/countries';

/**
 * IBAN checks for SEPA direct debit: SWIFT IBAN registry structures, ISO 13616 check digits. They find every single
 * wrong character and nearly every swap of two. They do not check that the account exists.
 */
export type IbanReason = 'empty' | 'characters' | 'country' | 'notSepa' | 'length' | 'checksum';

export type IbanCheck =
  | { readonly ok: true; readonly iban: string; readonly country: string }
  | {
      readonly ok: false;
      readonly reason: IbanReason;
      /** The first two characters, if they are letters. */
      readonly country?: string;
      readonly expectedLength?: number;
    };

/**
 * Account parts in SEPA: `a` letters, `n` digits, `c` either, each with its length; behind each its countries. The forms
 * load them, and so they are a third of the size.
 */
const accountShapes =
  'n8c12:AD n8c16:ALCY n16:ATEELT n12:BE a4n6c8:BG n10c11n2:BLFRGFGPMCMFMQPMREYT n5c12:CHLI n20:CZESSESK n18:DEMERSVA n14:DKFI a4n14:GBIE a4c15:GI n7c16:GR n17:HR n24:HUPL n22:IS a1n10c12:ITSM n3c13:LU a4c13:LV c20:MD n3c10n2:MK a4n5c18:MT a4n10:NL n11:NO n21:PT a4c16:RO n15:SI'
    .split(' ')
    .map(one => one.split(':'));

/** Upper case, without white space of any kind. */
export function normaliseIban(text: string): string {
  return text.replace(/\s/g, '').toUpperCase();
}

/** Returns the first error of a typed IBAN, or its normal form and the country of the bank. */
export function checkIban(text: string): IbanCheck {
  const iban = normaliseIban(text);
  if (iban === '') return { ok: false, reason: 'empty' };
  const country = iban.slice(0, 2);
  if (!/^[A-Z]{2}$/.test(country)) return { ok: false, reason: 'characters' };
  if (!/^[A-Z]{2}[0-9]{0,2}$/.test(iban.slice(0, 4)) || !/^[A-Z0-9]+$/.test(iban)) {
    return { ok: false, reason: 'characters', country };
  }
  const shape = shapeOf(country);
  if (!shape) {
    const reason = isCountryCode(country) ? 'notSepa' : 'country';
    return { ok: false, reason, country };
  }
  if (iban.length !== shape.length) {
    return { ok: false, reason: 'length', country, expectedLength: shape.length };
  }
  if (!shape.account.test(iban.slice(4))) return { ok: false, reason: 'characters', country };
  if (remainder97(iban.slice(4) + iban.slice(0, 4)) !== 1) return { ok: false, reason: 'checksum', country };
  return { ok: true, iban, country };
}

/** The length of the IBANs of a country; 0 if it has none for direct debit. */
export function ibanLength(country: string): number {
  return shapeOf(country)?.length ?? 0;
}

/** Whether a search text is a complete IBAN, with or without spaces, or has one among its words. */
export function hasIban(text: string): boolean {
  return [text, ...text.split(/[\s,;]+/)].some(part => checkIban(part).ok);
}

function shapeOf(country: string): { length: number; account: RegExp } | null {
  const [shape] = accountShapes.filter(([, countries]) => countries?.match(/../g)?.includes(country));
  if (!shape) return null;
  const classes: Readonly<Record<string, string>> = { a: '[A-Z]', n: '[0-9]', c: '[A-Z0-9]' };
  let length = 4;
  const source = shape[0]?.replace(/([anc])(\d+)/g, (_part, kind, count) => {
    length += Number(count);
    return `${classes[kind]}{${count}}`;
  });
  return { length, account: new RegExp(`^${source}$`) };
}

/** ISO 7064 remainder modulo 97 of digits and letters (A = 10 … Z = 35); the caller checked the characters. */
export function remainder97(text: string): number {
  let remainder = 0;
  for (const character of text) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}

/** Groups of four, as printed on cards and letters. Also formats an incomplete IBAN. */
export function formatIban(text: string): string {
  return normaliseIban(text).replace(/(.{4})(?=.)/g, '$1 ');
}
