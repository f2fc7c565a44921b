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

/** Translators with the messages that they have parsed: parsing takes longer than filling in. */
const known = new Map<string, unknown>();
/** Time zones are chosen by clubs. */
const knownMax = 500;

/**
 * Texts of one namespace for code that runs outside React: mails, PDF, problem responses. Nothing is escaped: HTML
 * mails and PDFs escape their values.
 */
export function translatorFor<const Name extends MessageNamespace>(
  namespace: Name,
  options: TranslatorOptions,
) {
  const { locale, addressForm = 'Du', timeZone = 'Europe/Berlin' } = options;
  const key = `${namespace} ${locale} ${addressForm} ${timeZone}`;
  const translator = known.get(key) ?? makeTranslator(namespace, { locale, addressForm, timeZone });
  if (known.size >= knownMax) known.clear();
  known.set(key, translator);
  // A key leads to a translator of its own namespace.
  return translator as ReturnType<typeof makeTranslator<Name>>;
}

function makeTranslator<const Name extends MessageNamespace>(
  namespace: Name,
  { locale, addressForm, timeZone }: Required<TranslatorOptions>,
) {
  const messages = messagesFor(locale, addressForm);
  return createTranslator({ locale: intlTag(locale), messages, namespace, timeZone });
}
