import { negotiateLocale } from '@/lib/platform/i18n/locale';
import type { Locale } from '@/lib/rules/enums';

/** The language of an answer, by `Accept-Language`; English if it names none that we have. */
export function localeOf(request: Request): Locale {
  return negotiateLocale(request.headers.get('accept-language'), null, 'en');
}
