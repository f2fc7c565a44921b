import format, { type CompiledMessage } from 'icu-minify/format';
import type { LabelGroup } from '@/components/form-view/label-groups';
import type { Messages } from '@/lib/platform/i18n/messages';
import type { Locale } from '@/lib/rules/enums';
import { findingParams } from '@/lib/rules/format/finding-params';
import { intlLocale } from '@/lib/rules/format/intl-formats';
import type { FindingParams } from '@/lib/rules/submissions/problem';

/** Messages in icu-minify's compiled form, by their full key (`form.actions.send`). */
export type CompiledTexts = Readonly<Record<string, CompiledMessage>>;

type Leaf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${Leaf<Tree[Key]>}`;
}[keyof Tree & string];

/** Every text that a public page may show. Texts of `validation` are looked up by finding. */
export type TextKey = Leaf<Pick<Messages, 'form'> & { labels: Pick<Messages['labels'], LabelGroup> }>;

export type Texts = {
  (key: TextKey, params?: Readonly<Record<string, string | number>>): string;
  /** The text of an error: what is wrong and what to do. */
  ofFinding(finding: { readonly key: string; readonly params?: FindingParams }): string;
};

/**
 * The texts of one language. An unknown key is returned unchanged, so that a form never fails for a
 * missing text.
 */
export function createTexts(compiled: CompiledTexts, locale: Locale): Texts {
  const tag = intlLocale(locale);
  const write = (key: string, params?: Readonly<Record<string, string | number>>): string => {
    const message = compiled[key];
    return message === undefined ? key : String(format(message, tag, params, { formatters }));
  };
  return Object.assign(
    (key: TextKey, params?: Readonly<Record<string, string | number>>) => write(key, params),
    {
      ofFinding: ({ key, params }: { readonly key: string; readonly params?: FindingParams }) =>
        write(`validation.${key}`, findingParams(params, locale)),
    },
  );
}

const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
};
