'use client';

import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/cn';
import { useFieldControl } from '@/components/ui/inputs/field-context';

/** 16 px on touch screens; below that, phones zoom into the field. */
export const inputText = 'text-base pointer-coarse:text-md placeholder:text-ink-muted';

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return (
    <input
      {...useFieldControl(props)}
      className={cn('field-frame control-height w-full min-w-0 px-3', inputText, className)}
    />
  );
}
