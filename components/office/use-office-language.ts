import { useLocale } from 'use-intl';
import type { Locale } from '@/lib/rules/enums';
import { localeOfTag } from '@/lib/rules/format/locale-of-tag';

/** The language of the office. */
export function useOfficeLanguage(): Locale {
  return localeOfTag(useLocale());
}
