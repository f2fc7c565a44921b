const made = new Map<string, unknown>();

/** Cached, because creating a format costs thirty times as much as using it; there are few languages and time zones. */
function kept<Format>(kind: string, locale: string, options: object, make: () => Format): Format {
  const key = `${kind} ${locale} ${JSON.stringify(options)}`;
  if (!made.has(key)) made.set(key, make());
  return asMade<Format>(made.get(key));
}

/** The cast is safe because the key begins with the kind, and each kind creates one type. */
function asMade<Format>(format: unknown): Format {
  return format as Format;
}

export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return kept('date', locale, options, () => new Intl.DateTimeFormat(locale, options));
}

export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return kept('number', locale, options, () => new Intl.NumberFormat(locale, options));
}

export function displayNames(locale: string, options: Intl.DisplayNamesOptions): Intl.DisplayNames {
  return kept('names', locale, options, () => new Intl.DisplayNames(locale, options));
}

/** The tag for Intl: plain English means American dates and amounts, the product uses British ones. */
export function intlLocale(locale: string): string {
  return locale === 'en' ? 'en-GB' : locale;
}

/** Names and the like as a sentence has them: `Anna, Ole und Ida`. */
export function listText(texts: Iterable<string>, locale: string): string {
  return kept('list', locale, {}, () => new Intl.ListFormat(intlLocale(locale))).format(texts);
}

/** The name of a country in a language (`Deutschland`), or the code if it has none. */
export function countryName(code: string, locale: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return displayNames(intlLocale(locale), { type: 'region' }).of(code) ?? code;
}
