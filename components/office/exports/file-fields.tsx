'use client';

import { useTranslations } from 'use-intl';
import { CheckboxField, SelectField } from '@/components/forms/choice-fields';
import { TextField } from '@/components/forms/text-fields';
import type { ApiForm } from '@/components/forms/use-api-form';
import type { FormatSettings } from '@/lib/api-client/exports';
import { dateForms, encodings } from '@/lib/contracts/club-software';

const delimiters = [
  ['semicolon', ';'],
  ['comma', ','],
  ['tab', '\t'],
] as const;
const decimalMarks = [
  ['comma', ','],
  ['point', '.'],
] as const;
const quotings = ['Rfc4180', 'None'] as const;
const today = { 'dd.MM.yyyy': '28.02.1990', 'yyyy-MM-dd': '1990-02-28' } as const;

/** Name and encoding of the file. */
export function FileFields({ form }: { form: ApiForm<FormatSettings> }) {
  const t = useTranslations('exporting.editor');
  return (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      <TextField form={form} name="name" label={t('name')} autoComplete="off" maxLength={100} />
      <SelectField
        form={form}
        name="encoding"
        label={t('encoding')}
        options={encodings.map(value => ({ value, label: t(`encodings.${value}`) }))}
      />
      <SelectField
        form={form}
        name="delimiter"
        label={t('delimiter')}
        options={delimiters.map(([name, value]) => ({ value, label: t(`delimiters.${name}`) }))}
      />
      <SelectField
        form={form}
        name="quoting"
        label={t('quoting')}
        options={quotings.map(value => ({ value, label: t(`quotings.${value}`) }))}
      />
      <SelectField
        form={form}
        name="dateForm"
        label={t('dateForm')}
        options={dateForms.map(value => ({ value, label: today[value] }))}
      />
      <SelectField
        form={form}
        name="decimalMark"
        label={t('decimalMark')}
        options={decimalMarks.map(([name, value]) => ({ value, label: t(`decimalMarks.${name}`) }))}
      />
      <div className="sm:col-span-2 xl:col-span-3">
        <CheckboxField form={form} name="isDefused" label={t('isDefused')} hint={t('isDefusedHint')} />
      </div>
    </div>
  );
}
