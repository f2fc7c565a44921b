'use client';

import { useTranslations } from 'use-intl';
import { DeliveryState, useAnswerWords } from '@/components/office/webhooks/webhook-states';
import { ListCard, ListCards } from '@/components/ui/display/list-cards';
import { RelativeTime } from '@/components/ui/display/relative-time';
import { Table, TBody, Td, THead, Th, Tr } from '@/components/ui/display/table';
import { Link } from '@/components/ui/link';
import type { WebhookDeliveryDto, WebhookReadDto } from '@/lib/contracts/webhooks';

type DeliveryRowsProps = { webhook: WebhookReadDto; items: readonly WebhookDeliveryDto[] };

/** A table on wide screens, cards on phones. */
export function DeliveryRows({ webhook, items }: DeliveryRowsProps) {
  const t = useTranslations('webhooks');
  const events = useTranslations('labels.webhookEvent');
  const answer = useAnswerWords();
  const addressOf = ({ id }: WebhookDeliveryDto) => `/settings/webhooks/${webhook.id}/deliveries/${id}`;
  const answerOf = ({ lastStatusCode: status, lastError: error }: WebhookDeliveryDto) =>
    answer({ status, error });
  return (
    <>
      <div className="hidden lg:block">
        <Table caption={t('log.caption', { name: webhook.name })}>
          <THead>
            <tr>
              <Th>{t('log.event')}</Th>
              <Th>{t('log.status')}</Th>
              <Th>{t('log.answer')}</Th>
              <Th numeric>{t('log.attempts')}</Th>
              <Th>{t('log.next')}</Th>
              <Th>{t('log.at')}</Th>
            </tr>
          </THead>
          <TBody>
            {items.map(delivery => (
              <Tr key={delivery.id}>
                <Td className="whitespace-nowrap">
                  <Link href={addressOf(delivery)} className="rounded-sm font-medium hover:underline">
                    {events(delivery.eventType)}
                  </Link>
                </Td>
                <Td>
                  <DeliveryState status={delivery.status} />
                </Td>
                <Td className="text-ink-muted">{answerOf(delivery)}</Td>
                <Td numeric>{delivery.attempts}</Td>
                <Td className="text-ink-muted">
                  {delivery.nextAttemptAt ? <RelativeTime value={delivery.nextAttemptAt} isAhead /> : '–'}
                </Td>
                <Td className="text-ink-muted">
                  <RelativeTime value={delivery.createdAt} />
                </Td>
              </Tr>
            ))}
          </TBody>
        </Table>
      </div>
      <ListCards label={t('log.caption', { name: webhook.name })} className="lg:hidden">
        {items.map(delivery => (
          <ListCard
            key={delivery.id}
            href={addressOf(delivery)}
            title={events(delivery.eventType)}
            aside={<DeliveryState status={delivery.status} />}
            meta={
              <>
                <RelativeTime value={delivery.createdAt} /> · {answerOf(delivery)}
              </>
            }
          />
        ))}
      </ListCards>
    </>
  );
}
