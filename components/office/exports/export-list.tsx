'use client';

import { FolderDown, Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { JobStateBadge } from '@/components/office/exports/job-state-badge';
import { useFormatName } from '@/components/office/exports/use-format-name';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { LinkButton } from '@/components/ui/link-button';
import { ListCard, ListCards } from '@/components/ui/list-cards';
import { LoadMore } from '@/components/ui/load-more';
import { PageHeader } from '@/components/ui/page-header';
import { RelativeTime } from '@/components/ui/relative-time';
import { SkeletonRows } from '@/components/ui/skeleton';
import { ApiProblem } from '@/lib/api-client/api-problem';
import { useExportJobs } from '@/lib/api-client/exports';

/** The stored exports of the club, newest first. */
export function ExportList() {
  const t = useTranslations('exporting');
  const ui = useTranslations('ui');
  const jobs = useExportJobs();
  const nameOf = useFormatName();
  const items = jobs.data?.pages.flatMap(page => page.items) ?? [];
  const problem = jobs.error instanceof ApiProblem ? jobs.error : null;
  const start = (
    <LinkButton href="/exports/new" variant="primary" icon={Plus}>
      {t('start')}
    </LinkButton>
  );
  return (
    <>
      <PageHeader title={t('title')} description={t('text')} actions={start} />
      <p role="status" className="mb-3 text-sm text-ink-muted">
        {jobs.isSuccess && t('count', { count: jobs.data.pages[0]?.totalCount ?? 0 })}
      </p>
      <Card flush>
        {jobs.isPending && <SkeletonRows rows={6} label={ui('loading')} />}
        {jobs.isError && (
          <ErrorState
            title={t('loadFailed')}
            description={problem?.detail ?? undefined}
            requestId={problem?.requestId ?? undefined}
            onRetry={() => jobs.refetch()}
          />
        )}
        {jobs.isSuccess && items.length === 0 && (
          <EmptyState icon={FolderDown} title={t('emptyTitle')} description={t('emptyText')} action={start} />
        )}
        {items.length > 0 && (
          <ListCards label={t('caption')}>
            {items.map(job => (
              <ListCard
                key={job.id}
                href={`/exports/${job.id}`}
                title={[t(`type.${job.type}`), nameOf(job.format)].filter(Boolean).join(', ')}
                aside={<JobStateBadge job={job} />}
                meta={
                  <>
                    <RelativeTime value={job.createdAt} /> · {t('submissions', { count: job.total })}
                    {job.state === 'Running' && ` · ${t('job.done', { done: job.done, total: job.total })}`}
                  </>
                }
              />
            ))}
          </ListCards>
        )}
      </Card>
      {jobs.hasNextPage && (
        <LoadMore onLoadMore={() => jobs.fetchNextPage()} pending={jobs.isFetchingNextPage} />
      )}
    </>
  );
}
