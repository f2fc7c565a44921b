'use client';

import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Field } from '@/components/ui/inputs/field';
import { Input } from '@/components/ui/inputs/input';
import { parseColour, toHex } from '@/lib/rules/css/colour';

type ColourFieldProps = {
  label: string;
  hint?: string;
  /** `#rgb`, `#rrggbb` or, with opacity, `#rrggbbaa`. */
  value: string;
  onChange: (value: string) => void;
};

/** A colour, by the browser's picker or by its code. A code that is no colour changes nothing and stays, with its error. */
export function ColourField({ label, hint, value, onChange }: ColourFieldProps) {
  const t = useTranslations('forms.design');
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const isColour = parseColour(typed) !== null && typed.startsWith('#');
  const colour = parseColour(value);
  const opacity = value.length === 9 ? value.slice(7) : '';

  function type(text: string) {
    const code = text.trim() === '' || text.startsWith('#') ? text.trim() : `#${text.trim()}`;
    setTyped(code);
    if (parseColour(code)) onChange(code);
  }

  return (
    <Field label={label} hint={hint} error={isColour ? undefined : t('colourInvalid')}>
      <ColourInputs
        label={t('pick', { label })}
        hex={colour ? toHex(colour) : '#000000'}
        typed={typed}
        onPick={hex => onChange(`${hex}${opacity}`)}
        onType={type}
      />
    </Field>
  );
}

type ColourInputsProps = {
  label: string;
  hex: string;
  typed: string;
  onPick: (hex: string) => void;
  onType: (text: string) => void;
};

function ColourInputs({ label, hex, typed, onPick, onType }: ColourInputsProps) {
  return (
    <div className="flex gap-2">
      <input
        type="color"
        aria-label={label}
        value={hex}
        onChange={event => onPick(event.target.value)}
        className="field-frame control-height w-14 shrink-0 cursor-pointer p-1 disabled:cursor-not-allowed"
      />
      <Input
        value={typed}
        spellCheck={false}
        autoComplete="off"
        maxLength={9}
        onChange={event => onType(event.target.value)}
        className="max-w-32 font-mono"
      />
    </div>
  );
}
