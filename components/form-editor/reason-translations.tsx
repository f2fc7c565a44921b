'use client';

import { useTranslations } from 'use-intl';
import { TranslationMissing } from '@/components/forms/translation-fields';
import type { ApiForm } from '@/components/forms/use-api-form';
import { useField, useFormValues } from '@/components/forms/use-field';
import { Field } from '@/components/ui/inputs/field';
import { Input } from '@/components/ui/inputs/input';
import { useOtherLocales } from '@/lib/api-client/club-info';
import type { FormCancellation } from '@/lib/contracts/forms';
import type { Locale } from '@/lib/rules/enums';
import { hasText } from '@/lib/rules/texts/translations';

type Props = { form: ApiForm<FormCancellation> };

/** Every reason in the other languages that the form offers. */
export function ReasonTranslations({ form }: Props) {
  return useOtherLocales().map(locale => <ReasonsIn key={locale} form={form} locale={locale} />);
}

function ReasonsIn({ form, locale }: Props & { locale: Locale }) {
  const t = useTranslations('forms.settings');
  const office = useTranslations('office.form');
  const labels = useTranslations('labels.locale');
  const { reasons } = useFormValues(form);
  const legend = office('inLanguage', { label: t('reasonsLabel'), language: labels(locale) });
  const { value, set } = useField(form, `translations.${locale}.reasons`, {
    label: legend,
    write: words => Object.values(words ?? {}).join('\n'),
  });
  const known = [...new Set(reasons.map(reason => reason.trim()))].filter(hasText);
  if (known.length === 0) return null;
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-medium text-ink">{legend}</legend>
      {known.map(reason => (
        <Field
          key={reason}
          label={reason}
          hint={hasText(value?.[reason]) ? undefined : <TranslationMissing />}
          optional
        >
          <Input
            lang={locale}
            maxLength={200}
            value={value?.[reason] ?? ''}
            onChange={event => set({ ...value, [reason]: event.target.value })}
          />
        </Field>
      ))}
    </fieldset>
  );
}
