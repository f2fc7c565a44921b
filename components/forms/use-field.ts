'use client';

import { useEffect } from 'react';
import {
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  useController,
  useWatch,
} from 'react-hook-form';
import { asValues } from '@/components/forms/form-types';
import type { ApiForm, FieldWords } from '@/components/forms/use-api-form';

export type BoundField<Value> = {
  readonly value: Value;
  readonly set: (value: Value) => void;
  readonly error: string | undefined;
};

/** One value of a form. With `words`, conflicts and problems name it. */
export function useField<Values extends FieldValues, Name extends FieldPath<Values>>(
  form: ApiForm<Values>,
  name: Name,
  words?: FieldWords<FieldPathValue<Values, Name>>,
): BoundField<FieldPathValue<Values, Name>> {
  const { field, fieldState } = useController({ control: form.control, name });
  const { words: known, shown } = form.fields;
  useEffect(() => {
    if (words) known.set(name, words);
  });
  useEffect(() => {
    shown.add(name);
    return () => {
      shown.delete(name);
    };
  }, [shown, name]);
  const error = messageIn(fieldState.error);
  return {
    value: field.value,
    set: value => {
      if (error) form.clearError(name);
      field.onChange(value);
    },
    error,
  };
}

/** For a list of choices the API names the wrong entry, and the list has only one place for errors. */
function messageIn(error: unknown): string | undefined {
  const [first] = [error].flat().filter(Boolean);
  return isWithMessage(first) ? first.message : undefined;
}

function isWithMessage(error: unknown): error is { readonly message?: string } {
  return typeof error === 'object' && error !== null && 'message' in error;
}

/** All present values; renders again after each change. */
export function useFormValues<Values extends FieldValues>(form: ApiForm<Values>): Values {
  return asValues<Values>(useWatch({ control: form.control }));
}
