import compile from 'icu-minify/compile';
import { labelGroups } from '@/components/form-view/label-groups';
import type { CompiledTexts } from '@/components/form-view/texts';
import { messagesFor } from '@/lib/platform/i18n/messages';
import { type AddressForm, type Locale, locales } from '@/lib/rules/enums';

/** Languages of the public pages; formal German counts as a separate one. */
export type TextSet = Locale | 'de-formal';

export function textSetOf(locale: Locale, addressForm: AddressForm): TextSet {
  return locale === 'de' && addressForm === 'Sie' ? 'de-formal' : locale;
}

/** All texts of the public pages, parsed at build time so that the browser needs no parser. */
export function compileMessages(): Record<TextSet, CompiledTexts> {
  const plain = locales.map(locale => [locale, compileLanguage(locale, 'Du')] as const);
  return { 'de-formal': compileLanguage('de', 'Sie'), ...byLocale(plain) };
}

/** `entries` must have an entry for each of `locales`, because the cast does not check it. */
function byLocale<Value>(entries: readonly (readonly [Locale, Value])[]): Record<Locale, Value> {
  return Object.fromEntries(entries) as Record<Locale, Value>;
}

function compileLanguage(locale: Locale, addressForm: AddressForm): CompiledTexts {
  const { form, labels, validation } = messagesFor(locale, addressForm);
  const shown = Object.fromEntries(labelGroups.map(group => [group, labels[group]]));
  const texts = flatten({ form, labels: shown, validation });
  return Object.fromEntries(texts.map(([key, text]) => [key, compile(text)]));
}

function flatten(tree: object, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : flatten(value, `${path}${key}.`),
  );
}
