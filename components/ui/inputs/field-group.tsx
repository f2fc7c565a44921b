'use client';

import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { cn } from '@/components/ui/cn';
import { FieldError } from '@/components/ui/inputs/field-error';

type FieldGroupProps = {
  legend: ReactNode;
  hint?: ReactNode;
  error?: string;
  optional?: boolean;
  className?: string;
  /** In two columns where there is room. */
  isWide?: boolean;
  children: ReactNode;
};

/** Several controls that answer one question: check boxes, radio buttons, a date in parts. */
export function FieldGroup({ legend, hint, error, optional, className, isWide, children }: FieldGroupProps) {
  const t = useTranslations('ui');
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset aria-describedby={describedBy || undefined} className={cn('flex min-w-0 flex-col', className)}>
      <legend className="font-medium text-ink">
        {legend}
        {optional && <span className="font-normal text-ink-muted"> {t('optional')}</span>}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className="mt-1 max-w-prose text-sm text-ink-muted">
          {hint}
        </p>
      )}
      {error && (
        <div className="mt-1">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
      <div className={cn('mt-2 flex flex-col gap-2.5', isWide && 'sm:grid sm:grid-cols-2 sm:gap-x-4')}>
        {children}
      </div>
    </fieldset>
  );
}
