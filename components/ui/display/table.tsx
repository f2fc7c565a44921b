import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

type TableProps = ComponentProps<'table'> & {
  /** Describes the table; read before its cells. */
  caption: string;
  /** The header stays in sight while the page scrolls. For tables that never need to scroll sideways. */
  hasStickyHead?: boolean;
};

/**
 * For wide screens; ListCards shows the same rows on phones. Cells: THead > Tr > Th, TBody > Tr >
 * Td.
 */
export function Table({ caption, hasStickyHead = false, className, children, ...props }: TableProps) {
  return (
    <div
      className={
        hasStickyHead
          ? '[&_th]:sticky [&_th]:top-0 [&_th]:z-10 [&_th]:bg-sunken print:[&_th]:static'
          : 'overflow-x-auto'
      }
    >
      <table {...props} className={cn('w-full border-separate border-spacing-0 text-left', className)}>
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </div>
  );
}

export function THead(props: ComponentProps<'thead'>) {
  return <thead {...props} />;
}

export function TBody({ className, ...props }: ComponentProps<'tbody'>) {
  return <tbody {...props} className={cn('[&>tr:last-child>td]:border-b-0', className)} />;
}

type TrProps = ComponentProps<'tr'> & { selected?: boolean };

export function Tr({ selected, className, ...props }: TrProps) {
  return (
    <tr
      {...props}
      aria-selected={selected}
      className={cn(
        'group/row transition-colors [tbody>&]:hover:bg-sunken/60',
        selected && 'bg-accent-soft',
        className,
      )}
    />
  );
}

type ThProps = ComponentProps<'th'> & {
  numeric?: boolean;
  /** Present if the column can be sorted: its present order. */
  sort?: 'ascending' | 'descending' | 'none';
  onSort?: () => void;
  children?: ReactNode;
};

export function Th({ numeric, sort, onSort, className, children, ...props }: ThProps) {
  const SortIcon = sort === 'ascending' ? ArrowUp : sort === 'descending' ? ArrowDown : ChevronsUpDown;
  return (
    <th
      scope="col"
      aria-sort={sort}
      {...props}
      className={cn(
        'h-10 border-b bg-sunken/50 px-4 text-sm font-medium whitespace-nowrap text-ink-muted first:pl-5 last:pr-5',
        numeric && 'text-right',
        className,
      )}
    >
      {sort ? (
        <button
          type="button"
          onClick={onSort}
          className={cn(
            '-mx-1.5 inline-flex h-7 items-center gap-1 rounded-sm px-1.5 transition-colors hover:bg-sunken hover:text-ink print:inline-flex',
            sort !== 'none' && 'text-ink',
          )}
        >
          {children}
          <SortIcon aria-hidden="true" className="size-3.5" />
        </button>
      ) : (
        children
      )}
    </th>
  );
}

type TdProps = ComponentProps<'td'> & { numeric?: boolean };

export function Td({ numeric, className, ...props }: TdProps) {
  return (
    <td
      {...props}
      className={cn(
        'h-12 border-b px-4 py-2 align-middle first:pl-5 last:pr-5',
        numeric && 'text-right tabular-nums',
        className,
      )}
    />
  );
}
