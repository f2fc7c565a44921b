'use client';

import { type ReactNode, useId, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { cn } from '@/components/ui/cn';
import { FieldContext } from '@/components/ui/inputs/field-context';
import { FieldError } from '@/components/ui/inputs/field-error';

type FieldProps = {
  label: ReactNode;
  /** Shown below the label: what to enter and why. */
  hint?: ReactNode;
  /** Explains what is wrong and what to do. */
  error?: string;
  /** Most fields are required, so only optional ones are marked. */
  optional?: boolean;
  id?: string;
  className?: string;
  /** One Input, Textarea or Select; it gets its ids from this field. */
  children: ReactNode;
};

export function Field({ label, hint, error, optional, id, className, children }: FieldProps) {
  const t = useTranslations('ui');
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const control = useMemo(
    () => ({
      id: controlId,
      'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
      'aria-invalid': errorId ? (true as const) : undefined,
    }),
    [controlId, hintId, errorId],
  );
  return (
    <div className={cn('flex flex-col gap-1', className)}>
      <label htmlFor={controlId} className="font-medium text-ink">
        {label}
        {optional && <span className="font-normal text-ink-muted"> {t('optional')}</span>}
      </label>
      {hint && (
        <p id={hintId} className="max-w-prose text-sm text-ink-muted">
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {/* At the bottom of a higher cell, so that labels and controls of a row are both aligned. */}
      <div className="mt-auto pt-0.5">
        <FieldContext value={control}>{children}</FieldContext>
      </div>
    </div>
  );
}
