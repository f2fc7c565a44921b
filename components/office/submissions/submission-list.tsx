'use client';

import { ExternalLink, FilePlus2, Inbox, SearchX } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { ActiveFilters } from '@/components/office/submissions/active-filters';
import { rememberList } from '@/components/office/submissions/last-list';
import { SubmissionCards } from '@/components/office/submissions/submission-cards';
import { SubmissionTable } from '@/components/office/submissions/submission-table';
import { SubmissionToolbar } from '@/components/office/submissions/submission-toolbar';
import {
  type SubmissionFilterState,
  useSubmissionFilters,
} from '@/components/office/submissions/use-submission-filters';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { LinkButton } from '@/components/ui/link-button';
import { LoadMore } from '@/components/ui/load-more';
import { PageHeader } from '@/components/ui/page-header';
import { SkeletonRows } from '@/components/ui/skeleton';
import { ApiProblem } from '@/lib/api-client/api-problem';
import { type SubmissionFilters, useSubmissionCounts, useSubmissionList } from '@/lib/api-client/submissions';

/** `formPath`: the club's membership form, for those who have no submissions yet. */
export function SubmissionList({ formPath }: { formPath: string }) {
  const t = useTranslations('office.list');
  const ui = useTranslations('ui');
  const { filters, setFilters, isFiltered, resetFilters } = useSubmissionFilters();
  const { data: counts } = useSubmissionCounts();
  const list = useSubmissionList(toQuery(filters));
  const items = useMemo(() => list.data?.pages.flatMap(page => page.items) ?? [], [list.data]);
  const total = list.data?.pages[0]?.totalCount ?? 0;

  useEffect(
    () =>
      rememberList(
        location.search,
        items.map(item => item.id),
      ),
    [items],
  );

  return (
    <>
      <PageHeader
        title={t('title')}
        description={counts && t('waiting', { count: counts.waiting })}
        actions={
          <>
            <LinkButton href="/forms/paper" icon={FilePlus2} className="max-sm:hidden">
              {t('onPaper')}
            </LinkButton>
            <LinkButton
              href={formPath}
              target="_blank"
              icon={ExternalLink}
              prefetch={false}
              className="max-sm:hidden"
            >
              {t('openForm')}
            </LinkButton>
          </>
        }
      />
      <div className="flex flex-col gap-4">
        <SubmissionToolbar filters={filters} setFilters={setFilters} />
        <ActiveFilters filters={filters} setFilters={setFilters} resetFilters={resetFilters} />
        <p role="status" className="text-sm text-ink-muted">
          {list.isSuccess && t('found', { count: total })}
        </p>
        <Card flush className={cn('transition-opacity', list.isPlaceholderData && 'opacity-60')}>
          {list.isPending && <SkeletonRows rows={8} label={ui('loading')} />}
          {list.isError && <ListFailure error={list.error} onRetry={() => list.refetch()} />}
          {list.isSuccess && items.length > 0 && (
            <>
              <div className="hidden lg:block">
                <SubmissionTable items={items} sort={filters.sort} onSort={sort => setFilters({ sort })} />
              </div>
              <div className="lg:hidden">
                <SubmissionCards label={t('title')} items={items} />
              </div>
            </>
          )}
          {list.isSuccess && items.length === 0 && isFiltered && (
            <EmptyState
              icon={SearchX}
              title={t('nothingTitle')}
              description={t('nothingText')}
              action={<Button onClick={resetFilters}>{t('resetFilters')}</Button>}
            />
          )}
          {list.isSuccess && items.length === 0 && !isFiltered && (
            <EmptyState
              icon={Inbox}
              title={t('emptyTitle')}
              description={t('emptyText')}
              action={
                <LinkButton
                  href={formPath}
                  target="_blank"
                  variant="primary"
                  icon={ExternalLink}
                  prefetch={false}
                >
                  {t('openForm')}
                </LinkButton>
              }
            />
          )}
        </Card>
        {list.hasNextPage && (
          <LoadMore
            onLoadMore={() => list.fetchNextPage()}
            pending={list.isFetchingNextPage}
            summary={t('shown', { shown: items.length, total })}
          />
        )}
      </div>
    </>
  );
}

/** The filters as the API takes them, where what is not asked for is left out. */
function toQuery(filters: SubmissionFilterState['filters']): SubmissionFilters {
  return {
    q: filters.q || undefined,
    kind: filters.kind ?? undefined,
    state: filters.state ?? undefined,
    membershipId: filters.membershipId ?? undefined,
    departmentId: filters.departmentId ?? undefined,
    from: filters.from ?? undefined,
    to: filters.to ?? undefined,
    sort: filters.sort,
  };
}

function ListFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTranslations('office.list');
  const problem = error instanceof ApiProblem ? error : null;
  return (
    <ErrorState
      title={t('loadFailed')}
      description={problem?.detail ?? undefined}
      requestId={problem?.requestId ?? undefined}
      onRetry={onRetry}
    />
  );
}
