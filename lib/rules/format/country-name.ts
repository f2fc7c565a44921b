import { displayNames } from '@/lib/rules/format/intl-formats';
import { intlLocale } from '@/lib/rules/format/intl-locale';

/** The name of a country in a language (`Deutschland`), or the code where it has none. */
export function countryName(code: string, locale: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return displayNames(intlLocale(locale), { type: 'region' }).of(code) ?? code;
}
