'use client';

import { useTranslations } from 'use-intl';
import { nameFrom } from '@/components/office/club/custom-field-draft';
import type { RecordDraft } from '@/components/office/club/use-record-draft';
import { Card } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { FieldGroup } from '@/components/ui/field-group';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import type { CustomField } from '@/lib/api-client/master-data';
import { customFieldCategories, customFieldTypes, submissionKinds } from '@/lib/rules/enums';

type CustomFieldFieldsProps = { draft: RecordDraft<CustomField>; isNew: boolean };

/** The question and its position in the form. */
export function CustomFieldFields({ draft, isNew }: CustomFieldFieldsProps) {
  const t = useTranslations('club.customFields');
  const labels = useTranslations('labels');
  const { value, set, errorOf } = draft;

  function relabel(label: string) {
    const isFollowing = isNew && value.internalName === nameFrom(value.label);
    set({ label, ...(isFollowing && { internalName: nameFrom(label) }) });
  }

  return (
    <>
      <Card title={t('question')}>
        <div className="grid items-end gap-4 sm:grid-cols-2">
          <Field label={t('label')} hint={t('labelHint')} error={errorOf('label')} className="sm:col-span-2">
            <Input value={value.label} maxLength={150} onChange={event => relabel(event.target.value)} />
          </Field>
          <Field label={t('type')} hint={t('typeHint')} error={errorOf('type')}>
            <Select
              value={value.type}
              disabled={!isNew}
              onChange={event => {
                const type = customFieldTypes.find(one => one === event.target.value);
                if (type) set({ type, defaultValue: null });
              }}
            >
              {customFieldTypes.map(type => (
                <option key={type} value={type}>
                  {labels(`customFieldType.${type}`)}
                </option>
              ))}
            </Select>
          </Field>
          <Field
            label={t('internalName')}
            hint={isNew ? t('internalNameHint') : t('typeHint')}
            error={errorOf('internalName')}
          >
            <Input
              value={value.internalName}
              maxLength={50}
              disabled={!isNew}
              spellCheck={false}
              autoCapitalize="none"
              className="font-mono"
              onChange={event => set({ internalName: event.target.value })}
            />
          </Field>
          <Field label={t('description')} hint={t('descriptionHint')} error={errorOf('description')} optional>
            <Input
              value={value.description}
              maxLength={1000}
              onChange={event => set({ description: event.target.value })}
            />
          </Field>
          <Field label={t('placeholder')} hint={t('placeholderHint')} error={errorOf('placeholder')} optional>
            <Input
              value={value.placeholder}
              maxLength={150}
              onChange={event => set({ placeholder: event.target.value })}
            />
          </Field>
        </div>
      </Card>
      <Card title={t('where')}>
        <div className="flex flex-col gap-4">
          <FieldGroup legend={t('forms')} error={errorOf('forms')}>
            {submissionKinds.map(kind => (
              <Checkbox
                key={kind}
                label={labels(`kind.${kind}`)}
                checked={value.forms.includes(kind)}
                onChange={event =>
                  set({
                    forms: submissionKinds.filter(one =>
                      one === kind ? event.target.checked : value.forms.includes(one),
                    ),
                  })
                }
              />
            ))}
          </FieldGroup>
          <Field label={t('category')} hint={t('categoryHint')} error={errorOf('category')}>
            <Select
              value={value.category}
              onChange={event => {
                const category = customFieldCategories.find(one => one === event.target.value);
                if (category) set({ category });
              }}
            >
              {customFieldCategories.map(category => (
                <option key={category} value={category}>
                  {labels(`customFieldCategory.${category}`)}
                </option>
              ))}
            </Select>
          </Field>
          <Checkbox
            label={t('isRequired')}
            hint={t('isRequiredHint')}
            checked={value.isRequired}
            onChange={event => set({ isRequired: event.target.checked })}
          />
        </div>
      </Card>
    </>
  );
}
