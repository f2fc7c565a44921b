'use client';

import { SearchX, Send } from 'lucide-react';
import { parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';
import { useTranslations } from 'use-intl';
import { DeliveryRows } from '@/components/office/webhooks/delivery-rows';
import { RedeliverFailed } from '@/components/office/webhooks/redeliver-failed';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { LoadMore } from '@/components/ui/load-more';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { Select } from '@/components/ui/select';
import { SkeletonRows } from '@/components/ui/skeleton';
import { ApiProblem } from '@/lib/api-client/api-problem';
import { useWebhookDeliveries } from '@/lib/api-client/webhooks';
import type { WebhookReadDto } from '@/lib/contracts/webhooks';
import { webhookDeliveryStatuses, webhookEventTypes } from '@/lib/rules/enums';

const filterParsers = {
  status: parseAsStringLiteral(webhookDeliveryStatuses),
  eventType: parseAsStringLiteral(webhookEventTypes),
  from: parseAsString,
  to: parseAsString,
};
const none = { status: null, eventType: null, from: null, to: null };

/** Deliveries of a subscription, filtered by state, event and day; the filters are in the address. */
export function DeliveryLog({ webhook }: { webhook: WebhookReadDto }) {
  const t = useTranslations('webhooks');
  const ui = useTranslations('ui');
  const labels = useTranslations('labels.deliveryStatus');
  const [filters, setFilters] = useQueryStates(filterParsers);
  const log = useWebhookDeliveries(webhook.id, filters);
  const items = log.data?.pages.flatMap(page => page.items) ?? [];
  const isFiltered = Object.values(filters).some(value => value !== null);
  const problem = log.error instanceof ApiProblem ? log.error : null;
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
        <Field label={t('log.event')} className="basis-52">
          <Select
            value={filters.eventType ?? ''}
            onChange={event => {
              const { value } = event.target;
              setFilters({ eventType: webhookEventTypes.find(type => type === value) ?? null });
            }}
          >
            <option value="">{t('log.anyEvent')}</option>
            {[...webhook.subscribedEvents, 'Test' as const].map(type => (
              <option key={type} value={type}>
                {t(`type.${type}`)}
              </option>
            ))}
          </Select>
        </Field>
        {(['from', 'to'] as const).map(name => (
          <Field key={name} label={t(`log.${name}`)}>
            <Input
              type="date"
              value={filters[name] ?? ''}
              onChange={event => setFilters({ [name]: event.target.value || null })}
            />
          </Field>
        ))}
        {isFiltered && (
          <Button variant="ghost" onClick={() => setFilters(none)}>
            {t('log.reset')}
          </Button>
        )}
        <div className="ml-auto">
          <RedeliverFailed webhook={webhook} />
        </div>
      </div>
      <p role="status" className="text-sm text-ink-muted">
        {log.isSuccess && t('log.found', { count: log.data.pages[0]?.totalCount ?? 0 })}
      </p>
      <Card flush className={cn('transition-opacity', log.isPlaceholderData && 'opacity-60')}>
        {log.isPending && <SkeletonRows rows={6} label={ui('loading')} />}
        {log.isError && (
          <ErrorState
            title={t('log.loadFailed')}
            description={
              Object.values(problem?.errors ?? {})
                .flat()
                .join(' ') || problem?.detail
            }
            requestId={problem?.requestId ?? undefined}
            onRetry={() => log.refetch()}
          />
        )}
        {items.length > 0 && <DeliveryRows webhook={webhook} items={items} />}
        {log.isSuccess && items.length === 0 && (
          <EmptyState
            icon={isFiltered ? SearchX : Send}
            title={t(isFiltered ? 'log.nothingTitle' : 'log.emptyTitle')}
            description={t(isFiltered ? 'log.nothingText' : 'log.emptyText')}
          />
        )}
      </Card>
      {log.hasNextPage && (
        <LoadMore onLoadMore={() => log.fetchNextPage()} pending={log.isFetchingNextPage} />
      )}
    </div>
  );
}
