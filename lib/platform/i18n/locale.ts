import { type Locale, locales } from '@/lib/rules/enums';

export const localeCookie = 'locale';

export const defaultLocale: Locale = 'de';

/** Tag for Intl: plain `en` means American dates and amounts, the product uses British ones. */
const intlTags = { de: 'de-DE', en: 'en-GB' } as const satisfies Record<Locale, string>;

export type IntlTag = (typeof intlTags)[Locale];

export function isLocale(value: unknown): value is Locale {
  return locales.some(locale => locale === value);
}

export function intlTag(locale: Locale): IntlTag {
  return intlTags[locale];
}

/**
 * The reader's language among those offered: the cookie of the language switch, else the best entry of
 * Accept-Language by weight (RFC 9110 §12.5.4, primary subtag only), else the fallback. Never throws: a malformed
 * header counts as absent.
 */
export function negotiateLocale(
  acceptLanguage: string | null | undefined,
  cookie: string | null | undefined,
  fallback: Locale = defaultLocale,
  offered: readonly Locale[] = locales,
): Locale {
  const asked = [cookie, ...parseAcceptLanguage(acceptLanguage ?? '').map(({ language }) => language)];
  return asked.filter(isLocale).find(locale => offered.includes(locale)) ?? fallback;
}

const entriesMax = 20;

function parseAcceptLanguage(header: string): { language: string; weight: number }[] {
  return header
    .split(',', entriesMax)
    .map(entry => {
      const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';');
      const quality = parameters.map(part => part.trim()).find(part => part.startsWith('q='));
      return { language: tag.split('-')[0] ?? '', weight: quality ? Number(quality.slice(2)) : 1 };
    })
    .filter(entry => entry.weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
}
