'use client';

import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/cn';
import { useFieldControl } from '@/components/ui/inputs/field-context';
import { inputText } from '@/components/ui/inputs/input';

export type SelectOption<Value = string> = {
  readonly value: Value;
  readonly label: string;
  /** Heading of the options around this one. */
  readonly group?: string;
};

/** The options of a `Select`, those of a group together below its heading. */
export function SelectOptions({ options }: { options: readonly SelectOption<unknown>[] }) {
  return [...Map.groupBy(options, ({ group }) => group)].map(([group, members]) => {
    const shown = members.map(({ value, label }) => (
      <option key={`${value ?? ''}`} value={`${value ?? ''}`}>
        {label}
      </option>
    ));
    return group === undefined ? (
      shown
    ) : (
      <optgroup key={group} label={group}>
        {shown}
      </optgroup>
    );
  });
}

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
