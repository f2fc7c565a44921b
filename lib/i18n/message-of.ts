import { createTranslator } from 'use-intl/core';
import type { AddressForm, Locale } from '@/lib/contracts/enums';
import { intlTag } from '@/lib/i18n/locale';
import { type MessageNamespace, messagesFor } from '@/lib/i18n/messages';

/**
 * The text of a key that is only known at run time (a problem code, a broken rule). Throws where the key is
 * missing, which a test over all keys finds first; code that knows its key uses `translatorFor`.
 */
export function messageOf(
  locale: Locale,
  namespace: MessageNamespace,
  key: string,
  params: Readonly<Record<string, string | number>> = {},
  addressForm: AddressForm = 'Du',
): string {
  const translate: (key: string, params: Readonly<Record<string, string | number>>) => string =
    createTranslator({
      locale: intlTag(locale),
      messages: { [namespace]: untyped(messagesFor(locale, addressForm)[namespace]) },
      namespace,
      onError: error => {
        throw error;
      },
    });
  return translate(key, params);
}

/** Hides the keys from the compiler: here the key is data. */
function untyped(messages: object): Record<string, string> {
  return { ...messages };
}
