'use client';

import { MessageSquareText } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { asPathTo } from '@/components/forms/form-types';
import { TranslationFields } from '@/components/forms/translation-fields';
import type { ApiForm } from '@/components/forms/use-api-form';
import { useFormValues } from '@/components/forms/use-field';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/inputs/field';
import { Input } from '@/components/ui/inputs/input';
import { SegmentedControl } from '@/components/ui/inputs/segmented-control';
import type { FormMembership } from '@/lib/contracts/forms';
import { type FieldUse, fieldUses } from '@/lib/rules/enums';
import {
  type AskedField,
  type FieldSetting,
  type SettingRecord,
  usesOf,
} from '@/lib/rules/submissions/asked-fields';

type AskedRowProps = {
  form: ApiForm<FormMembership>;
  record: SettingRecord;
  field: AskedField;
  mayEdit: boolean;
};

/** One field: off, optional or required, and the club's own hint. */
export function AskedRow({ form, record, field, mayEdit }: AskedRowProps) {
  const t = useTranslations('forms.asked');
  const labels = useTranslations('labels.field');
  const [isOpen, setOpen] = useState(field.hint !== '');
  const hintId = useId();
  const { fields } = useFormValues(form);
  const { name, use, hint, isRare } = field;
  const label = labels(name);
  const isChoice = usesOf(record, name).length > 1;
  const change = (setting: FieldSetting) => {
    const own = fields[record] ?? {};
    form.set({ fields: { ...fields, [record]: { ...own, [name]: { ...own[name], ...setting } } } });
  };
  useWords(form, `fields.${record}.${name}`, label);
  return (
    <div className="py-2.5 pr-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-[1_1_9rem]">
          <p className="font-medium">{label}</p>
          {isRare && use === 'Optional' && <p className="text-sm text-ink-muted">{t('rare')}</p>}
        </div>
        {isChoice ? (
          <SegmentedControl<FieldUse>
            label={t('use', { field: label })}
            segments={fieldUses.map(value => ({ value, label: t(`uses.${value}`) }))}
            value={use}
            onValueChange={value => change({ use: value })}
          />
        ) : (
          <p className="text-sm text-ink-muted">{t('always')}</p>
        )}
        {mayEdit && (
          <Button
            size="sm"
            variant="ghost"
            icon={MessageSquareText}
            aria-expanded={isOpen}
            aria-controls={hintId}
            aria-label={t('hintOf', { field: label })}
            onClick={() => setOpen(!isOpen)}
          >
            {t('hint')}
          </Button>
        )}
      </div>
      {isOpen && (
        <div id={hintId} className="mt-2">
          <Field label={t('hintOf', { field: label })} hint={t('hintText')} optional>
            <Input value={hint} maxLength={200} onChange={event => change({ hint: event.target.value })} />
          </Field>
          <TranslationFields
            form={form}
            name={asPathTo<FormMembership, string>(`fields.${record}.${name}.hint`)}
            label={t('hintOf', { field: label })}
            maxLength={200}
            fieldClassName="mt-3"
          />
        </div>
      )}
    </div>
  );
}

/** Names the settings of the field if somebody else has changed them meanwhile. */
function useWords({ fields }: ApiForm<FormMembership>, path: string, label: string): void {
  const t = useTranslations('forms.asked');
  useEffect(() => {
    const use = (value: unknown) => t(`uses.${fieldUses.find(one => one === value) ?? 'Optional'}`);
    fields.words.set(`${path}.use`, { label, write: use });
    fields.words.set(`${path}.hint`, {
      label: t('hintOf', { field: label }),
      write: value => String(value ?? ''),
    });
  });
}
