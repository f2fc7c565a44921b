'use client';

import { type ComponentProps, useState } from 'react';
import { Input } from '@/components/ui/inputs/input';

type TypedInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> & {
  /** Null for empty, NaN for input that cannot be parsed. */
  value: number | null;
  onValueChange: (value: number | null) => void;
};

type Reading = {
  read: (text: string) => number | null;
  write: (value: number) => string;
};

/** Leaves input unchanged while typing, and formats it on blur. */
export function TypedInput({
  value,
  onValueChange,
  read,
  write,
  onBlur,
  ...props
}: TypedInputProps & Reading) {
  const [typed, setTyped] = useState<{ text: string; value: number | null } | null>(null);
  const written = value === null || Number.isNaN(value) ? '' : write(value);
  const text = typed && Object.is(typed.value, value) ? typed.text : written;
  return (
    <Input
      autoComplete="off"
      {...props}
      value={text}
      onChange={event => {
        const next = { text: event.target.value, value: read(event.target.value) };
        setTyped(next);
        onValueChange(next.value);
      }}
      onBlur={event => {
        if (!Number.isNaN(value)) setTyped(null);
        onBlur?.(event);
      }}
    />
  );
}

/** A whole number of at least 0. */
export function WholeNumberInput(props: TypedInputProps) {
  return <TypedInput inputMode="numeric" {...props} read={readWhole} write={String} />;
}

function readWhole(text: string): number | null {
  const typed = text.trim();
  if (typed === '') return null;
  return /^\d{1,9}$/.test(typed) ? Number(typed) : Number.NaN;
}
