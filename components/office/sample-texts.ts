import { createTranslator } from 'use-intl';
import { intlTag } from '@/lib/platform/i18n/locale';
import { type Locale, locales } from '@/lib/rules/enums';
import { markTranslations } from '@/lib/rules/texts/translation-marks';
import de from '@/messages/de/samples.json';
import en from '@/messages/en/samples.json';

export type SampleName<Kind extends 'tariff' | 'department'> = keyof (typeof de)[Kind];

type SampleTranslator = ReturnType<typeof translatorIn>;

function translatorIn(locale: Locale, samples: typeof de) {
  return createTranslator({ locale: intlTag(locale), messages: { samples }, namespace: 'samples' });
}

/** What the product proposes for records of a club. A language without texts does not compile. */
const translators: Readonly<Record<Locale, SampleTranslator>> = {
  de: translatorIn('de', de),
  en: translatorIn('en', en),
};

export type SampleWriter = <Texts extends object>(
  write: (t: SampleTranslator) => Texts,
) => Texts & { translations: { [Language in Locale]?: Texts } };

/**
 * Writes sample texts in the club's language `own`, with their translations: into every language, so that they are there
 * if the forms offer it later, or into `others`. The translations are marked: they are listed as outdated if the club
 * changes only its own text.
 */
export function sampleWriter(own: Locale, others: readonly Locale[] = locales): SampleWriter {
  return write => {
    const translated = others.filter(locale => locale !== own);
    const translations = Object.fromEntries(translated.map(locale => [locale, write(translators[locale])]));
    return markTranslations({ ...write(translators[own]), translations });
  };
}
