'use client';

import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Field } from '@/components/ui/inputs/field';
import { Input } from '@/components/ui/inputs/input';

type SizeFieldProps = {
  label: string;
  hint?: string;
  value: number;
  min: number;
  max: number;
  /** End of the slider; default `max`. */
  slideMax?: number;
  unit: 'px' | '°';
  onChange: (value: number) => void;
};

/**
 * A number within bounds, by a slider or typed. A value out of bounds is not applied and shows an
 * error.
 */
export function SizeField({ label, hint, value, min, max, slideMax = max, unit, onChange }: SizeFieldProps) {
  const t = useTranslations('forms.design');
  const [typed, setTyped] = useState(`${value}`);
  useEffect(() => setTyped(`${value}`), [value]);
  const isAllowed = (text: string) => text.trim() !== '' && Number(text) >= min && Number(text) <= max;
  return (
    <Field label={label} hint={hint} error={isAllowed(typed) ? undefined : t('sizeInvalid', { min, max })}>
      <div className="flex items-center gap-3">
        <input
          type="range"
          aria-label={t('slide', { label })}
          min={min}
          max={slideMax}
          value={value}
          onChange={event => onChange(Number(event.target.value))}
          className="h-6 min-w-0 flex-1 accent-accent pointer-coarse:h-11"
        />
        <Input
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          value={typed}
          onChange={event => {
            setTyped(event.target.value);
            if (isAllowed(event.target.value)) onChange(Number(event.target.value));
          }}
          onBlur={() => setTyped(`${value}`)}
          className="w-20 shrink-0"
        />
        <span className="w-4 shrink-0 text-ink-muted" aria-hidden="true">
          {unit}
        </span>
      </div>
    </Field>
  );
}
