'use client';

import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/cn';
import { useFieldControl } from '@/components/ui/inputs/field-context';
import { inputText } from '@/components/ui/inputs/input';
import { LengthNote } from '@/components/ui/inputs/length-note';

/** Grows with its text if the browser supports it. `maxLength` cuts nothing, as in `Input`. */
export function Textarea({ className, rows = 4, maxLength, ...props }: ComponentProps<'textarea'>) {
  return (
    <>
      <textarea
        rows={rows}
        {...useFieldControl(props)}
        className={cn(
          'field-frame field-sizing-content block min-h-20 w-full px-3 py-2',
          inputText,
          className,
        )}
      />
      <LengthNote text={props.value} max={maxLength} />
    </>
  );
}
