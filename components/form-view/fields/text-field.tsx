import type { InputHTMLAttributes, ReactNode } from 'react';
import { FieldNotes } from '@/components/form-view/fields/field-notes';
import { LengthNote } from '@/components/form-view/fields/length-note';
import { regroup } from '@/components/form-view/fields/regroup';
import { useControl } from '@/components/form-view/fields/use-control';
import type { Registration } from '@/components/form-view/form-model';
import { textAt } from '@/components/form-view/value-at';

/** How typed text is formatted: while it grows at its end, and on blur. */
export type TypedFormat = {
  readonly typing: (typed: string, before: string) => string;
  readonly leaving: (typed: string) => string;
  /** Written in groups, which are formatted after every edit; the caret keeps its position. */
  readonly isGrouped?: boolean;
};

type Props = {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly isOptional?: boolean;
  readonly className?: string;
  readonly format?: TypedFormat;
  /** Longest text. The field takes a longer one, and says so. */
  readonly lengthMax?: number | undefined;
  /** Shown below the control. */
  readonly children?: ReactNode;
} & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'placeholder' | 'spellCheck' | 'autoCapitalize' | 'min' | 'max'
>;

export function TextField({
  name,
  label,
  hint,
  isOptional = false,
  className = '',
  format,
  lengthMax,
  children,
  ...input
}: Props) {
  const { model, error, hintId, errorId, aria, registration, labelled } = useControl(name, hint);
  const binding = format && model.isLive ? formatted(registration, format) : registration;
  return (
    <div className={`field ${className}`}>
      <label htmlFor={name}>{labelled(label, isOptional)}</label>
      <FieldNotes hint={hint} hintId={hintId} error={error} errorId={errorId} />
      <input type="text" {...input} {...aria} {...binding} value={textAt(model.values, name)} />
      {lengthMax !== undefined && <LengthNote text={textAt(model.values, name)} max={lengthMax} />}
      {children}
    </div>
  );
}

function regroupIn(input: HTMLInputElement, { leaving }: TypedFormat): void {
  const { text, caret } = regroup(input.value, input.selectionStart ?? input.value.length, leaving);
  if (text === input.value) return;
  input.value = text;
  input.setSelectionRange(caret, caret);
}

const lastTyped = new WeakMap<HTMLInputElement, string>();

function formatted(registration: Registration, format: TypedFormat): Registration {
  return {
    ...registration,
    onChange: event => {
      const input = event.target;
      if (input instanceof HTMLInputElement) {
        const isAtEnd = input.selectionStart === input.value.length;
        if (format.isGrouped) regroupIn(input, format);
        else if (isAtEnd) input.value = format.typing(input.value, lastTyped.get(input) ?? '');
        lastTyped.set(input, input.value);
      }
      registration.onChange?.(event);
    },
    onBlur: event => {
      const input = event.target;
      if (input instanceof HTMLInputElement && input.value !== format.leaving(input.value)) {
        input.value = format.leaving(input.value);
        registration.onChange?.(event);
      }
      registration.onBlur?.(event);
    },
  };
}
