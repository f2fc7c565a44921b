'use client';

import { FolderDown, Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { exportChoiceOf, newExportHref } from '@/components/office/exports/export-choices';
import { JobStateBadge } from '@/components/office/exports/job-state-badge';
import { useFormatName } from '@/components/office/exports/use-format-name';
import { PagedList } from '@/components/screens/paged-list';
import { ListCard, ListCards } from '@/components/ui/display/list-cards';
import { RelativeTime } from '@/components/ui/display/relative-time';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { useExportJobs } from '@/lib/api-client/exports';

/** The stored exports of the club, newest first. */
export function ExportList() {
  const t = useTranslations('exporting');
  const nameOf = useFormatName();
  const jobs = useExportJobs();
  const isEmpty = jobs.data?.pages[0]?.totalCount === 0;
  const start = (
    <LinkButton href={newExportHref(jobs.data?.pages[0]?.items[0])} variant="primary" icon={Plus}>
      {t('start')}
    </LinkButton>
  );
  return (
    <>
      <PageHeader title={t('title')} description={t('text')} actions={!isEmpty && start} />
      <PagedList
        query={jobs}
        loadFailed={t('loadFailed')}
        found={count => t('count', { count })}
        empty={{ icon: FolderDown, title: t('emptyTitle'), description: t('emptyText'), action: start }}
      >
        {items => (
          <ListCards label={t('caption')}>
            {items.map(job => (
              <ListCard
                key={job.id}
                href={`/exports/${job.id}`}
                title={[t(`type.${exportChoiceOf(job)}`), nameOf(job.format)].filter(Boolean).join(', ')}
                aside={<JobStateBadge job={job} />}
                meta={
                  <>
                    <RelativeTime value={job.createdAt} /> · {t('submissions', { count: job.total })}
                    {job.requestedBy && ` · ${job.requestedBy}`}
                    {job.state === 'Running' && ` · ${t('job.done', { done: job.done, total: job.total })}`}
                  </>
                }
              />
            ))}
          </ListCards>
        )}
      </PagedList>
    </>
  );
}
