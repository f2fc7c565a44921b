'use client';

import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextField } from '@/components/forms/text-fields';
import { TranslationFields } from '@/components/forms/translation-fields';
import type { ApiForm } from '@/components/forms/use-api-form';
import { useFormValues } from '@/components/forms/use-field';
import { useKeyed } from '@/components/forms/use-keyed';
import {
  type CustomFieldValues,
  valueFrom,
  yesNoOptions,
} from '@/components/office/club/custom-fields/custom-field-draft';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/display/card';
import { SortableList } from '@/components/ui/display/sortable-list';
import { IconButton } from '@/components/ui/icon-button';
import { FieldError } from '@/components/ui/inputs/field-error';
import { useClubLocales } from '@/lib/api-client/club-info';

type OptionEditorProps = { form: ApiForm<CustomFieldValues>; mayEdit: boolean };

/** The options of a field, in the order of the form. */
export function OptionEditor({ form, mayEdit }: OptionEditorProps) {
  const t = useTranslations('club.customFields');
  const { options } = useFormValues(form);
  const { keyed, put, makeKey } = useKeyed(options, next => form.set({ options: next }));
  const clubLocales = useClubLocales();
  const error = form.refusal?.errors.options;
  const [isAsked, setIsAsked] = useState(false);
  const hasValues =
    isAsked || Object.keys(form.refusal?.errors ?? {}).some(path => /^options\.\d+\.value$/.test(path));

  const add = () => addAfter(options.length - 1);

  function addAfter(index: number) {
    const key = makeKey();
    const added = { item: { value: '', label: '' }, key };
    put([...keyed.slice(0, index + 1), added, ...keyed.slice(index + 1)]);
    requestAnimationFrame(() => document.getElementById(`${key}-label`)?.focus());
  }

  function addYesNo() {
    put(yesNoOptions(clubLocales).map(item => ({ item, key: makeKey() })));
  }

  return (
    <Card title={t('options')} description={t('optionsHint')} flush>
      {error && (
        <div className="px-5 pt-3" tabIndex={-1} data-invalid>
          <FieldError>{error}</FieldError>
        </div>
      )}
      {options.length === 0 && <p className="px-5 py-4 text-ink-muted">{t('noOptions')}</p>}
      <SortableList
        label={t('options')}
        items={keyed}
        keyOf={({ key }) => key}
        nameOf={({ item }) => item.label || t('unnamedOption')}
        {...(mayEdit && options.length > 1 ? { onReorder: put } : { className: 'pl-5' })}
      >
        {({ item: option, key, index }) => (
          <div className="flex flex-wrap items-end gap-3 py-3 pr-3">
            <TextField
              form={form}
              name={`options.${index}.label`}
              id={`${key}-label`}
              label={t('optionLabel')}
              maxLength={150}
              onKeyDown={event => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing || !mayEdit) return;
                event.preventDefault();
                addAfter(index);
              }}
              onTyped={(label, before) => {
                if (option.value === valueFrom(before))
                  form.set({ options: options.with(index, { ...option, label, value: valueFrom(label) }) });
              }}
              fieldClassName="min-w-0 flex-1"
            />
            {hasValues && (
              <TextField
                form={form}
                name={`options.${index}.value`}
                label={t('optionValue')}
                maxLength={100}
                spellCheck={false}
                autoCapitalize="none"
                className="font-mono"
                fieldClassName="min-w-0 flex-1"
              />
            )}
            {mayEdit && (
              <IconButton
                icon={Trash2}
                label={t('removeOption', { name: option.label || t('unnamedOption') })}
                onClick={() => put(keyed.filter(one => one.key !== key))}
              />
            )}
            <TranslationFields
              form={form}
              name={`options.${index}.label`}
              label={t('optionLabel')}
              maxLength={150}
              fieldClassName="w-full"
            />
          </div>
        )}
      </SortableList>
      {mayEdit && (
        <div className="flex flex-wrap gap-2 border-t px-5 py-3">
          <Button size="sm" icon={Plus} onClick={add}>
            {t('addOption')}
          </Button>
          {options.length === 0 && (
            <Button size="sm" icon={Plus} onClick={addYesNo}>
              {t('addYesNo')}
            </Button>
          )}
          {options.length > 0 && !hasValues && (
            <Button size="sm" variant="ghost" onClick={() => setIsAsked(true)}>
              {t('showValues')}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}
