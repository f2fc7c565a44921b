'use client';

import {
  CircleCheck,
  CircleSlash2,
  Clock,
  type LucideIcon,
  RotateCw,
  TriangleAlert,
  Webhook,
} from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { LoadMore } from '@/components/ui/load-more';
import { PageHeader } from '@/components/ui/page-header';
import { RelativeTime } from '@/components/ui/relative-time';
import { SkeletonRows } from '@/components/ui/skeleton';
import { Table, TBody, Td, THead, Th, Tr } from '@/components/ui/table';
import { ApiProblem } from '@/lib/api-client/api-problem';
import { useWebhookDeliveries, useWebhooks } from '@/lib/api-client/webhooks';
import type { WebhookDeliveryStatus } from '@/lib/contracts/enums';
import type { WebhookDeliveryDto, WebhookReadDto } from '@/lib/contracts/webhooks';

/** The club's subscriptions and what was delivered to them; they are changed through the API. */
export function WebhookLog() {
  const t = useTranslations('office.webhooks');
  const ui = useTranslations('ui');
  const webhooks = useWebhooks();
  const problem = webhooks.error instanceof ApiProblem ? webhooks.error : null;
  return (
    <>
      <PageHeader title={t('title')} description={t('text')} />
      <div className="flex flex-col gap-5">
        {webhooks.isPending && (
          <Card flush>
            <SkeletonRows rows={4} label={ui('loading')} />
          </Card>
        )}
        {webhooks.isError && (
          <Card flush>
            <ErrorState
              title={t('loadFailed')}
              description={problem?.detail ?? undefined}
              requestId={problem?.requestId ?? undefined}
              onRetry={() => webhooks.refetch()}
            />
          </Card>
        )}
        {webhooks.data?.length === 0 && (
          <Card flush>
            <EmptyState icon={Webhook} title={t('emptyTitle')} description={t('emptyText')} />
          </Card>
        )}
        {webhooks.data?.map(webhook => (
          <Subscription key={webhook.id} webhook={webhook} />
        ))}
      </div>
    </>
  );
}

function Subscription({ webhook }: { webhook: WebhookReadDto }) {
  const t = useTranslations('office.webhooks');
  const ui = useTranslations('ui');
  const deliveries = useWebhookDeliveries(webhook.id);
  const items = deliveries.data?.pages.flatMap(page => page.items) ?? [];
  const events = webhook.subscribedEvents.map(event => t(`types.${event}`)).join(', ');
  return (
    <Card
      flush
      title={webhook.name}
      description={
        <>
          <span className="block break-all">{webhook.url}</span>
          <span className="mt-1 block">{t('events', { list: events })}</span>
          {webhook.disabledReason && (
            <span className="mt-1 block text-danger-ink">{webhook.disabledReason}</span>
          )}
        </>
      }
      action={
        webhook.isActive ? (
          <Badge tone="accepted" icon={CircleCheck}>
            {t('active')}
          </Badge>
        ) : (
          <Badge tone="rejected" icon={CircleSlash2}>
            {t('inactive')}
          </Badge>
        )
      }
    >
      {deliveries.isPending && <SkeletonRows rows={2} label={ui('loading')} />}
      {deliveries.isError && <ErrorState onRetry={() => deliveries.refetch()} />}
      {deliveries.isSuccess && items.length === 0 && (
        <p className="px-5 py-4 text-ink-muted">{t('noDeliveries')}</p>
      )}
      {items.length > 0 && <Deliveries name={webhook.name} items={items} />}
      {deliveries.hasNextPage && (
        <LoadMore onLoadMore={() => deliveries.fetchNextPage()} pending={deliveries.isFetchingNextPage} />
      )}
    </Card>
  );
}

const looks = {
  Pending: { tone: 'new', icon: Clock },
  Retrying: { tone: 'confirmed', icon: RotateCw },
  Succeeded: { tone: 'accepted', icon: CircleCheck },
  Failed: { tone: 'danger', icon: TriangleAlert },
} as const satisfies Record<WebhookDeliveryStatus, { tone: string; icon: LucideIcon }>;

function Deliveries({ name, items }: { name: string; items: readonly WebhookDeliveryDto[] }) {
  const t = useTranslations('office.webhooks');
  const labels = useTranslations('labels.deliveryStatus');
  return (
    <Table caption={t('caption', { name })}>
      <THead>
        <tr>
          <Th>{t('event')}</Th>
          <Th>{t('status')}</Th>
          <Th>{t('answer')}</Th>
          <Th numeric>{t('attempts')}</Th>
          <Th>{t('at')}</Th>
        </tr>
      </THead>
      <TBody>
        {items.map(delivery => (
          <Tr key={delivery.id}>
            <Td className="whitespace-nowrap">{t(`types.${delivery.eventType}`)}</Td>
            <Td>
              <Badge tone={looks[delivery.status].tone} icon={looks[delivery.status].icon}>
                {labels(delivery.status)}
              </Badge>
            </Td>
            <Td className="text-ink-muted">{delivery.lastStatusCode ?? delivery.lastError ?? '–'}</Td>
            <Td numeric>{delivery.attempts}</Td>
            <Td className="text-ink-muted">
              <RelativeTime value={delivery.createdAt} />
            </Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  );
}
