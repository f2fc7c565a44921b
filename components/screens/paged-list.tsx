'use client';

import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { LoadFailure } from '@/components/screens/load-failure';
import { cn } from '@/components/ui/cn';
import { Card } from '@/components/ui/display/card';
import { LoadMore } from '@/components/ui/display/load-more';
import { EmptyState } from '@/components/ui/empty-state';
import { SkeletonRows } from '@/components/ui/skeleton';

type Page<Item> = { readonly items: readonly Item[]; readonly totalCount?: number };

type PagedListProps<Item> = {
  /** Pages of a list, or a list that comes as a whole. */
  query: {
    readonly data: { readonly pages: readonly Page<Item>[] } | readonly Item[] | undefined;
    readonly error: Error | null;
    readonly isPending: boolean;
    /** The previous filter's rows are shown until the new ones arrive. */
    readonly isPlaceholderData?: boolean;
    readonly refetch: () => unknown;
    readonly hasNextPage?: boolean;
    readonly isFetchingNextPage?: boolean;
    readonly fetchNextPage?: () => unknown;
  };
  /** Lines of the skeleton. */
  rows?: number;
  loadFailed?: string;
  /** Says how many were found, also to screen readers. */
  found?: (count: number) => string;
  /** Instead of a line of its own for the number: what stands above the list, with the number in it. */
  toolbar?: (number: ReactNode) => ReactNode;
  /** Says how many of all are shown. */
  shown?: (shown: number, total: number) => string;
  empty: Omit<ComponentProps<typeof EmptyState>, 'className'>;
  className?: string;
  children: (items: readonly Item[]) => ReactNode;
};

/** A list with its number, and its states: loading, failed, empty, rows, more rows. */
export function PagedList<Item>({
  query,
  rows = 6,
  loadFailed,
  found,
  toolbar,
  shown,
  empty,
  className,
  children,
}: PagedListProps<Item>) {
  const t = useTranslations('ui');
  const { data, error, isPending, isPlaceholderData = false, hasNextPage = false } = query;
  const pages = data && 'pages' in data ? data.pages : data ? [{ items: data, totalCount: data.length }] : [];
  const items = pages.flatMap(page => page.items);
  const total = pages[0]?.totalCount ?? items.length;
  const status = useRef<HTMLParagraphElement>(null);
  const isLoadingMore = useRef(false);
  useEffect(() => {
    // The button goes with the last page; the focus must not go with it.
    if (isLoadingMore.current && !hasNextPage) status.current?.focus();
    if (!query.isFetchingNextPage) isLoadingMore.current = false;
  }, [hasNextPage, query.isFetchingNextPage]);
  const number = found && (
    <p
      ref={status}
      tabIndex={-1}
      role="status"
      // The empty state says it to those who see.
      className={cn('min-h-6 text-sm text-ink-muted', data && total === 0 && 'sr-only')}
    >
      {data && !error && found(total)}
    </p>
  );
  return (
    <div className={cn('flex flex-col gap-4', className)}>
      {toolbar ? toolbar(number) : number}
      <div aria-busy={isPlaceholderData}>
        <Card flush className={cn('transition-opacity', isPlaceholderData && 'opacity-60')}>
          {isPending && <SkeletonRows rows={rows} label={t('loading')} />}
          {error && <LoadFailure query={query} title={loadFailed} />}
          {items.length > 0 && children(items)}
          {data && !error && items.length === 0 && <EmptyState {...empty} />}
        </Card>
      </div>
      {hasNextPage && (
        <div className="print:hidden">
          <LoadMore
            onLoadMore={() => {
              isLoadingMore.current = true;
              void query.fetchNextPage?.();
            }}
            pending={query.isFetchingNextPage}
            summary={shown?.(items.length, total)}
          />
        </div>
      )}
    </div>
  );
}
