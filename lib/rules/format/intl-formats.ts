const made = new Map<string, unknown>();

/** Kept, since making a format takes thirty times as long as using it; of languages and time zones there are few. */
function kept<Format>(kind: string, locale: string, options: object, make: () => Format): Format {
  const key = `${kind} ${locale} ${JSON.stringify(options)}`;
  if (!made.has(key)) made.set(key, make());
  return asMade<Format>(made.get(key));
}

/** Holds because the key begins with the kind, and each kind makes one type. */
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

/** The tag for Intl: plain English would mean American dates, the product writes British ones. */
export function intlLocale(locale: string): string {
  return locale === 'en' ? 'en-GB' : locale;
}

/** The name of a country in a language (`Deutschland`), or the code where it has none. */
export function countryName(code: string, locale: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return displayNames(intlLocale(locale), { type: 'region' }).of(code) ?? code;
}
