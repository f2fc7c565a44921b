'use client';

import { Plus, Trash2, X } from 'lucide-react';
import { useLocale, useTimeZone, useTranslations } from 'use-intl';
import { ConfirmMutation } from '@/components/forms/mutation-dialog';
import { exportChoiceOf, newExportHref } from '@/components/office/exports/export-choices';
import { JobStateBadge } from '@/components/office/exports/job-state-badge';
import { useFormatName } from '@/components/office/exports/use-format-name';
import { useFilterWords } from '@/components/office/submissions/active-filters';
import { filtersOf } from '@/components/office/submissions/inbox-filters';
import { RecordScreen } from '@/components/screens/record-screen';
import { Button } from '@/components/ui/button';
import { Breadcrumb } from '@/components/ui/display/breadcrumb';
import { Card } from '@/components/ui/display/card';
import { Description, DescriptionList } from '@/components/ui/display/description-list';
import { DownloadLink } from '@/components/ui/download-link';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { TextLink } from '@/components/ui/text-link';
import { useCancelExport, useExportJob } from '@/lib/api-client/exports';
import type { ExportJob } from '@/lib/contracts/exports';
import { formatBytes } from '@/lib/rules/format/format-bytes';
import { formatDateTime } from '@/lib/rules/format/format-date';

/** One export: progress, file, and what to do after a failure. */
export function ExportJobScreen({ id }: { id: string }) {
  const t = useTranslations('exporting.job');
  const exporting = useTranslations('exporting');
  return (
    <RecordScreen
      query={useExportJob(id)}
      rows={4}
      notFound={t('notFound')}
      loadFailed={t('loadFailed')}
      list={{ href: '/exports', label: exporting('title') }}
    >
      {data => <LoadedJob job={data} />}
    </RecordScreen>
  );
}

function useInstant() {
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'Europe/Berlin';
  return (instant: string) => formatDateTime(new Date(instant), timeZone, locale);
}

function LoadedJob({ job }: { job: ExportJob }) {
  const t = useTranslations('exporting');
  const instant = useInstant();
  const title = t('job.title', { type: t(`type.${exportChoiceOf(job)}`), date: instant(job.createdAt) });
  const isRunning = job.state === 'Queued' || job.state === 'Running';
  return (
    <>
      <PageHeader
        breadcrumb={<Breadcrumb items={[{ label: t('title'), href: '/exports' }, { label: title }]} />}
        title={title}
        badge={<JobStateBadge job={job} />}
        actions={
          <>
            {(isRunning || job.downloadUrl) && <EndButton job={job} isRunning={isRunning} />}
            {job.downloadUrl && (
              <DownloadLink href={job.downloadUrl} variant="primary">
                {t('job.download')}
              </DownloadLink>
            )}
            {!isRunning && !job.downloadUrl && (
              <LinkButton href={newExportHref(job)} variant="primary" icon={Plus}>
                {t('job.again')}
              </LinkButton>
            )}
          </>
        }
      />
      <div className="flex max-w-xl flex-col gap-5">
        {job.state === 'Failed' ? (
          <Notice tone="danger" title={t('job.failedTitle')}>
            {t('job.failedText')}
          </Notice>
        ) : (
          <Card>
            <p role="status">{t(`job.${job.state}`)}</p>
            {isRunning && <Progress job={job} />}
          </Card>
        )}
        {job.changedValues !== undefined && job.changedValues > 0 && (
          <Changes count={job.changedValues} reasons={job.changeReasons ?? []} />
        )}
        <Card>
          <Facts job={job} />
        </Card>
        {job.submissions && job.submissions.length > 0 && (
          <Contents submissions={job.submissions} total={job.total} />
        )}
      </div>
    </>
  );
}

