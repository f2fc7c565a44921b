import { type Locale, locales } from '@/lib/rules/enums';
import { isOutdated } from './translation-marks';
import { hasText, isPlain } from './translations';

/** The members of the club's records that are texts for applicants and members; `reasons` is a list of texts. */
const textMembers = new Set([
  ...['name', 'description', 'label', 'placeholder', 'text', 'reasons'],
  ...[
    'title',
    'thankYouText',
    'reviewText',
    'buttonText',
    'notes',
    'hint',
    'fullText',
    'closedText',
    'changeClosedText',
    'subject',
    'body',
  ],
]);

/** Whether a member of the club's records is such a text. */
export function isTextMember(name: string): boolean {
  return textMembers.has(name);
}

/** A text of a record. */
export type ListedText = {
  /** JSON path within the record: `surcharges[0].name`. */
  readonly path: string;
  readonly text: string;
  readonly translations: { readonly [Language in Locale]?: string };
  /** Languages whose translation was made from another text. */
  readonly outdated: readonly Locale[];
};

/** Lists the texts of a record with their translations, at any depth. Leaves out blank texts and what is not offered. */
export function listTexts(record: unknown, path = ''): ListedText[] {
  if (Array.isArray(record)) return record.flatMap((one, index) => listTexts(one, `${path}[${index}]`));
  if (!isPlain(record) || record.isActive === false) return [];
  const { translations, ...members } = record;
  return Object.entries(members).flatMap(([name, value]) => {
    const place = path === '' ? name : `${path}.${name}`;
    if (!isTextMember(name)) return listTexts(value, place);
    if (!Array.isArray(value)) return textAt(place, value, translations, [name]);
    return value.flatMap((one, index) =>
      textAt(`${place}[${index}]`, one, translations, [name, String(one)]),
    );
  });
}

/** @param names where the text is in the translations of a language */
function textAt(path: string, text: unknown, translations: unknown, names: readonly string[]): ListedText[] {
  if (!hasText(text)) return [];
  const found = locales
    .map(locale => [locale, memberAt(translations, [locale, ...names])] as const)
    .filter(([, translation]) => hasText(translation));
  const outdated = found
    .filter(([locale, translation]) =>
      isOutdated(text, translation, memberAt(translations, [locale, 'basedOn', ...names])),
    )
    .map(([locale]) => locale);
  return [{ path, text, translations: Object.fromEntries(found), outdated }];
}

function memberAt(value: unknown, [name, ...names]: readonly string[]): unknown {
  return name === undefined ? value : memberAt(isPlain(value) ? value[name] : undefined, names);
}
