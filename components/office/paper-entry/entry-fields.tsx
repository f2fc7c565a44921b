'use client';

import type { ComponentProps, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { fieldId, listOf, textOf, useEntry } from '@/components/office/paper-entry/entry-context';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { FieldGroup } from '@/components/ui/field-group';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';

type Labelled = { path: string; label?: string; optional?: boolean; hint?: string; className?: string };
type FieldName = Parameters<ReturnType<typeof useTranslations<'labels.field'>>>[0];

const isFieldName = (name: string, has: (name: FieldName) => boolean): name is FieldName =>
  has(name as FieldName);

/** Label of a path by its last name; the path itself for names of the club. */
export function useFieldLabels(): (path: string) => string {
  const t = useTranslations('labels.field');
  return path => {
    const name = path.split('.').at(-1) ?? path;
    return isFieldName(name, key => t.has(key)) ? t(name) : name;
  };
}

function useLabel(path: string, label?: string): string {
  const labelOf = useFieldLabels();
  return label ?? labelOf(path);
}

type EntryInputProps = Labelled & Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'list'>;

export function EntryInput({ path, label, optional, hint, className, ...props }: EntryInputProps) {
  const { values, errors, set } = useEntry();
  return (
    <Field
      id={fieldId(path)}
      label={useLabel(path, label)}
      optional={optional}
      hint={hint}
      error={errors[path]?.[0]}
      className={className}
    >
      <Input
        autoComplete="off"
        {...props}
        value={textOf(values[path])}
        onChange={event => set(path, event.target.value)}
      />
    </Field>
  );
}

export function EntryText({ path, label, optional, className }: Labelled) {
  const { values, errors, set } = useEntry();
  return (
    <Field
      id={fieldId(path)}
      label={useLabel(path, label)}
      optional={optional}
      error={errors[path]?.[0]}
      className={className}
    >
      <Textarea rows={2} value={textOf(values[path])} onChange={event => set(path, event.target.value)} />
    </Field>
  );
}

export type EntryOption = { readonly value: string; readonly label: string };
type EntrySelectProps = Labelled & { options: readonly EntryOption[]; blank?: string };

/** The browser's native list: typing the first letters selects. */
export function EntrySelect({ path, label, optional, className, options, blank }: EntrySelectProps) {
  const t = useTranslations('handouts.entry');
  const { values, errors, set } = useEntry();
  return (
    <Field
      id={fieldId(path)}
      label={useLabel(path, label)}
      optional={optional}
      error={errors[path]?.[0]}
      className={className}
    >
      <Select value={textOf(values[path])} onChange={event => set(path, event.target.value)}>
        <option value="">{blank ?? t('choose')}</option>
        {options.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Select>
    </Field>
  );
}

export function EntryTick({ path, label, hint }: { path: string; label: ReactNode; hint?: ReactNode }) {
  const { values, errors, set } = useEntry();
  return (
    <div id={fieldId(path)} tabIndex={-1}>
      <Checkbox
        label={label}
        hint={hint}
        error={errors[path]?.[0]}
        checked={values[path] === true}
        onChange={event => set(path, event.target.checked)}
      />
    </div>
  );
}

type EntryTicksProps = Labelled & { options: readonly EntryOption[] };

/** Several choices of a list. */
export function EntryTicks({ path, label, optional, className, options }: EntryTicksProps) {
  const { values, errors, set } = useEntry();
  const chosen = listOf(values[path]);
  const legend = useLabel(path, label);
  if (options.length === 0) return null;
  return (
    <FieldGroup legend={legend} optional={optional} error={errors[path]?.[0]} className={className}>
      <div id={fieldId(path)} tabIndex={-1} className="flex flex-wrap gap-x-6 gap-y-2.5">
        {options.map(({ value, label: words }) => (
          <Checkbox
            key={value}
            label={words}
            checked={chosen.includes(value)}
            onChange={event =>
              set(path, event.target.checked ? [...chosen, value] : chosen.filter(one => one !== value))
            }
          />
        ))}
      </div>
    </FieldGroup>
  );
}
