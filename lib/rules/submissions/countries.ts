/** By first letter, then all second letters: the forms load them, and this is a third of the size. */
const byFirstLetter =
  'ADEFGILMOQRSTUWXZ BABDEFGHIJLMNOQRSTVWYZ CACDFGHIKLMNORUVWXYZ DEJKMOZ ECEGHRST FIJKMOR GABDEFGHILMNPQRSTUWY HKMNRTU IDELMNOQRST JEMOP KEGHIMNPRWYZ LABCIKRSTUVY MACDEFGHKLMNOPQRSTUVWXYZ NACEFGILOPRUZ OM PAEFGHKLMNRSTWY QA REOSUW SABCDEGHIJKLMNORSTVXYZ TCDFGHJKLMNORTVWZ UAGMSYZ VACEGINU WFS YET ZAMW XK';

/** ISO 3166-1 alpha-2, officially assigned. Names come from `countryName` of lib/rules/format. */
export const countryCodes: readonly string[] = byFirstLetter
  .split(' ')
  .flatMap(([first, ...seconds]) => seconds.map(second => `${first}${second}`));

/** Whether a text is an assigned ISO 3166-1 code, or XK, the usual code of Kosovo. */
export function isCountryCode(text: string): boolean {
  return countryCodes.includes(text);
}
