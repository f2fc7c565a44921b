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

/** Account part per SEPA country: `a` letters, `n` digits, `c` either, each with its length. */
const accountShapes: Readonly<Record<string, string>> = {
  AD: 'n8c12',
  AL: 'n8c16',
  AT: 'n16',
  BE: 'n12',
  BG: 'a4n6c8',
  BL: 'n10c11n2',
  CH: 'n5c12',
  CY: 'n8c16',
  CZ: 'n20',
  DE: 'n18',
  DK: 'n14',
  EE: 'n16',
  ES: 'n20',
  FI: 'n14',
  FR: 'n10c11n2',
  GB: 'a4n14',
  GF: 'n10c11n2',
  GI: 'a4c15',
  GP: 'n10c11n2',
  GR: 'n7c16',
  HR: 'n17',
  HU: 'n24',
  IE: 'a4n14',
  IS: 'n22',
  IT: 'a1n10c12',
  LI: 'n5c12',
  LT: 'n16',
  LU: 'n3c13',
  LV: 'a4c13',
  MC: 'n10c11n2',
  MD: 'c20',
  ME: 'n18',
  MF: 'n10c11n2',
  MK: 'n3c10n2',
  MQ: 'n10c11n2',
  MT: 'a4n5c18',
  NL: 'a4n10',
  NO: 'n11',
  PL: 'n24',
  PM: 'n10c11n2',
  PT: 'n21',
  RE: 'n10c11n2',
  RO: 'a4c16',
  RS: 'n18',
  SE: 'n20',
  SI: 'n15',
  SK: 'n20',
  SM: 'a1n10c12',
  VA: 'n18',
  YT: 'n10c11n2',
};

/** Countries that have IBANs but are not in SEPA. */
const otherIbanCountries =
  'AE AZ BA BH BI BR BY CR DJ DO EG FK FO GE GL GT HN IL IQ JO KW KZ LB LC LY MN MR MU NC NI OM PF PK PS QA RU SA SC SD SO ST SV TF TL TN TR UA VG WF XK YE';

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
    const reason = otherIbanCountries.split(' ').includes(country) ? 'notSepa' : 'country';
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
  if (!Object.hasOwn(accountShapes, country)) return null;
  const classes: Readonly<Record<string, string>> = { a: '[A-Z]', n: '[0-9]', c: '[A-Z0-9]' };
  let length = 4;
  const source = (accountShapes[country] ?? '').replace(/([anc])(\d+)/g, (_part, kind, count) => {
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
