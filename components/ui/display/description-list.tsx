import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

type DescriptionListProps = {
  /** Two columns where there is room for them, with each label above its value. */
  hasColumns?: boolean;
  className?: string;
  children: ReactNode;
};

export function DescriptionList({ hasColumns = false, className, children }: DescriptionListProps) {
  return (
    <div className={cn('@container', className)}>
      <dl className={cn('flex flex-col divide-y divide-hairline', hasColumns && columns)}>{children}</dl>
    </div>
  );
}

const columns =
  '@min-[34rem]:grid @min-[34rem]:grid-cols-2 @min-[34rem]:gap-x-8 @min-[34rem]:divide-y-0 @min-[34rem]:[&>div]:grid-cols-1 @min-[34rem]:[&>div]:content-start @min-[34rem]:[&>div]:py-1.5';

/** Spans both columns of a list that has them. */
export const bothColumns = '@min-[34rem]:col-span-2';

type DescriptionProps = {
  label: ReactNode;
  /** A quiet action on this value, such as Edit. */
  action?: ReactNode;
  className?: string;
  /** The value; a dash if there is none. */
  children?: ReactNode;
};

export function Description({ label, action, className, children }: DescriptionProps) {
  const isEmpty = children === null || children === undefined || children === '';
  return (
    <div className={cn('grid gap-x-6 gap-y-0.5 py-2.5 @md:grid-cols-[minmax(9rem,14rem)_1fr]', className)}>
      <dt className="text-ink-muted">{label}</dt>
      <dd className="flex min-w-0 items-start gap-3">
        <span className="min-w-0 flex-1 break-words whitespace-pre-line">{isEmpty ? '–' : children}</span>
        {action && <span className="-my-1 shrink-0">{action}</span>}
      </dd>
    </div>
  );
}
