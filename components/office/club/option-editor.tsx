'use client';

import { Plus, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { nameFrom } from '@/components/office/club/custom-field-draft';
import type { RecordDraft } from '@/components/office/club/use-record-draft';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { FieldError } from '@/components/ui/field-error';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import { SortableList } from '@/components/ui/sortable-list';
import type { CustomField } from '@/lib/api-client/master-data';

type OptionEditorProps = { draft: RecordDraft<CustomField>; mayEdit: boolean };
type Option = CustomField['options'][number];

/** The options of a field, in the order of the form. */
export function OptionEditor({ draft, mayEdit }: OptionEditorProps) {
  const t = useTranslations('club.customFields');
  const id = useId();
  const { options } = draft.value;
  const [keys, setKeys] = useState<readonly string[]>([]);
  const keyed = options.map((option, index) => ({ option, key: keys[index] ?? `${id}-${index}`, index }));
  const put = (next: readonly { option: Option; key: string }[]) => {
    setKeys(next.map(({ key }) => key));
    draft.set({ options: next.map(({ option }) => option) });
  };

  function change(key: string, changes: Partial<Option>) {
    put(keyed.map(one => (one.key === key ? { ...one, option: { ...one.option, ...changes } } : one)));
  }

  function relabel({ option, key }: { option: Option; key: string }, label: string) {
    const isFollowing = option.value === nameFrom(option.label);
    change(key, { label, ...(isFollowing && { value: nameFrom(label) }) });
  }

  function add() {
    const key = crypto.randomUUID();
    put([...keyed, { option: { value: '', label: '' }, key }]);
    requestAnimationFrame(() => document.getElementById(`${key}-label`)?.focus());
  }

  return (
    <Card title={t('options')} description={t('optionsHint')} flush>
      {draft.errorOf('options') && (
        <div className="px-5 pt-3">
          <FieldError>{draft.errorOf('options')}</FieldError>
        </div>
      )}
      {options.length === 0 && <p className="px-5 py-4 text-ink-muted">{t('noOptions')}</p>}
      <SortableList
        label={t('options')}
        items={keyed}
        keyOf={({ key }) => key}
        nameOf={({ option }) => option.label || t('unnamedOption')}
        {...(mayEdit && options.length > 1 ? { onReorder: put } : { className: 'pl-5' })}
      >
        {one => (
          <div className="flex items-end gap-3 py-3 pr-3">
            <Field
              id={`${one.key}-label`}
              label={t('optionLabel')}
              error={draft.errorOf(`options[${one.index}].label`)}
              className="min-w-0 flex-1"
            >
              <Input
                value={one.option.label}
                maxLength={150}
                onChange={event => relabel(one, event.target.value)}
              />
            </Field>
            <Field
              label={t('optionValue')}
              error={draft.errorOf(`options[${one.index}].value`)}
              className="min-w-0 flex-1"
            >
              <Input
                value={one.option.value}
                maxLength={100}
                spellCheck={false}
                autoCapitalize="none"
                className="font-mono"
                onChange={event => change(one.key, { value: event.target.value })}
              />
            </Field>
            {mayEdit && (
              <IconButton
                icon={Trash2}
                label={t('removeOption', { name: one.option.label || t('unnamedOption') })}
                onClick={() => put(keyed.filter(({ key }) => key !== one.key))}
              />
            )}
          </div>
        )}
      </SortableList>
      {mayEdit && (
        <div className="border-t px-5 py-3">
          <Button size="sm" icon={Plus} onClick={add}>
            {t('addOption')}
          </Button>
        </div>
      )}
    </Card>
  );
}
