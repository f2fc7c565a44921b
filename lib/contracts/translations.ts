import { z } from 'zod';
import { locales } from '@/lib/rules/enums';

/**
 * The optional member `translations` of a record: its texts in other languages than the club's, as parts of the same
 * shape. Texts may be empty, also those that the record itself needs.
 */
export function translationsOf<Texts extends z.ZodRawShape>(texts: Texts) {
  const basedOn = z
    .strictObject(Object.fromEntries(Object.keys(texts).map(name => [name, z.string().max(20)])))
    .partial()
    .optional()
    .describe(
      'Marks of the texts that were translated, set by the service. Send them back as read: a text that changed without its translation is then listed as outdated. Without its mark, a translation counts as made from the present text',
    );
  return z
    .partialRecord(z.enum(locales), z.strictObject(texts).partial().extend({ basedOn }))
    .optional()
    .describe(
      'The texts in languages other than the club’s, by language. Forms and mails show a text that is absent or empty here in the club’s language',
    );
}

/** The member of an answer; absent without translations, so that records of clubs with one language have no more. */
export function ifTranslated<Given extends object>(translations: Given): { translations?: Given } {
  return Object.keys(translations).length > 0 ? { translations } : {};
}
