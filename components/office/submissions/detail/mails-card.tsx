'use client';

import { useTranslations } from 'use-intl';
import { MailStateBadge } from '@/components/office/outbox/mail-state-badge';
import { RetryMail } from '@/components/office/outbox/retry-mail';
import { LoadFailure } from '@/components/screens/load-failure';
import { FoldCard } from '@/components/ui/display/fold-card';
import { LoadMore } from '@/components/ui/display/load-more';
import { RelativeTime } from '@/components/ui/display/relative-time';
import { TextLink } from '@/components/ui/text-link';
import { useMailsOf } from '@/lib/api-client/outbox';
import type { OutboxItem } from '@/lib/contracts/mail';

/** The mails about a submission, newest first; for users who may see the outbox. */
export function MailsCard({ submissionId }: { submissionId: string }) {
  const t = useTranslations('detail.mails');
  const ui = useTranslations('ui');
  const mails = useMailsOf(submissionId);
  const items = mails.data?.pages.flatMap(page => page.items) ?? [];
  const failed = items.filter(({ state }) => state === 'Failed').length;
  const count = mails.data?.pages[0]?.totalCount;
  return (
    <FoldCard
      title={t('title')}
      className="print:hidden"
      summary={
        <>
          {mails.isPending && ui('loading')}
          {mails.isError && t('loadFailed')}
          {count !== undefined && t('count', { count })}
          {failed > 0 && <span className="text-danger-ink"> · {t('failed', { count: failed })}</span>}
        </>
      }
    >
      {mails.isError && <LoadFailure query={mails} title={t('loadFailed')} />}
      {count === 0 && <p className="text-ink-muted">{t('empty')}</p>}
      {items.length > 0 && (
        <ul aria-label={t('title')} className="flex flex-col divide-y divide-hairline">
          {items.map(mail => (
            <MailLine key={mail.id} mail={mail} />
          ))}
        </ul>
      )}
      {mails.hasNextPage && (
        <LoadMore onLoadMore={() => mails.fetchNextPage()} pending={mails.isFetchingNextPage} />
      )}
    </FoldCard>
  );
}

function MailLine({ mail }: { mail: OutboxItem }) {
  const { id, subject, to, sentAt, createdAt } = mail;
  return (
    <li className="flex flex-col gap-1.5 py-3 first:pt-0 last:pb-0">
      <div>
        <TextLink href={`/outbox/${id}`} className="wrap-anywhere">
          {subject}
        </TextLink>
        <p className="text-sm wrap-anywhere text-ink-muted">
          {to} · <RelativeTime value={sentAt ?? createdAt} />
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <MailStateBadge mail={mail} />
        <RetryMail mail={mail} size="sm" />
      </div>
    </li>
  );
}
