'use client';

import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { asPath, asValue, type PathTo } from '@/components/forms/form-types';
import type { ApiForm } from '@/components/forms/use-api-form';
import { useField } from '@/components/forms/use-field';
import { PasswordField } from '@/components/office/sign-in/password-field';

type PasswordFormFieldProps<Values extends FieldValues> = Omit<
  ComponentProps<typeof PasswordField>,
  'value' | 'onChange' | 'error'
> & { form: ApiForm<Values>; name: PathTo<Values, string> };

/** A password in a form. Apart from `PasswordField`, because the sign-in page loads no form library. */
export function PasswordFormField<Values extends FieldValues>({
  form,
  name,
  ...props
}: PasswordFormFieldProps<Values>) {
  const { value, set, error } = useField(form, asPath<Values>(name));
  return (
    <PasswordField {...props} value={value} error={error} onChange={text => set(asValue<Values>(text))} />
  );
}
