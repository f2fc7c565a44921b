'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { AskedRow } from '@/components/form-editor/asked/asked-row';
import type { ApiForm } from '@/components/forms/use-api-form';
import { useFormValues } from '@/components/forms/use-field';
import { Card } from '@/components/ui/display/card';
import { SortableList } from '@/components/ui/display/sortable-list';
import type { FormMembership } from '@/lib/contracts/forms';
import {
  type AskedField,
  type SettingRecord,
  settableNames,
  settingRecords,
  settledFields,
} from '@/lib/rules/submissions/asked-fields';
import type { FieldGroup } from '@/lib/rules/submissions/submission-fields';

type PartsProps = { form: ApiForm<FormMembership>; mayEdit: boolean };

/** The parts of the form; only where the order counts can it be changed. */
const parts = [
  { part: 'person', record: 'application', groups: ['person'], isSortable: true },
  { part: 'address', record: 'application', groups: ['address'], isSortable: false },
  { part: 'contact', record: 'application', groups: ['contact'], isSortable: true },
  { part: 'rest', record: 'application', groups: ['membership', 'guardians', 'closing'], isSortable: false },
  { part: 'guardian', record: 'guardian', groups: ['person', 'contact'], isSortable: false },
  { part: 'familyMember', record: 'familyMember', groups: ['person', 'contact'], isSortable: false },
] as const satisfies readonly {
  part: string;
  record: SettingRecord;
  groups: readonly FieldGroup[];
  isSortable: boolean;
}[];

/** What the membership form asks: every field of ours with its use, order and hint; below them the club's own. */
export function AskedCard({ form, mayEdit, children }: PartsProps & { children?: ReactNode }) {
  const t = useTranslations('forms.asked');
  return (
    <Card title={t('title')} description={t('text')} flush>
      {parts.map(part => (
        <Part key={part.part} form={form} mayEdit={mayEdit} {...part} />
      ))}
      {children}
    </Card>
  );
}

type PartProps = PartsProps & (typeof parts)[number];

function Part({ form, mayEdit, part, record, groups, isSortable }: PartProps) {
  const t = useTranslations('forms.asked');
  const labels = useTranslations('labels.field');
  const { fields } = useFormValues(form);
  const settable = settableNames(record);
  const items = settledFields(settingRecords[record], fields, ...groups).filter(({ name }) =>
    settable.includes(name),
  );
  const reorder = (next: readonly AskedField[]) => {
    const own = fields[record] ?? {};
    const placed = next.map(({ name }, sortOrder) => [name, { ...own[name], sortOrder }]);
    form.set({ fields: { ...fields, [record]: { ...own, ...Object.fromEntries(placed) } } });
  };
  return (
    <section aria-labelledby={`asked-${part}`} className="border-b">
      <h3 id={`asked-${part}`} className="px-5 pt-4 font-semibold">
        {t(`parts.${part}`)}
      </h3>
      <SortableList
        label={t(`parts.${part}`)}
        items={items}
        keyOf={({ name }) => name}
        nameOf={({ name }) => labels(name)}
        {...(mayEdit && isSortable ? { onReorder: reorder } : { className: 'pl-5' })}
      >
        {field => <AskedRow form={form} record={record} field={field} mayEdit={mayEdit} />}
      </SortableList>
    </section>
  );
}
