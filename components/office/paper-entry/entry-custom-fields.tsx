'use client';

import { useTranslations } from 'use-intl';
import {
  EntryInput,
  EntrySelect,
  EntryText,
  EntryTick,
  EntryTicks,
} from '@/components/office/paper-entry/entry-fields';
import type { CustomFieldSchema } from '@/lib/contracts/catalog';

type EntryCustomFieldsProps = { fields: readonly CustomFieldSchema[]; prefix?: string };

/** The club's custom fields, with the control of each type. */
export function EntryCustomFields({ fields, prefix = '' }: EntryCustomFieldsProps) {
  return fields.map(field => (
    <EntryCustomField
      key={field.internalName}
      field={field}
      path={`${prefix}customFields.${field.internalName}`}
    />
  ));
}

function EntryCustomField({ field, path }: { field: CustomFieldSchema; path: string }) {
  const t = useTranslations('labels.answer');
  const { type, label, isRequired, options } = field;
  const shared = { path, label, optional: !isRequired };
  if (type === 'Checkbox')
    return <EntryTick path={path} label={isRequired ? label : `${label} (${t('optional')})`} />;
  if (type === 'TextArea') return <EntryText {...shared} className="sm:col-span-2" />;
  if (type === 'Select') return <EntrySelect {...shared} options={options} />;
  if (type === 'MultiSelect') return <EntryTicks {...shared} options={options} className="sm:col-span-2" />;
  const modes = { Number: 'decimal', Email: 'email', Phone: 'tel', Date: 'none', Text: 'text' } as const;
  return <EntryInput {...shared} {...(type === 'Date' ? { type: 'date' } : { inputMode: modes[type] })} />;
}
