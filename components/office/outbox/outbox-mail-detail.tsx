'use client';

import { EyeOff } from 'lucide-react';
import { useLocale, useTimeZone, useTranslations } from 'use-intl';
import { hiddenLinkOf } from '@/components/office/outbox/hidden-link';
import { MailStateBadge } from '@/components/office/outbox/mail-state-badge';
import { MailHtml, MailText } from '@/components/office/outbox/mail-views';
import { hasOwnLinks } from '@/components/office/outbox/own-links';
import { RetryMail } from '@/components/office/outbox/retry-mail';
import { useMailError } from '@/components/office/outbox/use-mail-error';
import { useTemplateName } from '@/components/office/settings/email-templates/template-name';
import { RecordScreen } from '@/components/screens/record-screen';
import { Breadcrumb } from '@/components/ui/display/breadcrumb';
import { Card } from '@/components/ui/display/card';
import { Description, DescriptionList } from '@/components/ui/display/description-list';
import { Tabs } from '@/components/ui/display/tabs';
import { DownloadLink } from '@/components/ui/download-link';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { TextLink } from '@/components/ui/text-link';
import { useClubInfo } from '@/lib/api-client/club-info';
import { useOutboxMail } from '@/lib/api-client/outbox';
import type { OutboxMail } from '@/lib/contracts/mail';
import { formatDateTime } from '@/lib/rules/format/format-date';

/** One mail as its recipient got it, or would have. */
export function OutboxMailDetail({ id }: { id: string }) {
  const t = useTranslations('office.outbox');
  return (
    <RecordScreen
      query={useOutboxMail(id)}
      rows={6}
      notFound={t('mailLoadFailed')}
      loadFailed={t('mailLoadFailed')}
      list={{ href: '/outbox', label: t('title') }}
    >
      {mail => <LoadedMail mail={mail} />}
    </RecordScreen>
  );
}

function LoadedMail({ mail }: { mail: OutboxMail }) {
  const t = useTranslations('office.outbox');
  const hiddenLink = hiddenLinkOf(mail);
  const website = useClubInfo().data?.value.website;
  const hasLinks = website !== undefined && hasOwnLinks(mail.text, website ?? '');
  return (
    <>
      <PageHeader
        breadcrumb={<Breadcrumb items={[{ label: t('title'), href: '/outbox' }, { label: mail.to }]} />}
        title={mail.subject}
        badge={<MailStateBadge mail={mail} />}
        actions={mail.mayRetry && <RetryMail mail={mail} />}
      />
      {mail.state === 'Captured' && (
        <Notice tone="info" className="mb-5">
          {t(hiddenLink === 'account' ? 'capturedLink' : 'captured')}
          {hasLinks && ` ${t('capturedLinks')}`}
        </Notice>
      )}
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <Card className="xl:order-last">
          <MailFacts mail={mail} />
        </Card>
        <Card>
          {hiddenLink ? (
            <EmptyState
              icon={EyeOff}
              title={t('hiddenTitle')}
              description={t(hiddenLink === 'draft' ? 'hiddenDraftText' : 'hiddenText')}
            />
          ) : (
            <Tabs
              label={t('views')}
              tabs={[
                { value: 'html', label: t('html'), content: <MailHtml mail={mail} /> },
                { value: 'text', label: t('plain'), content: <MailText text={mail.text} /> },
              ]}
              className="-mt-3"
            />
          )}
        </Card>
      </div>
    </>
  );
}

function MailFacts({ mail }: { mail: OutboxMail }) {
  const t = useTranslations('office.outbox');
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'Europe/Berlin';
  const kinds = useTranslations('settings.outbox');
  const nameOf = useTemplateName();
  const explain = useMailError();
  const instant = (text: string) => formatDateTime(new Date(text), timeZone, locale);
  return (
    <DescriptionList className="-my-2.5">
      <Description label={t('to')}>{mail.to}</Description>
      <Description label={kinds('kind')}>
        {hiddenLinkOf(mail) === 'draft' ? t('draftLink') : nameOf(mail.type)}
      </Description>
      <Description label={t('created')}>{instant(mail.createdAt)}</Description>
      {mail.sentAt && <Description label={t('sentAt')}>{instant(mail.sentAt)}</Description>}
      {mail.attempts > 0 && <Description label={t('attempts')}>{mail.attempts}</Description>}
      {mail.nextAttemptAt && (
        <Description label={t('nextAttempt')}>{instant(mail.nextAttemptAt)}</Description>
      )}
      {mail.lastError && <Description label={t('lastError')}>{explain(mail.lastError)}</Description>}
      {mail.attachments.length > 0 && (
        <Description label={t('attachments')}>
          {mail.attachments.map(({ id, fileName }) => (
            <DownloadLink
              key={id}
              href={`/api/v1/club/settings/outbox/${mail.id}/attachments/${id}`}
              size="sm"
              className="max-w-full"
            >
              <span className="truncate">{fileName}</span>
            </DownloadLink>
          ))}
        </Description>
      )}
      {mail.submissionId && (
        <Description label={t('submission')}>
          <TextLink href={`/submissions/${mail.submissionId}`}>{t('openSubmission')}</TextLink>
        </Description>
      )}
    </DescriptionList>
  );
}
