'use client';

import { useTranslations } from 'use-intl';
import { Field } from '@/components/ui/inputs/field';
import { Input } from '@/components/ui/inputs/input';
import { Select } from '@/components/ui/inputs/select';
import { useCustomFields, useDepartments, useMemberships } from '@/lib/api-client/master-data';
import type { LayoutColumn } from '@/lib/contracts/club-software';

type ArgumentFieldProps = {
  column: LayoutColumn;
  error?: string;
  onChange: (column: LayoutColumn) => void;
};

/** Chooses the record of a column whose content needs one. */
export function ArgumentField({ column, error, onChange }: ArgumentFieldProps) {
  const t = useTranslations('exporting.editor');
  const { field } = column;
  const tariffs = useMemberships(field === 'HasTariff').data ?? [];
  const departments = useDepartments(field === 'HasDepartment').data ?? [];
  const customFields = useCustomFields().data ?? [];
  const given = error ? { error } : {};
  if (field === 'Department' || field === 'DepartmentCode')
    return (
      <Field label={t('department')} hint={t('departmentHint')} {...given}>
        <Input
          type="number"
          min={1}
          max={20}
          value={typeof column.argument === 'number' ? column.argument : ''}
          onChange={event => onChange({ ...column, argument: event.target.valueAsNumber || 1 })}
        />
      </Field>
    );
  const choices = {
    HasTariff: { label: t('tariff'), options: tariffs.map(({ id, name }) => ({ value: id, name })) },
    HasDepartment: {
      label: t('departmentOf'),
      options: departments.map(({ id, name }) => ({ value: id, name })),
    },
    CustomField: {
      label: t('customField'),
      options: customFields.map(({ internalName, label }) => ({ value: internalName, name: label })),
    },
  };
  const isChoice = field === 'HasTariff' || field === 'HasDepartment' || field === 'CustomField';
  if (!isChoice) return null;
  const { label, options } = choices[field];
  return (
    <Field label={label} {...given}>
      <Select
        value={typeof column.argument === 'string' ? column.argument : ''}
        onChange={event => {
          const { argument: _argument, ...rest } = column;
          const { value } = event.target;
          onChange(value === '' ? rest : { ...rest, argument: value });
        }}
      >
        <option value="">{t('choose')}</option>
        {options.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
