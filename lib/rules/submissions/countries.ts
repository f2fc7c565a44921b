/** By first letter, then all second letters: the forms load them, and this is a third of the size. */
const byFirstLetter =
  'ADEFGILMOQRSTUWXZ BABDEFGHIJLMNOQRSTVWYZ CACDFGHIKLMNORUVWXYZ DEJKMOZ ECEGHRST FIJKMOR GABDEFGHILMNPQRSTUWY HKMNRTU IDELMNOQRST JEMOP KEGHIMNPRWYZ LABCIKRSTUVY MACDEFGHKLMNOPQRSTUVWXYZ NACEFGILOPRUZ OM PAEFGHKLMNRSTWY QA REOSUW SABCDEGHIJKLMNORSTVXYZ TCDFGHJKLMNORTVWZ UAGMSYZ VACEGINU WFS YET ZAMW XK';

/** ISO 3166-1 alpha-2, officially assigned. Names come from `countryName` of lib/rules/format. */
export const countryCodes: readonly string[] = codesOf(byFirstLetter);

function codesOf(letters: string): string[] {
  return letters.split(' ').flatMap(([first, ...seconds]) => seconds.map(second => `${first}${second}`));
}

/** Neighbours of the countries with German-speaking clubs, and of those around them. More would cost each form bytes. */
const neighbours =
  'AT:CHCZDEHUITLISISK BE:DEFRLUNL CH:ATDEFRITLI CZ:ATDEPLSK DE:ATBECHCZDKFRLUNLPL DK:DESE FR:ADBECHDEESITLUMC IT:ATCHFRSISMVA LI:ATCH LU:BEDEFR NL:BEDE PL:BYCZDELTRUSKUA';

/** The neighbours of a country; none of one that is not in the list. */
export function nearCountries(code: string): readonly string[] {
  const [, list = ''] =
    neighbours
      .split(' ')
      .find(one => one.startsWith(`${code}:`))
      ?.split(':') ?? [];
  return list.match(/../g) ?? [];
}

/**
 * Countries whose address format has no postcode in Google's address data (github.com/google/libaddressinput, June 2025),
 * and North Korea, which has none by the Universal Postal Union (Postal Addressing Systems). Backwards, because so the
 * script of the form is compressed to 38 bytes less.
 */
const withoutPostcodes = codesOf(
  'ZW YE WS VU UG TDFGKLOV SBCLRSTXY RW QA PAS NRU MLORSW LCY KIMNP JM HK GADHMQY FJ ER DJM CDFGIKMW BFIJOQSVWZ AEGOQW',
);

/** Whether an address in this country needs a postcode. */
export function needsPostcode(country: string): boolean {
  return !withoutPostcodes.includes(country);
}

/** Whether a text is an assigned ISO 3166-1 code, or XK, the usual code of Kosovo. */
export function isCountryCode(text: string): boolean {
  return countryCodes.includes(text);
}
