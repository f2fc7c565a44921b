'use client';

import { MailSearch, Send } from 'lucide-react';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { useLocale, useTimeZone, useTranslations } from 'use-intl';
import { OutboxCards, OutboxTable } from '@/components/office/outbox/outbox-rows';
import { useTemplateName } from '@/components/office/settings/email-templates/template-name';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { LoadMore } from '@/components/ui/load-more';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { Select } from '@/components/ui/select';
import { SkeletonRows } from '@/components/ui/skeleton';
import { ApiProblem } from '@/lib/api-client/api-problem';
import { useOutbox } from '@/lib/api-client/outbox';
import type { OutboxList as OutboxListPage } from '@/lib/contracts/mail';
import { type EmailTemplateType, emailTemplateTypes, mailStates } from '@/lib/rules/enums';
import { formatDateTime } from '@/lib/rules/format/format-date';

/** Mails of the club with their state. */
export function OutboxList() {
  const t = useTranslations('office.outbox');
  const ui = useTranslations('ui');
  const labels = useTranslations('labels.mailState');
  const [state, setState] = useQueryState('state', parseAsStringLiteral(mailStates));
  const [type, setType] = useQueryState('type', parseAsStringLiteral(emailTemplateTypes));
  const outbox = useOutbox(state, type);
  const mails = outbox.data?.pages.flatMap(page => page.items) ?? [];
  const total = outbox.data?.pages[0]?.totalCount ?? 0;
  const problem = outbox.error instanceof ApiProblem ? outbox.error : null;
  return (
    <>
      <PageHeader title={t('title')} description={t('text')} />
      <div className="flex flex-col gap-4">
        <HeldBack mails={outbox.data?.pages[0]?.heldBack} />
        <div className="flex max-w-full flex-wrap gap-3">
          <SegmentedControl
            label={t('states')}
            segments={[
              { value: 'Any', label: t('anyState') } as const,
              ...mailStates.map(value => ({ value, label: labels(value) })),
            ]}
            value={state ?? 'Any'}
            onValueChange={value => setState(value === 'Any' ? null : value)}
          />
          <TypeFilter type={type} onChange={setType} />
        </div>
        <p role="status" className="text-sm text-ink-muted">
          {outbox.isSuccess && t('found', { count: total })}
        </p>
        <Card flush className={cn('transition-opacity', outbox.isPlaceholderData && 'opacity-60')}>
          {outbox.isPending && <SkeletonRows rows={8} label={ui('loading')} />}
          {outbox.isError && (
            <ErrorState
              title={t('loadFailed')}
              description={problem?.detail ?? undefined}
              requestId={problem?.requestId ?? undefined}
              onRetry={() => outbox.refetch()}
            />
          )}
          {mails.length > 0 && (
            <>
              <div className="hidden lg:block">
                <OutboxTable mails={mails} />
              </div>
              <div className="lg:hidden">
                <OutboxCards mails={mails} />
              </div>
            </>
          )}
          {outbox.isSuccess && mails.length === 0 && (state || type) && (
            <EmptyState
              icon={MailSearch}
              title={t('nothingTitle')}
              description={t('nothingText')}
              action={
                <Button
                  onClick={() => {
                    void setState(null);
                    void setType(null);
                  }}
                >
                  {t('showAll')}
                </Button>
              }
            />
          )}
          {outbox.isSuccess && mails.length === 0 && !state && !type && (
            <EmptyState icon={Send} title={t('emptyTitle')} description={t('emptyText')} />
          )}
        </Card>
        {outbox.hasNextPage && (
          <LoadMore onLoadMore={() => outbox.fetchNextPage()} pending={outbox.isFetchingNextPage} />
        )}
      </div>
    </>
  );
}

/** Says that the club has reached its daily limit of mails, and when sending continues. */
function HeldBack({ mails }: { mails: OutboxListPage['heldBack'] | undefined }) {
  const t = useTranslations('settings.outbox');
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'Europe/Berlin';
  if (!mails?.nextAttemptAt) return null;
  const time = formatDateTime(new Date(mails.nextAttemptAt), timeZone, locale);
  return (
    <Notice tone="warning" title={t('heldTitle')}>
      {t('heldText', { count: mails.count, time })}
    </Notice>
  );
}

type TypeFilterProps = {
  type: EmailTemplateType | null;
  onChange: (type: EmailTemplateType | null) => unknown;
};

function TypeFilter({ type, onChange }: TypeFilterProps) {
  const t = useTranslations('settings.outbox');
  const nameOf = useTemplateName();
  return (
    <Select
      aria-label={t('typeFilter')}
      value={type ?? ''}
      onChange={event => onChange(emailTemplateTypes.find(one => one === event.target.value) ?? null)}
      className="w-full sm:w-72"
    >
      <option value="">{t('anyType')}</option>
      {emailTemplateTypes.map(one => (
        <option key={one} value={one}>
          {nameOf(one)}
        </option>
      ))}
    </Select>
  );
}
