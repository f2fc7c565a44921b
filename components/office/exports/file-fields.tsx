'use client';

import { useTranslations } from 'use-intl';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import type { FormatSettings } from '@/lib/api-client/exports';
import { dateForms, encodings } from '@/lib/contracts/club-software';

export const fileFields = [
  'name',
  'encoding',
  'delimiter',
  'quoting',
  'dateForm',
  'decimalMark',
  'isDefused',
  'columns',
];

const delimiters = { semicolon: ';', comma: ',', tab: '\t' } as const;
const decimalMarks = { comma: ',', point: '.' } as const;
const quotings = ['Rfc4180', 'None'] as const;
const today = { 'dd.MM.yyyy': '28.02.1990', 'yyyy-MM-dd': '1990-02-28' } as const;

type FileFieldsProps = {
  value: FormatSettings;
  errorOf: (path: string) => string | undefined;
  onChange: (changes: Partial<FormatSettings>) => void;
};

/** Name and encoding of the file. */
export function FileFields({ value, errorOf, onChange }: FileFieldsProps) {
  const t = useTranslations('exporting.editor');
  const nameError = errorOf('name');
  return (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      <Field label={t('name')} {...(nameError ? { error: nameError } : {})}>
        <Input
          autoComplete="off"
          maxLength={100}
          value={value.name}
          onChange={event => onChange({ name: event.target.value })}
        />
      </Field>
      <Choice
        label={t('encoding')}
        value={value.encoding}
        options={encodings.map(one => [one, t(`encodings.${one}`)])}
        onChange={encoding => onChange({ encoding })}
      />
      <Choice
        label={t('delimiter')}
        value={value.delimiter}
        options={[
          [delimiters.semicolon, t('delimiters.semicolon')],
          [delimiters.comma, t('delimiters.comma')],
          [delimiters.tab, t('delimiters.tab')],
        ]}
        onChange={delimiter => onChange({ delimiter })}
      />
      <Choice
        label={t('quoting')}
        value={value.quoting}
        options={quotings.map(one => [one, t(`quotings.${one}`)])}
        onChange={quoting => onChange({ quoting })}
      />
      <Choice
        label={t('dateForm')}
        value={value.dateForm}
        options={dateForms.map(one => [one, today[one]])}
        onChange={dateForm => onChange({ dateForm })}
      />
      <Choice
        label={t('decimalMark')}
        value={value.decimalMark}
        options={[
          [decimalMarks.comma, t('decimalMarks.comma')],
          [decimalMarks.point, t('decimalMarks.point')],
        ]}
        onChange={decimalMark => onChange({ decimalMark })}
      />
      <div className="sm:col-span-2 xl:col-span-3">
        <Checkbox
          label={t('isDefused')}
          hint={t('isDefusedHint')}
          checked={value.isDefused}
          onChange={event => onChange({ isDefused: event.target.checked })}
        />
      </div>
    </div>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly (readonly [Value, string])[];
  onChange: (value: Value) => void;
};

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <Field label={label}>
      <Select
        value={value}
        onChange={event => {
          const chosen = options.find(([one]) => one === event.target.value);
          if (chosen) onChange(chosen[0]);
        }}
      >
        {options.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </Select>
    </Field>
  );
}
