/** The tag for Intl: plain English would mean American dates, the product writes British ones. */
export function intlLocale(locale: string): string {
  return locale === 'en' ? 'en-GB' : locale;
}
