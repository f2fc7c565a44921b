import { negotiateLocale } from '@/lib/platform/i18n/locale';
import type { Locale } from '@/lib/rules/enums';

/** Returns the language of an answer by `Accept-Language`; English if none is supported. */
export function localeOf(request: Request): Locale {
  return negotiateLocale(request.headers.get('accept-language'), null, 'en');
}
