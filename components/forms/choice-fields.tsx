'use client';

import type { ReactNode } from 'react';
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { type Labelled, type Place, useTyped } from '@/components/forms/field-props';
import type { ApiForm } from '@/components/forms/use-api-form';
import { useField } from '@/components/forms/use-field';
import { Checkbox } from '@/components/ui/inputs/checkbox';
import { Field } from '@/components/ui/inputs/field';
import { FieldGroup } from '@/components/ui/inputs/field-group';
import { RadioGroup } from '@/components/ui/inputs/radio-group';
import { Select, type SelectOption, SelectOptions } from '@/components/ui/inputs/select';

type Option<Value> = { readonly value: Value; readonly label: string };

type SelectFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = {
  form: ApiForm<Values>;
  name: Name;
  options: readonly SelectOption<FieldPathValue<Values, Name>>[];
  disabled?: boolean;
  className?: string;
  /** Called after the user chose. */
  onChosen?: (value: FieldPathValue<Values, Name>) => void;
} & Labelled;

export function SelectField<Values extends FieldValues, Name extends FieldPath<Values>>({
  form,
  name,
  options,
  disabled,
  className,
  onChosen,
  ...field
}: SelectFieldProps<Values, Name>) {
  const write = (value: FieldPathValue<Values, Name>) =>
    options.find(option => option.value === value)?.label ?? `${value ?? ''}`;
  const { value, set, error } = useField(form, name, { label: field.label, write });
  return (
    <Field {...field} className={field.fieldClassName} error={error}>
      <Select
        className={className}
        disabled={disabled}
        value={`${value ?? ''}`}
        onChange={event => {
          const chosen = options.find(option => `${option.value ?? ''}` === event.target.value);
          if (!chosen) return;
          set(chosen.value);
          onChosen?.(chosen.value);
        }}
      >
        <SelectOptions options={options} />
      </Select>
    </Field>
  );
}

type CheckboxFieldProps<Values extends FieldValues> = Place<Values, boolean> &
  Pick<Labelled, 'label' | 'hint'>;

export function CheckboxField<Values extends FieldValues>({
  form,
  name,
  ...props
}: CheckboxFieldProps<Values>) {
  const answer = useTranslations('labels.answer');
  const words = { label: props.label, write: (value: boolean) => answer(value ? 'yes' : 'no') };
  const { value, set, error } = useTyped<boolean, Values>({ form, name }, words);
  return <Checkbox {...props} error={error} checked={value} onChange={event => set(event.target.checked)} />;
}

type CheckboxGroupFieldProps<Values extends FieldValues, Choice extends string> = Place<
  Values,
  readonly Choice[]
> & {
  legend: string;
  hint?: ReactNode;
  options: readonly Option<Choice>[];
};

/** Several choices, stored in the order of the options. */
export function CheckboxGroupField<Values extends FieldValues, Choice extends string>({
  form,
  name,
  legend,
  hint,
  options,
}: CheckboxGroupFieldProps<Values, Choice>) {
  const write = (chosen: readonly Choice[]) =>
    options
      .filter(({ value }) => chosen.includes(value))
      .map(({ label }) => label)
      .join(', ');
  const { value, set, error } = useTyped<readonly Choice[], Values>({ form, name }, { label: legend, write });
  return (
    <FieldGroup legend={legend} hint={hint} error={error}>
      {options.map(option => (
        <Checkbox
          key={option.value}
          label={option.label}
          checked={value.includes(option.value)}
          aria-invalid={error ? true : undefined}
          onChange={({ target }) =>
            set(
              options
                .map(one => one.value)
                .filter(one => (one === option.value ? target.checked : value.includes(one))),
            )
          }
        />
      ))}
    </FieldGroup>
  );
}

type RadioFieldProps<Values extends FieldValues, Choice extends string> = Place<Values, Choice> & {
  legend: string;
  hint?: ReactNode;
  isWide?: boolean;
  /** Called after the user chose. */
  onChosen?: (value: Choice) => void;
  options: readonly (Option<Choice> & { hint?: ReactNode })[];
};

export function RadioField<Values extends FieldValues, Choice extends string>({
  form,
  name,
  onChosen,
  ...props
}: RadioFieldProps<Values, Choice>) {
  const write = (value: Choice) => props.options.find(option => option.value === value)?.label ?? value;
  const { value, set, error } = useTyped<Choice, Values>({ form, name }, { label: props.legend, write });
  const choose = (chosen: Choice) => {
    set(chosen);
    onChosen?.(chosen);
  };
  return <RadioGroup {...props} error={error} value={value} onValueChange={choose} />;
}
