import '@/lib/platform/i18n/app-config';
import { createTranslator } from 'use-intl/core';
import { intlTag } from '@/lib/platform/i18n/locale';
import { type MessageNamespace, messagesFor } from '@/lib/platform/i18n/messages';
import type { AddressForm, Locale } from '@/lib/rules/enums';

type TranslatorOptions = {
  locale: Locale;
  /** Du by default. */
  addressForm?: AddressForm;
  /** IANA name; time zone of dates inside messages. */
  timeZone?: string;
};

/**
 * Texts of one namespace for code that runs outside React: mails, PDF, problem responses. Nothing is escaped: HTML
 * mails and PDFs escape their values.
 */
export function translatorFor<const Name extends MessageNamespace>(
  namespace: Name,
  options: TranslatorOptions,
) {
  return createTranslator({
    locale: intlTag(options.locale),
    messages: messagesFor(options.locale, options.addressForm),
    namespace,
    timeZone: options.timeZone ?? 'Europe/Berlin',
  });
}
