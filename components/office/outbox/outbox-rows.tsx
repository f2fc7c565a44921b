'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'use-intl';
import { MailStateBadge } from '@/components/office/outbox/mail-state-badge';
import { useMailError } from '@/components/office/outbox/use-mail-error';
import { ListCard, ListCards } from '@/components/ui/display/list-cards';
import { RelativeTime } from '@/components/ui/display/relative-time';
import { Table, TBody, Td, THead, Th, Tr } from '@/components/ui/display/table';
import { Link } from '@/components/ui/link';
import type { OutboxItem } from '@/lib/contracts/mail';

type OutboxRowsProps = { mails: readonly OutboxItem[] };

export function OutboxTable({ mails }: OutboxRowsProps) {
  const t = useTranslations('office.outbox');
  const router = useRouter();
  const explain = useMailError();
  return (
    <Table caption={t('caption')} className="table-fixed">
      <THead>
        <tr>
          <Th>{t('subject')}</Th>
          <Th className="w-[30%]">{t('to')}</Th>
          <Th className="w-40">{t('created')}</Th>
          <Th className="w-44">{t('state')}</Th>
        </tr>
      </THead>
      <TBody>
        {mails.map(mail => {
          const href = `/outbox/${mail.id}`;
          return (
            <Tr
              key={mail.id}
              onClick={event => {
                const isOnLink = event.target instanceof Element && event.target.closest('a');
                if (!isOnLink) router.push(href);
              }}
              className="cursor-pointer"
            >
              <Td>
                <Link href={href} className="block rounded-sm font-medium wrap-anywhere hover:underline">
                  {mail.subject}
                </Link>
                {mail.lastError && (
                  <span className="block truncate text-sm text-danger-ink">{explain(mail.lastError)}</span>
                )}
              </Td>
              <Td className="wrap-anywhere">{mail.to}</Td>
              <Td className="text-ink-muted">
                <RelativeTime value={mail.createdAt} />
              </Td>
              <Td>
                <MailStateBadge mail={mail} />
              </Td>
            </Tr>
          );
        })}
      </TBody>
    </Table>
  );
}

export function OutboxCards({ mails }: OutboxRowsProps) {
  const t = useTranslations('office.outbox');
  return (
    <ListCards label={t('title')}>
      {mails.map(mail => (
        <ListCard
          key={mail.id}
          href={`/outbox/${mail.id}`}
          title={mail.subject}
          aside={<MailStateBadge mail={mail} />}
          meta={
            <>
              <span className="block whitespace-normal wrap-anywhere">{mail.to}</span>
              <RelativeTime value={mail.createdAt} />
            </>
          }
        />
      ))}
    </ListCards>
  );
}
