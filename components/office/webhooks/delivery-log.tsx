'use client';

import { SearchX, Send } from 'lucide-react';
import { parseAsString, parseAsStringLiteral } from 'nuqs';
import { useTranslations } from 'use-intl';
import { DeliveryRows } from '@/components/office/webhooks/delivery-rows';
import { RedeliverFailed } from '@/components/office/webhooks/redeliver-failed';
import { ChoiceFilter, DayFilters } from '@/components/screens/filters';
import { PagedList } from '@/components/screens/paged-list';
import { useUrlFilters } from '@/components/screens/use-url-filters';
import { Button } from '@/components/ui/button';
import { SegmentedControl } from '@/components/ui/inputs/segmented-control';
import { useWebhookDeliveries } from '@/lib/api-client/webhooks';
import type { WebhookReadDto } from '@/lib/contracts/webhooks';
import { webhookDeliveryStatuses, webhookEventTypes } from '@/lib/rules/enums';

const filterParsers = {
  status: parseAsStringLiteral(webhookDeliveryStatuses),
  eventType: parseAsStringLiteral(webhookEventTypes),
  from: parseAsString,
  to: parseAsString,
};

/** Deliveries of a subscription, filtered by state, event and day. */
export function DeliveryLog({ webhook }: { webhook: WebhookReadDto }) {
  const t = useTranslations('webhooks');
  const events = useTranslations('labels.webhookEvent');
  const labels = useTranslations('labels.deliveryStatus');
  const { filters, setFilters, isFiltered, reset } = useUrlFilters(filterParsers);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <SegmentedControl
          label={t('log.statuses')}
          segments={[
            { value: 'Any', label: t('log.any') } as const,
            ...webhookDeliveryStatuses.map(value => ({ value, label: labels(value) })),
          ]}
          value={filters.status ?? 'Any'}
          onValueChange={value => setFilters({ status: value === 'Any' ? null : value })}
        />
        <ChoiceFilter
          label={t('log.event')}
          any={t('log.anyEvent')}
          options={[...webhook.subscribedEvents, 'Test' as const].map(value => ({
            value,
            label: events(value),
          }))}
          value={filters.eventType}
          onChange={eventType => setFilters({ eventType })}
          className="basis-52"
        />
        <DayFilters days={filters} labels={{ from: t('log.from'), to: t('log.to') }} onChange={setFilters} />
        {isFiltered && (
          <Button variant="ghost" onClick={reset}>
            {t('log.reset')}
          </Button>
        )}
        <div className="ml-auto">
          <RedeliverFailed webhook={webhook} />
        </div>
      </div>
      <PagedList
        query={useWebhookDeliveries(webhook.id, filters)}
        loadFailed={t('log.loadFailed')}
        found={count => t('log.found', { count })}
        empty={{
          icon: isFiltered ? SearchX : Send,
          title: t(isFiltered ? 'log.nothingTitle' : 'log.emptyTitle'),
          description: t(isFiltered ? 'log.nothingText' : 'log.emptyText'),
        }}
      >
        {items => <DeliveryRows webhook={webhook} items={items} />}
      </PagedList>
    </div>
  );
}
