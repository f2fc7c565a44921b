'use client';

import { TriangleAlert } from 'lucide-react';
import { type FieldValues, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type { Place } from '@/components/forms/field-props';
import { asPath, asPathTo, asValue } from '@/components/forms/form-types';
import { type LabelledArea, TextAreaField, TextField } from '@/components/forms/text-fields';
import { useField } from '@/components/forms/use-field';
import { Button } from '@/components/ui/button';
import { useOtherLocales } from '@/lib/api-client/club-info';
import type { Locale } from '@/lib/rules/enums';
import { isOutdated } from '@/lib/rules/texts/translation-marks';
import { hasText } from '@/lib/rules/texts/translations';

type TranslationProps<Values extends FieldValues> = Place<Values, string> & {
  /** Label of the field with the club's own text. */
  label: string;
  maxLength?: number;
  /** Lines of a longer text. */
  rows?: number;
  Area?: LabelledArea;
  onFocus?: (event: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) => void;
  onSelect?: (event: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) => void;
  /** The error of a path that is known before sending. */
  errorOf?: (path: string) => string | undefined;
  fieldClassName?: string;
  /** Texts as they are stored, if the form shows them otherwise. */
  toStored?: (text: string) => string;
};

/**
 * The text of the field above in the other languages that the club's forms offer, with a note where one is missing.
 * Nothing in a club with one language.
 */
export function TranslationFields<Values extends FieldValues>(props: TranslationProps<Values>) {
  return useOtherLocales().map(locale => <TranslationField key={locale} {...props} locale={locale} />);
}

/** The path of the mark of a translation: `translations.en.name` → `translations.en.basedOn.name`. */
function markPath(path: string): string {
  const end = path.lastIndexOf('.') + 1;
  return `${path.slice(0, end)}basedOn.${path.slice(end)}`;
}

/** The path of a text in a language: `surcharges.0.name` → `surcharges.0.translations.en.name`. */
export function translationPath(name: string, locale: Locale): string {
  const [member, ...record] = name.split('.').toReversed();
  return [...record.toReversed(), 'translations', locale, member].join('.');
}

const asIs = (text: string) => text;

function TranslationField<Values extends FieldValues>({
  form,
  name,
  label,
  locale,
  rows,
  Area,
  errorOf,
  toStored = asIs,
  ...props
}: TranslationProps<Values> & { locale: Locale }) {
  const labels = useTranslations('labels.locale');
  const t = useTranslations('office.form');
  const path = translationPath(name, locale);
  const own = useWatch({ control: form.control, name: asPath<Values>(name) });
  const translation = useWatch({ control: form.control, name: asPath<Values>(path) });
  const mark = useField(form, asPath<Values>(markPath(path)));
  const stored = (text: unknown) => (typeof text === 'string' ? toStored(text) : text);
  const hint = () => {
    if (isOutdated(stored(own), stored(translation), mark.value))
      return <TranslationOutdated onKeep={() => mark.set(asValue(''))} />;
    return hasText(own) && !hasText(translation) ? <TranslationMissing /> : undefined;
  };
  const field = {
    form,
    lang: locale,
    optional: true,
    label: t('inLanguage', { label, language: labels(locale) }),
    hint: hint(),
    error: errorOf?.(path),
    ...props,
  };
  return rows === undefined ? (
    <TextField {...field} name={asPathTo<Values, string | null>(path)} />
  ) : (
    <TextAreaField {...field} name={asPathTo<Values, string>(path)} rows={rows} Area={Area} />
  );
}

/** Says that a text is missing in a language, and what readers see instead. */
export function TranslationMissing() {
  const t = useTranslations('office.form');
  return (
    <span className="inline-flex items-center gap-1 text-confirmed">
      <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
      {t('translationMissing')}
    </span>
  );
}

/** Says that a text changed after its translation, which may be right all the same. */
function TranslationOutdated({ onKeep }: { onKeep: () => void }) {
  const t = useTranslations('office.form');
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-confirmed">
      <span className="inline-flex items-center gap-1">
        <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
        {t('translationOutdated')}
      </span>
      <Button size="sm" onClick={onKeep}>
        {t('translationKept')}
      </Button>
    </span>
  );
}
