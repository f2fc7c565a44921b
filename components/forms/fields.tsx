'use client';

import type { ComponentProps, ReactNode } from 'react';
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import { useLocale, useTranslations } from 'use-intl';
import { asPath, type PathTo } from '@/components/forms/form-types';
import type { ApiForm, FieldWords } from '@/components/forms/use-api-form';
import { type BoundField, useField } from '@/components/forms/use-field';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { FieldGroup } from '@/components/ui/field-group';
import { Input } from '@/components/ui/input';
import { MoneyInput } from '@/components/ui/money-input';
import { RadioGroup } from '@/components/ui/radio-group';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { WholeNumberInput } from '@/components/ui/typed-input';
import { formatMoney } from '@/lib/rules/format/format-money';

type Place<Values extends FieldValues, Value> = {
  form: ApiForm<Values>;
  name: PathTo<Values, Value>;
};

type Labelled = {
  label: string;
  hint?: ReactNode;
  optional?: boolean;
  id?: string;
  /** Of the field as a whole. */
  fieldClassName?: string;
};

/** The type of `name` guarantees the type of the value, which TypeScript cannot follow through a generic path. */
function useTyped<Value, Values extends FieldValues>(
  { form, name }: { form: ApiForm<Values>; name: string },
  words: FieldWords<Value>,
): BoundField<Value> {
  return useField(form, asPath<Values>(name), words) as BoundField<Value>;
}

const asIs = (value: string | null) => value ?? '';

type TextFieldProps<Values extends FieldValues> = Place<Values, string | null> &
  Labelled &
  Omit<ComponentProps<'input'>, 'form' | 'name' | 'value' | 'onChange'> & {
    /** Changes what is typed, such as to upper case. */
    convert?: (text: string) => string;
    /** Called with the new and the previous text, for values that follow this one. */
    onTyped?: (text: string, before: string) => void;
    /** An empty text is stored as null. */
    isNullable?: boolean;
    /** An error that is known before sending. */
    error?: string | undefined;
    /** Text for comparison, if the value is secret or coded. */
    write?: (value: string | null) => string;
  };

export function TextField<Values extends FieldValues>({
  form,
  name,
  convert = text => text,
  onTyped,
  isNullable,
  error,
  write = asIs,
  ...props
}: TextFieldProps<Values>) {
  const [field, input] = fieldProps(props);
  const {
    value,
    set,
    error: refused,
  } = useTyped<string | null, Values>({ form, name }, { label: field.label, write });
  return (
    <Field {...field} error={error ?? refused}>
      <Input
        {...input}
        value={value ?? ''}
        onChange={event => {
          const text = convert(event.target.value);
          set(text === '' && isNullable ? null : text);
          onTyped?.(text, value ?? '');
        }}
      />
    </Field>
  );
}

type TextAreaFieldProps<Values extends FieldValues> = Place<Values, string> &
  Labelled &
  Omit<ComponentProps<'textarea'>, 'form' | 'name' | 'value' | 'onChange'> & { error?: string | undefined };

export function TextAreaField<Values extends FieldValues>({
  form,
  name,
  error,
  ...props
}: TextAreaFieldProps<Values>) {
  const [field, input] = fieldProps(props);
  const bound = useTyped<string, Values>({ form, name }, { label: field.label, write: asIs });
  return (
    <Field {...field} error={error ?? bound.error}>
      <Textarea {...input} value={bound.value} onChange={event => bound.set(event.target.value)} />
    </Field>
  );
}

type NumberFieldProps<Values extends FieldValues> = Place<Values, number | null> &
  Labelled & {
    className?: string;
    /** Value of an empty field: null if it is optional, otherwise unreadable (NaN). */
    empty?: number;
    /** An error that is known before sending. */
    error?: string | undefined;
    /** Beside the field. */
    children?: ReactNode;
  };

/** A whole number of at least 0; NaN while it is unreadable. */
export function NumberField<Values extends FieldValues>({
  form,
  name,
  empty,
  error,
  className,
  children,
  ...field
}: NumberFieldProps<Values>) {
  const words = { label: field.label, write: (value: number | null) => `${value ?? ''}` };
  const { value, set, error: refused } = useTyped<number | null, Values>({ form, name }, words);
  const input = (
    <WholeNumberInput
      className={className}
      value={value}
      onValueChange={typed => set(typed ?? empty ?? (field.optional ? null : Number.NaN))}
    />
  );
  return (
    <Field {...field} className={field.fieldClassName} error={error ?? refused}>
      {children ? (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {input}
          {children}
        </div>
      ) : (
        input
      )}
    </Field>
  );
}

type MoneyFieldProps<Values extends FieldValues> = Place<Values, number | null> &
  Labelled & { currency: string };

/** An amount; NaN while it is unreadable. */
export function MoneyField<Values extends FieldValues>({
  form,
  name,
  currency,
  ...field
}: MoneyFieldProps<Values>) {
  const locale = useLocale();
  const words = {
    label: field.label,
    write: (amount: number | null) => writeMoney(amount, currency, locale),
  };
  const { value, set, error } = useTyped<number | null, Values>({ form, name }, words);
  return (
    <Field {...field} className={field.fieldClassName} error={error}>
      <MoneyInput
        currency={currency}
        value={value}
        onValueChange={amount => set(amount ?? (field.optional ? null : Number.NaN))}
      />
    </Field>
  );
}

/** An amount for comparison; unreadable ones are `?`. */
export function writeMoney(amount: number | null, currency: string, locale: string): string {
  if (amount === null) return '';
  return Number.isFinite(amount) ? formatMoney(Math.round(amount * 100), currency, locale) : '?';
}

type Option<Value> = { readonly value: Value; readonly label: string };

type SelectFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = {
  form: ApiForm<Values>;
  name: Name;
  options: readonly Option<FieldPathValue<Values, Name>>[];
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
        {options.map(option => (
          <option key={`${option.value ?? ''}`} value={`${option.value ?? ''}`}>
            {option.label}
          </option>
        ))}
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
  options: readonly (Option<Choice> & { hint?: ReactNode })[];
};

export function RadioField<Values extends FieldValues, Choice extends string>({
  form,
  name,
  ...props
}: RadioFieldProps<Values, Choice>) {
  const write = (value: Choice) => props.options.find(option => option.value === value)?.label ?? value;
  const { value, set, error } = useTyped<Choice, Values>({ form, name }, { label: props.legend, write });
  return <RadioGroup {...props} error={error} value={value} onValueChange={set} />;
}

/** Splits the props of the field from those of its control. */
function fieldProps<Props extends Labelled>({ label, hint, optional, id, fieldClassName, ...input }: Props) {
  return [{ label, hint, optional, id, className: fieldClassName }, input] as const;
}
