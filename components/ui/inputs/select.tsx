'use client';

import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/cn';
import { useFieldControl } from '@/components/ui/inputs/field-context';
import { inputText } from '@/components/ui/inputs/input';

/** The browser's native list: the best one on phones and with screen readers. */
export function Select({ className, ...props }: ComponentProps<'select'>) {
  return (
    <div className={cn('relative', className)}>
      <select
        {...useFieldControl(props)}
        className={cn('field-frame control-height w-full appearance-none truncate pr-9 pl-3', inputText)}
      />
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-ink-muted"
      />
    </div>
  );
}
