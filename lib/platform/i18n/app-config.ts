import type { IntlTag } from '@/lib/platform/i18n/locale';
import type { Messages } from '@/lib/platform/i18n/messages';

/** Lets TypeScript check every key of `useTranslations` and `createTranslator` against the German texts. */
declare module 'use-intl' {
  interface AppConfig {
    Locale: IntlTag;
    Messages: Messages;
  }
}
