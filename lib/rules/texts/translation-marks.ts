import { type Locale, locales } from '@/lib/rules/enums';
import { hasText, isPlain } from './translations';

/**
 * Returns `value` with a mark for each translation, at any depth: which text was translated, and how. A mark stays as
 * long as its translation stays, so that it shows when only the text changed; then `isOutdated` is true. A new or
 * changed translation counts as made from the present text, and so does one without a mark.
 */
export function markTranslations<Value>(value: Value): Value {
  return marked(value) as Value;
}

function marked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(marked);
  if (!isPlain(value)) return value;
  const { translations, ...members } = value;
  const record = Object.fromEntries(Object.entries(members).map(([name, one]) => [name, marked(one)]));
  if (!isPlain(translations)) return translations === undefined ? record : { ...record, translations };
  const languages = Object.entries(translations).map(([locale, texts]) => [
    locale,
    isPlain(texts) ? withMarks(texts, members) : texts,
  ]);
  return { ...record, translations: Object.fromEntries(languages) };
}

function withMarks(
  { basedOn: before, ...texts }: Readonly<Record<string, unknown>>,
  own: Readonly<Record<string, unknown>>,
) {
  const marks = Object.entries(texts).flatMap(([name, translation]) => {
    const [text, mark] = [own[name], isPlain(before) ? before[name] : undefined];
    if (!hasText(translation)) return [];
    if (typeof mark === 'string' && mark.endsWith(`.${hashOf(translation)}`)) return [[name, mark]];
    return hasText(text) ? [[name, `${hashOf(text)}.${hashOf(translation)}`]] : [];
  });
  return marks.length > 0 ? { ...texts, basedOn: Object.fromEntries(marks) } : texts;
}

/** Whether a text changed after its translation was made. */
export function isOutdated(text: unknown, translation: unknown, mark: unknown): boolean {
  if (!hasText(text) || !hasText(translation) || typeof mark !== 'string') return false;
  return mark.endsWith(`.${hashOf(translation)}`) && !mark.startsWith(`${hashOf(text)}.`);
}

/** The translations alone, without marks. */
export function withoutMarks(
  translations: {
    readonly [Language in Locale]?: object | undefined;
  },
): Partial<Record<Locale, object>> {
  const plain = locales.map(locale => {
    const { basedOn: _marks, ...texts }: { basedOn?: unknown } = translations[locale] ?? {};
    return [locale, texts] as const;
  });
  return Object.fromEntries(plain.filter(([, texts]) => Object.keys(texts).length > 0));
}

/** FNV-1a of 32 bits in base 36. Space at the ends does not count. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text.trim()) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
