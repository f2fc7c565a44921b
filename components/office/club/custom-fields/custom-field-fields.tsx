'use client';

import { useTranslations } from 'use-intl';
import { CheckboxField, CheckboxGroupField, RadioField, SelectField } from '@/components/forms/choice-fields';
import { TextField } from '@/components/forms/text-fields';
import { TranslationFields } from '@/components/forms/translation-fields';
import type { ApiForm } from '@/components/forms/use-api-form';
import { useFormValues } from '@/components/forms/use-field';
import { type CustomFieldValues, nameFrom } from '@/components/office/club/custom-fields/custom-field-draft';
import { Card } from '@/components/ui/display/card';
import { type CustomFieldType, customFieldCategories, submissionKinds } from '@/lib/rules/enums';

/** The usual ones first. */
const types: readonly CustomFieldType[] = [
  ...(['Text', 'TextArea', 'Select', 'MultiSelect', 'Checkbox'] as const),
  ...(['Number', 'Date', 'Email', 'Phone', 'File'] as const),
];

type CustomFieldFieldsProps = { form: ApiForm<CustomFieldValues>; isNew: boolean };

/** The question and its position in the form. */
export function CustomFieldFields({ form, isNew }: CustomFieldFieldsProps) {
  const t = useTranslations('club.customFields');
  const labels = useTranslations('labels');
  const { internalName, type, category } = useFormValues(form);

  function nameAfter(label: string, before: string) {
    if (isNew && internalName === nameFrom(before)) form.set({ internalName: nameFrom(label) });
  }

  return (
    <>
      <Card title={t('question')}>
        <div className="grid items-end gap-4 sm:grid-cols-2">
          <TextField
            form={form}
            name="label"
            label={t('label')}
            hint={t('labelHint')}
            maxLength={150}
            onTyped={nameAfter}
            fieldClassName="sm:col-span-2"
          />
          <TranslationFields
            form={form}
            name="label"
            label={t('label')}
            maxLength={150}
            fieldClassName="sm:col-span-2"
          />
          <div className="sm:col-span-2">
            {isNew ? (
              <RadioField
                form={form}
                name="type"
                legend={t('type')}
                hint={t('typeHint')}
                isWide
                onChosen={() => form.set({ defaultValue: null })}
                options={types.map(value => ({
                  value,
                  label: labels(`customFieldType.${value}`),
                  hint: t(`typeExample.${value}`),
                }))}
              />
            ) : (
              <p>
                <span className="font-medium">{t('type')}:</span> {labels(`customFieldType.${type}`)}
              </p>
            )}
          </div>
          <TextField
            form={form}
            name="description"
            label={t('description')}
            hint={t('descriptionHint')}
            maxLength={1000}
            optional
          />
          <TextField
            form={form}
            name="placeholder"
            label={t('placeholder')}
            hint={t('placeholderHint')}
            maxLength={150}
            optional
          />
          {(['description', 'placeholder'] as const).map(text => (
            <TranslationFields
              key={text}
              form={form}
              name={text}
              label={t(text)}
              fieldClassName="sm:col-span-2"
            />
          ))}
        </div>
      </Card>
      <Card title={t('where')}>
        <div className="flex flex-col gap-4">
          <CheckboxGroupField
            form={form}
            name="forms"
            legend={t('forms')}
            options={submissionKinds.map(value => ({ value, label: labels(`kind.${value}`) }))}
          />
          <SelectField
            form={form}
            name="category"
            label={t('category')}
            hint={t(`categoryHint.${category}`)}
            options={customFieldCategories.map(value => ({
              value,
              label: labels(`customFieldCategory.${value}`),
            }))}
          />
          <CheckboxField
            form={form}
            name="isRequired"
            label={t('isRequired')}
            hint={t(type === 'Checkbox' ? 'isRequiredCheckbox' : 'isRequiredHint')}
          />
        </div>
      </Card>
    </>
  );
}
