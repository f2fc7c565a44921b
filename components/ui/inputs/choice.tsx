'use client';

import { type ReactNode, useId } from 'react';
import { FieldError } from '@/components/ui/inputs/field-error';

type ChoiceProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  /** Gets the control's id, and the ids of hint and error for its `aria-describedby`. */
  children: (control: { id: string; describedBy: string | undefined }) => ReactNode;
};

/** A check box, radio button or switch with its label to the right; a click on the label counts. */
export function Choice({ label, hint, error, children }: ChoiceProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className="flex flex-col gap-1">
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <label
        htmlFor={id}
        className="flex min-h-6 items-start gap-2.5 pointer-coarse:min-h-11 pointer-coarse:py-2.5 has-disabled:cursor-not-allowed has-disabled:text-ink-muted"
      >
        {children({ id, describedBy })}
        <span className="min-w-0">
          <span className="block">{label}</span>
          {hint && (
            <span id={`${id}-hint`} className="block max-w-prose text-sm text-ink-muted">
              {hint}
            </span>
          )}
        </span>
      </label>
    </div>
  );
}
