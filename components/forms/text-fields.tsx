'use client';

import type { ChangeEvent, ComponentProps, ComponentType } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type Labelled, type Place, useTyped } from '@/components/forms/field-props';
import { Field } from '@/components/ui/inputs/field';
import { Input } from '@/components/ui/inputs/input';
import { Textarea } from '@/components/ui/inputs/textarea';

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

export type LabelledArea = ComponentType<ComponentProps<'textarea'> & { label: string }>;

type TextAreaFieldProps<Values extends FieldValues> = Place<Values, string> &
  Labelled &
  Omit<ComponentProps<'textarea'>, 'form' | 'name' | 'value' | 'onChange'> & {
    error?: string | undefined;
    /** Default: a plain textarea. Not imported here, because the inbox does not need its buttons. */
    Area?: LabelledArea | undefined;
  };

export function TextAreaField<Values extends FieldValues>({
  form,
  name,
  error,
  Area,
  ...props
}: TextAreaFieldProps<Values>) {
  const [field, input] = fieldProps(props);
  const bound = useTyped<string | undefined, Values>(
    { form, name },
    { label: field.label, write: value => value ?? '' },
  );
  const control = {
    ...input,
    value: bound.value ?? '',
    onChange: (event: ChangeEvent<HTMLTextAreaElement>) => bound.set(event.target.value),
  };
  return (
    <Field {...field} error={error ?? bound.error}>
      {Area ? <Area {...control} label={field.label} /> : <Textarea {...control} />}
    </Field>
  );
}

/** Splits the props of the field from those of its control. */
function fieldProps<Props extends Labelled>({ label, hint, optional, id, fieldClassName, ...input }: Props) {
  return [{ label, hint, optional, id, className: fieldClassName }, input] as const;
}
