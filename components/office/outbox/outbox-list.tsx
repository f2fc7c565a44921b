'use client';

import { MailSearch, Send } from 'lucide-react';
import { parseAsString, parseAsStringLiteral } from 'nuqs';
import { useLocale, useTimeZone, useTranslations } from 'use-intl';
import { ConfirmMutation } from '@/components/forms/mutation-dialog';
import { OutboxCards, OutboxTable } from '@/components/office/outbox/outbox-rows';
import { useTemplateName } from '@/components/office/settings/email-templates/template-name';
import { SearchAsYouType } from '@/components/office/submissions/search-as-you-type';
import { PagedList } from '@/components/screens/paged-list';
import { useUrlFilters } from '@/components/screens/use-url-filters';
import { Button } from '@/components/ui/button';
import { SegmentedControl } from '@/components/ui/inputs/segmented-control';
import { Select } from '@/components/ui/inputs/select';
import { Notice } from '@/components/ui/notice';
import { toast } from '@/components/ui/overlays/toaster';
import { PageHeader } from '@/components/ui/page-header';
import { useMailWay } from '@/lib/api-client/mail-servers';
import { useOutbox, useSendKeptMails } from '@/lib/api-client/outbox';
import type { OutboxList as OutboxListPage } from '@/lib/contracts/mail';
import { type EmailTemplateType, emailTemplateTypes, mailStates } from '@/lib/rules/enums';
import { formatDateTime } from '@/lib/rules/format/format-date';

const filterParsers = {
  state: parseAsStringLiteral(mailStates),
  type: parseAsStringLiteral(emailTemplateTypes),
  q: parseAsString,
};

/** Mails of the club with their state. */
export function OutboxList() {
  const t = useTranslations('office.outbox');
  const labels = useTranslations('labels.mailState');
  const { filters, setFilters, isFiltered, reset } = useUrlFilters(filterParsers);
  const outbox = useOutbox(filters);
  return (
    <>
      <PageHeader title={t('title')} description={t('text')} />
      <div className="flex flex-col gap-4">
        <HeldBack mails={outbox.data?.pages[0]?.heldBack} />
        <Kept count={outbox.data?.pages[0]?.keptCount ?? 0} />
        <div className="flex max-w-full flex-wrap gap-3">
          <SearchAsYouType
            label={t('search')}
            value={filters.q ?? ''}
            onSearch={text => setFilters({ q: text || null })}
            className="w-full sm:w-96"
          />
          <SegmentedControl
            label={t('states')}
            segments={[
              { value: 'Any', label: t('anyState') } as const,
              ...mailStates.map(value => ({ value, label: labels(value) })),
            ]}
            className="max-sm:flex-wrap"
            value={filters.state ?? 'Any'}
            onValueChange={value => setFilters({ state: value === 'Any' ? null : value })}
          />
          <TypeFilter type={filters.type} onChange={type => setFilters({ type })} />
        </div>
        <PagedList
          query={outbox}
          rows={8}
          loadFailed={t('loadFailed')}
          found={count => t('found', { count })}
          empty={
            isFiltered
              ? {
                  icon: MailSearch,
                  title: t('nothingTitle'),
                  description: t('nothingText'),
                  action: <Button onClick={reset}>{t('showAll')}</Button>,
                }
              : { icon: Send, title: t('emptyTitle'), description: t('emptyText') }
          }
        >
          {mails => (
            <>
              <div className="hidden lg:block">
                <OutboxTable mails={mails} />
              </div>
              <div className="lg:hidden">
                <OutboxCards mails={mails} />
              </div>
            </>
          )}
        </PagedList>
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

/** Says how many mails wait for a mail server, and sends them once there is one. */
function Kept({ count }: { count: number }) {
  const t = useTranslations('office.outbox');
  const way = useMailWay();
  const send = useSendKeptMails();
  if (count === 0) return null;
  return (
    <Notice tone={way === 'waits' ? 'info' : 'warning'} title={t('waiting', { count })}>
      <p>{t('waitingText', { way })}</p>
      {way === 'sent' && (
        <ConfirmMutation
          trigger={
            <Button size="sm" icon={Send} className="mt-2">
              {t('sendAll')}
            </Button>
          }
          tone="primary"
          title={t('sendAllTitle', { count })}
          description={t('sendAllText')}
          confirmLabel={t('sendAll')}
          onConfirm={async () => {
            const sent = await send.mutateAsync();
            toast.success(t('sentAll', { count: sent.count }));
          }}
        />
      )}
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
      className="w-full sm:w-56"
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
