import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

type CardProps = {
  title?: ReactNode;
  description?: ReactNode;
  /** A quiet action to the right of the title. */
  action?: ReactNode;
  /** Level of the title in the page's outline. */
  headingLevel?: 2 | 3 | 4;
  /** Without padding, for tables and lists. */
  flush?: boolean;
  /** In a column of fixed height: the content gets what is left of it. */
  fill?: boolean;
  className?: string;
  children?: ReactNode;
};

export function Card({
  title,
  description,
  action,
  headingLevel = 2,
  flush,
  fill,
  className,
  children,
}: CardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={cn('overflow-clip rounded-md border bg-surface', fill && 'flex flex-col', className)}>
      {title && (
        <header
          className={cn('flex flex-wrap items-start gap-x-4 gap-y-2 px-5 pt-4', flush ? 'pb-4' : 'pb-3')}
        >
          <div className="min-w-0 flex-[1_1_12rem]">
            <Heading className="text-lg font-semibold">{title}</Heading>
            {description && <p className="mt-0.5 max-w-prose text-ink-muted">{description}</p>}
          </div>
          {action}
        </header>
      )}
      <div
        className={cn(
          !flush && 'px-5 pb-5',
          !flush && !title && 'pt-5',
          flush && title && 'border-t',
          fill && 'flex min-h-0 flex-1 flex-col',
        )}
      >
        {children}
      </div>
    </section>
  );
}
