import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { Link } from '@/components/ui/link';

type ListCardsProps = { label: string; className?: string; children: ReactNode };

/** The rows of a table, for phones. */
export function ListCards({ label, className, children }: ListCardsProps) {
  return (
    <ul aria-label={label} className={cn('flex flex-col divide-y divide-hairline', className)}>
      {children}
    </ul>
  );
}

type ListCardProps = {
  href: string;
  onClick?: () => void;
  /** Value of `data-row`, which identifies the row for scripts and tests. */
  row?: string;
  /** Left of the link and outside of it: a check box. */
  before?: ReactNode;
  title: ReactNode;
  /** Right of the title: a state or a sum. */
  aside?: ReactNode;
  /** Second line, muted: kind, date, number. */
  meta?: ReactNode;
};

export function ListCard({ href, onClick, row, before, title, aside, meta }: ListCardProps) {
  return (
    <li data-row={row} className="flex items-stretch">
      {before && <div className="flex shrink-0 items-center pl-4 sm:pl-5">{before}</div>}
      <Link
        href={href}
        onClick={onClick}
        className="flex min-h-16 min-w-0 flex-1 items-center gap-3 px-4 py-3 sm:px-5 -outline-offset-2 transition-colors hover:bg-sunken/60"
      >
        <span className="min-w-0 flex-1">
          <span className="flex items-center justify-between gap-3">
            <span className="line-clamp-2 min-w-0 font-medium wrap-anywhere">{title}</span>
            {aside}
          </span>
          {meta && <span className="mt-1 block truncate text-sm text-ink-muted">{meta}</span>}
        </span>
        <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
      </Link>
    </li>
  );
}
