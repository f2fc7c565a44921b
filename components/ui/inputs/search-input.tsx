'use client';

import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/cn';
import { Input } from '@/components/ui/inputs/input';

type SearchInputProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** Names the field for screen readers; the placeholder is no name. */
  label: string;
};

export function SearchInput({ label, className, ...props }: SearchInputProps) {
  return (
    <div className={cn('relative', className)}>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4 text-ink-muted"
      />
      <Input type="search" aria-label={label} placeholder={label} {...props} className="pl-9" />
    </div>
  );
}