/** Generated sign-in names are as intended; everything else needs a look before the import. */
function Changes({ count, reasons }: { count: number; reasons: NonNullable<ExportJob['changeReasons']> }) {
  const t = useTranslations('exporting.job');
  const words = useTranslations('exports.changeReason');
  const isIntended = reasons.length > 0 && reasons.every(({ reason }) => reason === 'Login');
  return (
    <Notice tone={isIntended ? 'info' : 'warning'} title={t('changed', { count })}>
      <ul>
        {reasons.map(one => (
          <li key={one.reason}>{`${one.count} × ${words(one.reason)}`}</li>
        ))}
      </ul>
      <p className="mt-2">{t('changedText')}</p>
    </Notice>
  );
}

function Progress({ job }: { job: ExportJob }) {
  const t = useTranslations('exporting.job');
  return (
    <div className="mt-3 flex items-center gap-3">
      <progress
        aria-label={t('progress')}
        value={job.percent}
        max={100}
        className="h-2 w-full accent-accent"
      />
      <span className="shrink-0 text-sm text-ink-muted tabular-nums">
        {t('done', { done: job.done, total: job.total })}
      </span>
    </div>
  );
}

function EndButton({ job, isRunning }: { job: ExportJob; isRunning: boolean }) {
  const t = useTranslations('exporting.job');
  const end = useCancelExport(job.id);
  const deed = isRunning ? 'cancel' : 'remove';
  return (
    <ConfirmMutation
      trigger={<Button icon={isRunning ? X : Trash2}>{t(deed)}</Button>}
      title={t(`${deed}Title`)}
      description={t(`${deed}Text`)}
      confirmLabel={t(`${deed}Confirm`)}
      onConfirm={() => end.mutateAsync()}
    />
  );
}

/** The filter of the request in words. */
function FilterText({ filter }: { filter: NonNullable<ExportJob['filter']> }) {
  const t = useTranslations('exporting.job');
  const words = useFilterWords(filtersOf(filter), true);
  return words.length > 0 ? words.map(({ name, value }) => `${name}: ${value}`).join('\n') : t('all');
}

type ContentsProps = { submissions: NonNullable<ExportJob['submissions']>; total: number };

/** Links to the submissions in the file. */
function Contents({ submissions, total }: ContentsProps) {
  const t = useTranslations('exporting.job');
  const more = total - submissions.length;
  return (
    <Card title={t('contents')}>
      <ul aria-label={t('contents')} className="columns-1 gap-x-6 sm:columns-2">
        {submissions.map(({ id, number, name }) => (
          <li key={id} className="break-inside-avoid py-0.5">
            <TextLink href={`/submissions/${id}`}>
              {t('submission', { number: String(number), name })}
            </TextLink>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-2 text-ink-muted">{t('more', { count: more })}</p>}
    </Card>
  );
}

function Facts({ job }: { job: ExportJob }) {
  const t = useTranslations('exporting');
  const labels = useTranslations('labels');
  const locale = useLocale();
  const instant = useInstant();
  const nameOf = useFormatName();
  return (
    <DescriptionList className="-my-2.5">
      <Description label={t('job.total')}>{job.total}</Description>
      <Description label={t('job.filter')}>
        {job.filter ? <FilterText filter={job.filter} /> : t('job.selected')}
      </Description>
      {job.format && <Description label={t('job.format')}>{nameOf(job.format)}</Description>}
      {job.language && (
        <Description label={t('job.language')}>{labels(`locale.${job.language}`)}</Description>
      )}
      {job.requestedBy && <Description label={t('job.requestedBy')}>{job.requestedBy}</Description>}
      <Description label={t('job.created')}>{instant(job.createdAt)}</Description>
      {job.finishedAt && <Description label={t('job.finished')}>{instant(job.finishedAt)}</Description>}
      {job.downloadUrl && job.byteCount !== null && (
        <Description label={t('job.size')}>{formatBytes(job.byteCount, locale)}</Description>
      )}
      {job.downloadUrl && job.expiresAt && (
        <Description label={t('job.expires')}>{instant(job.expiresAt)}</Description>
      )}
    </DescriptionList>
  );
}
