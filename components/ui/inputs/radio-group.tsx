'use client';

import { type ReactNode, useId } from 'react';
import { Choice } from '@/components/ui/inputs/choice';
import { FieldGroup } from '@/components/ui/inputs/field-group';

type RadioOption<Value extends string> = {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
};

type RadioGroupProps<Value extends string> = {
  legend: ReactNode;
  hint?: ReactNode;
  error?: string;
  optional?: boolean;
  isWide?: boolean;
  name?: string;
  options: readonly RadioOption<Value>[];
  value?: Value;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
};

export function RadioGroup<Value extends string>({
  name,
  options,
  value,
  defaultValue,
  onValueChange,
  ...group
}: RadioGroupProps<Value>) {
  const ownName = useId();
  return (
    <FieldGroup {...group}>
      {options.map(option => (
        <Choice key={option.value} label={option.label} hint={option.hint}>
          {({ id, describedBy }) => (
            <input
              id={id}
              type="radio"
              name={name ?? ownName}
              value={option.value}
              disabled={option.disabled}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={value === undefined ? defaultValue === option.value : undefined}
              onChange={() => onValueChange?.(option.value)}
              aria-describedby={describedBy}
              className="field-frame mt-0.5 size-4.5 shrink-0 appearance-none rounded-full checked:border-[5px] checked:border-accent disabled:checked:border-hairline-strong"
            />
          )}
        </Choice>
      ))}
    </FieldGroup>
  );
}
