'use client';

import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/cn';
import { useFieldControl } from '@/components/ui/inputs/field-context';
import { LengthNote } from '@/components/ui/inputs/length-note';

/** 16 px on touch screens; below that, phones zoom into the field. */
export const inputText = 'text-base pointer-coarse:text-md placeholder:text-ink-muted';

/** `maxLength` cuts nothing: a longer text stays, and a note says by how much it is too long. */
export function Input({ className, maxLength, ...props }: ComponentProps<'input'>) {
  return (
    <>
      <input
        {...useFieldControl(props)}
        className={cn('field-frame control-height w-full min-w-0 px-3', inputText, className)}
      />
      <LengthNote text={props.value} max={maxLength} />
    </>
  );
}
