'use client';

import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useLocale } from 'use-intl';
import { type Labelled, type Place, useTyped } from '@/components/forms/field-props';
import { Field } from '@/components/ui/inputs/field';
import { MoneyInput } from '@/components/ui/inputs/money-input';
import { WholeNumberInput } from '@/components/ui/inputs/typed-input';
import { formatMoney } from '@/lib/rules/format/format-money';

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
