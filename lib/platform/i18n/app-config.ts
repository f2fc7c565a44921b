import type { IntlTag } from '@/lib/platform/i18n/locale';
import type { Messages } from '@/lib/platform/i18n/messages';

/** Makes every key given to `useTranslations` and `createTranslator` checked against the German texts. */
declare module 'use-intl' {
  interface AppConfig {
    Locale: IntlTag;
    Messages: Messages;
  }
}
