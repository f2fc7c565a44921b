import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

type EmptyStateProps = {
  icon: LucideIcon;
  title: string;
  /** Explains what will be here and how to create the first one. */
  description: ReactNode;
  action?: ReactNode;
  /** Heading level if the title heads a page or part; otherwise plain text. */
  headingLevel?: 1 | 2 | 3;
  className?: string;
};

export function EmptyState({
  icon: Icon,
  title,
  description,
  action,
  headingLevel,
  className,
}: EmptyStateProps) {
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p';
  return (
    <div className={cn('flex flex-col items-center px-6 py-14 text-center', className)}>
      <span className="grid size-12 place-items-center rounded-full bg-accent-soft text-accent-ink">
        <Icon aria-hidden="true" className="size-5.5" strokeWidth={1.75} />
      </span>
      <Title className="mt-4 text-lg font-semibold">{title}</Title>
      <div className="mt-1 max-w-md text-pretty text-ink-muted">{description}</div>
      {action && <div className="mt-5 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
