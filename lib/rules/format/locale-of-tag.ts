import { type Locale, locales } from '@/lib/rules/enums';

/** The language of a tag for Intl (`en-GB`). Throws for one that is not ours. */
export function localeOfTag(tag: string): Locale {
  const found = locales.find(locale => tag === locale || tag.startsWith(`${locale}-`));
  if (!found) throw new Error(`There are no texts for ${tag}`);
  return found;
}
