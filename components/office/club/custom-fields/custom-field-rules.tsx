'use client';

import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { SelectField } from '@/components/forms/choice-fields';
import { NumberField } from '@/components/forms/number-fields';
import { TextField } from '@/components/forms/text-fields';
import type { ApiForm } from '@/components/forms/use-api-form';
import { useFormValues } from '@/components/forms/use-field';
import type { CustomFieldValues } from '@/components/office/club/custom-fields/custom-field-draft';
import { OptionEditor } from '@/components/office/club/custom-fields/option-editor';
import { Card } from '@/components/ui/display/card';
import { rulesOfType } from '@/lib/rules/custom-fields/custom-field-definition';
import { fileBytes } from '@/lib/rules/custom-fields/file-answer';
import { isSafePattern } from '@/lib/rules/custom-fields/safe-pattern';
import { formatBytes } from '@/lib/rules/format/format-bytes';

type FieldFormProps = { form: ApiForm<CustomFieldValues> };

/** Choices and bounds of a field, as far as its type has them. */
export function CustomFieldRules({ form, mayEdit }: FieldFormProps & { mayEdit: boolean }) {
  const t = useTranslations('club.customFields');
  const { type } = useFormValues(form);
  const rules = rulesOfType[type];
  const isDate = type === 'Date';
  return (
    <>
      {rules.includes('options') && <OptionEditor form={form} mayEdit={mayEdit} />}
      {(rules.includes('bounds') || rules.includes('bytes')) && (
        <Card title={t('rules')}>
          <div className="grid gap-4 sm:grid-cols-2">
            {rules.includes('bounds') &&
              (['min', 'max'] as const).map(name => (
                <TextField
                  key={name}
                  form={form}
                  name={name}
                  label={t(isDate ? `${name}Date` : name)}
                  type={isDate ? 'date' : 'text'}
                  inputMode={isDate ? undefined : 'decimal'}
                  className="max-w-44"
                  isNullable
                  optional
                />
              ))}
            {rules.includes('bytes') && <SizeField form={form} />}
          </div>
        </Card>
      )}
    </>
  );
}

const expertNames = ['internalName', 'defaultValue', 'minLength', 'maxLength', 'pattern'] as const;

/** What most clubs never change; folded unless something in it was refused. */
export function ExpertCard({ form, isNew }: FieldFormProps & { isNew: boolean }) {
  const t = useTranslations('club.customFields');
  const { type } = useFormValues(form);
  const rules = rulesOfType[type];
  const isRefused = expertNames.some(name => form.refusal?.errors[name]);
  return (
    <Card>
      <details open={isRefused || undefined}>
        <summary className="cursor-pointer">
          <h2 className="inline text-lg font-semibold">{t('expert')}</h2>
        </summary>
        <p className="mt-1 text-ink-muted">{t('expertText')}</p>
        <div className="mt-4 grid gap-4 sm:grid-cols-2">
          {rules.includes('default') && <DefaultField form={form} />}
          {rules.includes('lengths') &&
            (['minLength', 'maxLength'] as const).map(name => (
              <NumberField key={name} form={form} name={name} label={t(name)} className="max-w-28" optional />
            ))}
          {rules.includes('pattern') && <PatternField form={form} />}
          <TextField
            form={form}
            name="internalName"
            label={t('internalName')}
            hint={isNew ? t('internalNameHint') : t('typeHint')}
            maxLength={50}
            disabled={!isNew}
            spellCheck={false}
            autoCapitalize="none"
            className="font-mono"
            fieldClassName="sm:col-span-2"
          />
        </div>
      </details>
    </Card>
  );
}

/** The usual sizes, and the one that a program may have set. */
function SizeField({ form }: FieldFormProps) {
  const t = useTranslations('club.customFields');
  const locale = useLocale();
  const { maxBytes } = useFormValues(form);
  const [sizes] = useState(() => [
    ...new Set([1_000_000, 2_000_000, maxBytes ?? fileBytes.max, fileBytes.max]),
  ]);
  const usual = { value: null, label: formatBytes(fileBytes.normal, locale) };
  const options = sizes.map(value => ({ value, label: formatBytes(value, locale) }));
  return (
    <SelectField
      form={form}
      name="maxBytes"
      label={t('maxBytes')}
      hint={t('maxBytesHint')}
      options={[usual, ...options]}
      className="max-w-44"
    />
  );
}

function PatternField({ form }: FieldFormProps) {
  const t = useTranslations('club.customFields');
  const pattern = useFormValues(form).pattern ?? '';
  const isSafe = isSafePattern(pattern);
  return (
    <div className="sm:col-span-2">
      <TextField
        form={form}
        name="pattern"
        label={t('pattern')}
        hint={t('patternHint')}
        error={pattern !== '' && !isSafe ? t('patternUnsafe') : undefined}
        maxLength={200}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        className="font-mono"
        isNullable
        optional
      />
      <p role="status" className="mt-1 text-sm text-ink-muted">
        {pattern !== '' && isSafe && t('patternSafe')}
      </p>
    </div>
  );
}

function DefaultField({ form }: FieldFormProps) {
  const t = useTranslations('club.customFields');
  const answer = useTranslations('labels.answer');
  const { type, options } = useFormValues(form);
  const field = {
    form,
    name: 'defaultValue' as const,
    label: t('defaultValue'),
    hint: t('defaultValueHint'),
    optional: true,
    fieldClassName: 'sm:col-span-2',
  };
  const none = { value: null, label: t('noDefault') };
  if (type === 'Checkbox') {
    return <SelectField {...field} options={[none, { value: 'true', label: answer('yes') }]} />;
  }
  if (rulesOfType[type].includes('options')) return <SelectField {...field} options={[none, ...options]} />;
  return <TextField {...field} type={type === 'Date' ? 'date' : 'text'} maxLength={500} isNullable />;
}
