'use client';

import type { ComponentProps } from 'react';
import { Field } from '@/components/ui/inputs/field';
import { Input } from '@/components/ui/inputs/input';
import { Select } from '@/components/ui/inputs/select';

type ChoiceFilterProps<Value extends string> = Omit<ComponentProps<typeof Field>, 'children'> & {
  /** The choice of everything. */
  any: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value | null;
  disabled?: boolean;
  onChange: (value: Value | null) => void;
};

export function ChoiceFilter<Value extends string>({
  any,
  options,
  value,
  disabled,
  onChange,
  ...field
}: ChoiceFilterProps<Value>) {
  return (
    <Field {...field}>
      <Select
        disabled={disabled}
        value={value ?? ''}
        onChange={({ target }) => onChange(options.find(one => one.value === target.value)?.value ?? null)}
      >
        <option value="">{any}</option>
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}

type Days = { readonly from: string | null; readonly to: string | null };

type DayFiltersProps = {
  days: Days;
  labels: Readonly<Record<keyof Days, string>>;
  optional?: boolean;
  onChange: (changes: Partial<Days>) => void;
};

/** The first and the last day; neither can be on the wrong side of the other. */
export function DayFilters({ days, labels, optional, onChange }: DayFiltersProps) {
  return (['from', 'to'] as const).map(name => (
    <Field key={name} label={labels[name]} optional={optional}>
      <Input
        type="date"
        value={days[name] ?? ''}
        min={name === 'to' ? (days.from ?? undefined) : undefined}
        max={name === 'from' ? (days.to ?? undefined) : undefined}
        onChange={({ target }) => onChange({ [name]: target.value || null })}
      />
    </Field>
  ));
}
