'use client';

import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { useFormatter } from 'use-intl';
import { cn } from '@/components/ui/cn';

type Segment<Value extends string> = {
  value: Value;
  label: string;
  icon?: LucideIcon;
  /** Number of its records, shown beside the label. */
  count?: number;
};

type SegmentedControlProps<Value extends string> = {
  /** Names the choice for screen readers. */
  label: string;
  segments: readonly Segment<Value>[];
  /** Null until something is chosen. */
  value: Value | null;
  onValueChange: (value: Value) => void;
  className?: string;
};

/**
 * A choice among two to four short labels, at most one selected. Uses radio buttons, so arrow keys
 * work.
 */
export function SegmentedControl<Value extends string>({
  label,
  segments,
  value,
  onValueChange,
  className,
}: SegmentedControlProps<Value>) {
  const name = useId();
  const format = useFormatter();
  return (
    <fieldset
      className={cn(
        'relative inline-flex min-w-0 max-w-full gap-0.5 overflow-x-auto rounded-md border border-hairline bg-sunken p-0.5',
        className,
      )}
    >
      <legend className="sr-only">{label}</legend>
      {segments.map(({ icon: Icon, ...segment }) => (
        <label
          key={segment.value}
          className="flex h-7.5 shrink-0 items-center gap-1.5 rounded-[calc(var(--radius-md)-3px)] border border-transparent px-2.5 text-sm font-medium text-ink-muted transition-colors hover:text-ink has-checked:border-hairline has-checked:bg-surface has-checked:text-ink has-checked:shadow-raised has-focus-visible:outline-2 has-focus-visible:outline-accent pointer-coarse:h-10 [&_svg]:size-4"
        >
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onValueChange(segment.value)}
            className="sr-only"
          />
          {Icon && <Icon aria-hidden="true" />}
          {segment.label}
          {segment.count !== undefined && (
            <span className="text-xs font-normal">{format.number(segment.count)}</span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
