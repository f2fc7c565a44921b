import { createTranslator } from 'use-intl/core';
import { intlTag } from '@/lib/platform/i18n/locale';
import { type MessageNamespace, messagesFor } from '@/lib/platform/i18n/messages';
import type { AddressForm, Locale } from '@/lib/rules/enums';

type Translate = (key: string, params: Readonly<Record<string, string | number>>) => string;

/**
 * By locale, namespace and form of address. Cached because creating a translator costs more than all texts of a
 * response.
 */
const translators = new Map<string, Translate>();

/**
 * The text of a key that is only known at run time (a problem code, a broken rule). Throws if the key is missing; a
 * test over all keys catches that. Use `translatorFor` where the key is known.
 */
export function messageOf(
  locale: Locale,
  namespace: MessageNamespace,
  key: string,
  params: Readonly<Record<string, string | number>> = {},
  addressForm: AddressForm = 'Du',
): string {
  const name = `${locale} ${namespace} ${addressForm}`;
  const translate = translators.get(name) ?? makeTranslator(locale, namespace, addressForm);
  translators.set(name, translate);
  return translate(key, params);
}

function makeTranslator(locale: Locale, namespace: MessageNamespace, addressForm: AddressForm): Translate {
  return createTranslator({
    locale: intlTag(locale),
    messages: { [namespace]: untyped(messagesFor(locale, addressForm)[namespace]) },
    namespace,
    onError: error => {
      throw error;
    },
  });
}

/** Hides the keys from the compiler, because the key is data here. */
function untyped(messages: object): Record<string, string> {
  return { ...messages };
}
