import { useLocale } from 'use-intl';
import { type Locale, locales } from '@/lib/rules/enums';

/** The language of the office. */
export function useOfficeLanguage(): Locale {
  const tag = useLocale();
  return locales.find(locale => tag.startsWith(locale)) ?? 'de';
}
