'use client';

import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { asPath, type PathTo } from '@/components/forms/form-types';
import type { ApiForm, FieldWords } from '@/components/forms/use-api-form';
import { type BoundField, useField } from '@/components/forms/use-field';

export type Place<Values extends FieldValues, Value> = {
  form: ApiForm<Values>;
  name: PathTo<Values, Value>;
};

export type Labelled = {
  label: string;
  hint?: ReactNode;
  optional?: boolean;
  id?: string;
  /** Of the field as a whole. */
  fieldClassName?: string;
};

/** The type of `name` guarantees the type of the value, which TypeScript cannot follow through a generic path. */
export function useTyped<Value, Values extends FieldValues>(
  { form, name }: { form: ApiForm<Values>; name: string },
  words: FieldWords<Value>,
): BoundField<Value> {
  return useField(form, asPath<Values>(name), words) as BoundField<Value>;
}
