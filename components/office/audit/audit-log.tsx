'use client';

import { ScrollText, SearchX } from 'lucide-react';
import { parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';
import { useTranslations } from 'use-intl';
import { AuditEntries } from '@/components/office/audit/audit-entries';
import { AuditFilterFields } from '@/components/office/audit/audit-filter-fields';
import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { LoadMore } from '@/components/ui/load-more';
import { PageHeader } from '@/components/ui/page-header';
import { SkeletonRows } from '@/components/ui/skeleton';
import { ApiProblem } from '@/lib/api-client/api-problem';
import { useAuditLog } from '@/lib/api-client/audit';
import { auditKinds } from '@/lib/contracts/audit';

const filterParsers = {
  kind: parseAsStringLiteral(auditKinds),
  actorId: parseAsString,
  from: parseAsString,
  to: parseAsString,
};

/** The audit log, filtered by kind, person and day; the filters are in the address. */
export function AuditLog() {
  const t = useTranslations('audit.log');
  const ui = useTranslations('ui');
  const [filters, setFilters] = useQueryStates(filterParsers);
  const log = useAuditLog(filters);
  const items = log.data?.pages.flatMap(page => page.items) ?? [];
  const isFiltered = Object.values(filters).some(value => value !== null);
  const problem = log.error instanceof ApiProblem ? log.error : null;
  return (
    <>
      <PageHeader title={t('title')} description={t('text')} />
      <div className="flex flex-col gap-4">
        <AuditFilterFields
          filters={filters}
          isFiltered={isFiltered}
          onChange={changes => void setFilters(changes)}
        />
        <p role="status" className="text-sm text-ink-muted">
          {log.isSuccess && t('found', { count: log.data.pages[0]?.totalCount ?? 0 })}
        </p>
        <Card flush className={cn('transition-opacity', log.isPlaceholderData && 'opacity-60')}>
          {log.isPending && <SkeletonRows rows={8} label={ui('loading')} />}
          {log.isError && (
            <ErrorState
              title={t('loadFailed')}
              description={
                Object.values(problem?.errors ?? {})
                  .flat()
                  .join(' ') || problem?.detail
              }
              requestId={problem?.requestId ?? undefined}
              onRetry={() => log.refetch()}
            />
          )}
          {items.length > 0 && <AuditEntries items={items} />}
          {log.isSuccess && items.length === 0 && (
            <EmptyState
              icon={isFiltered ? SearchX : ScrollText}
              title={t(isFiltered ? 'nothingTitle' : 'emptyTitle')}
              description={t(isFiltered ? 'nothingText' : 'emptyText')}
            />
          )}
        </Card>
        {log.hasNextPage && (
          <LoadMore onLoadMore={() => log.fetchNextPage()} pending={log.isFetchingNextPage} />
        )}
      </div>
    </>
  );
}
