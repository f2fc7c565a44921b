import type { Locale } from '@/lib/rules/enums';

/** Texts of a record in other languages than the club's, by language and by the member that they translate. */
export type Translations<Text extends string = string, Value = string> = {
  readonly [Language in Locale]?: (Texts<Text, Value> & Marks<Text>) | undefined;
};

type Texts<Text extends string, Value> = { readonly [Name in Text]?: Value | undefined };

/** From which text each was translated; see `markTranslations`. */
type Marks<Text extends string> = { readonly basedOn?: Texts<Text, string> | undefined };

/** What decides in which language the club's texts are shown. */
export type LanguagesOfClub = { readonly locale: Locale; readonly formLocales: readonly Locale[] };

/** The languages that the forms of a club offer, in the order of `locales`: always its own. */
export function offeredLocales(club: LanguagesOfClub, all: readonly Locale[]): Locale[] {
  return all.filter(locale => locale === club.locale || club.formLocales.includes(locale));
}

/** The language if the forms of the club offer it, else the club's. */
export function offeredLocale({ locale, formLocales }: LanguagesOfClub, asked: Locale | undefined): Locale {
  return asked !== undefined && formLocales.includes(asked) ? asked : locale;
}

/** The language of a page about a submission: the asked one if the club offers it, else the submission's own. */
export function readerLocale(club: LanguagesOfClub, asked: Locale | undefined, own: Locale): Locale {
  return asked !== undefined && offeredLocale(club, asked) === asked ? asked : own;
}

/**
 * Returns `value` with the club's texts in a language, at any depth, and without its `translations`. A text without
 * translation stays as the club wrote it. The club's own language needs no translation: those are ignored.
 */
export function inLanguage<Value>(value: Value, locale: Locale, clubLocale: Locale): Value {
  return translated(value, locale === clubLocale ? null : locale) as Value;
}

function translated(value: unknown, locale: Locale | null): unknown {
  if (Array.isArray(value)) return value.map(one => translated(one, locale));
  if (!isPlain(value)) return value;
  const { translations, ...members } = value;
  const texts = locale !== null && isPlain(translations) ? translations[locale] : undefined;
  return Object.fromEntries(
    Object.entries(members).map(([name, member]) => [
      name,
      textOf(translated(member, locale), isPlain(texts) ? texts[name] : undefined),
    ]),
  );
}

/** A list of texts, as the reasons of a cancellation, is translated by a record from text to text. */
function textOf(own: unknown, translation: unknown): unknown {
  if (isPlain(translation) && Array.isArray(own))
    return own.map(one => textOf(one, translation[String(one)]));
  return hasText(translation) && hasText(own) ? translation : own;
}

/** Whether a text is more than space. */
export function hasText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

export function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

type Reasons = {
  readonly reasons: readonly string[];
  readonly translations?: Translations<'reasons', unknown> | undefined;
};

/**
 * The reason as the club wrote it, if `chosen` is its translation into the language. Submissions keep this one, so that
 * the office reads its own words. Other words stay as they are.
 */
export function ownReason({ reasons, translations }: Reasons, chosen: string, locale: Locale): string {
  const words = translations?.[locale]?.reasons;
  const isChosen = (reason: string) =>
    isPlain(words) && hasText(words[reason]) && words[reason].trim() === chosen;
  return reasons.includes(chosen) ? chosen : (reasons.find(isChosen) ?? chosen);
}
