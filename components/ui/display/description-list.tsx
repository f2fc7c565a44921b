import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

type DescriptionListProps = { className?: string; children: ReactNode };

export function DescriptionList({ className, children }: DescriptionListProps) {
  return <dl className={cn('@container flex flex-col divide-y divide-hairline', className)}>{children}</dl>;
}

type DescriptionProps = {
  label: ReactNode;
  /** A quiet action on this value, such as Edit. */
  action?: ReactNode;
  /** The value; a dash if there is none. */
  children?: ReactNode;
};

export function Description({ label, action, children }: DescriptionProps) {
  const isEmpty = children === null || children === undefined || children === '';
  return (
    <div className="grid gap-x-6 gap-y-0.5 py-2.5 @md:grid-cols-[minmax(9rem,14rem)_1fr]">
      <dt className="text-ink-muted">{label}</dt>
      <dd className="flex min-w-0 items-start gap-3">
        <span className="min-w-0 flex-1 break-words whitespace-pre-line">{isEmpty ? '–' : children}</span>
        {action && <span className="-my-1 shrink-0">{action}</span>}
      </dd>
    </div>
  );
}
