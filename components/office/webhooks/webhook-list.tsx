'use client';

import { Plus, Webhook } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { WebhookState } from '@/components/office/webhooks/webhook-states';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { LinkButton } from '@/components/ui/link-button';
import { ListCard, ListCards } from '@/components/ui/list-cards';
import { PageHeader } from '@/components/ui/page-header';
import { SkeletonRows } from '@/components/ui/skeleton';
import { ApiProblem } from '@/lib/api-client/api-problem';
import { useWebhooks } from '@/lib/api-client/webhooks';
import { subscriptionsMax } from '@/lib/contracts/webhooks';

/** The club's subscriptions. */
export function WebhookList() {
  const t = useTranslations('webhooks');
  const ui = useTranslations('ui');
  const webhooks = useWebhooks();
  const problem = webhooks.error instanceof ApiProblem ? webhooks.error : null;
  const isFull = (webhooks.data?.length ?? 0) >= subscriptionsMax;
  const create = (
    <LinkButton href="/settings/webhooks/new" variant="primary" icon={Plus}>
      {t('create')}
    </LinkButton>
  );
  return (
    <>
      <PageHeader title={t('title')} description={t('text')} actions={!isFull && create} />
      <Card flush>
        {webhooks.isPending && <SkeletonRows rows={4} label={ui('loading')} />}
        {webhooks.isError && (
          <ErrorState
            title={t('loadFailed')}
            description={problem?.detail ?? undefined}
            requestId={problem?.requestId ?? undefined}
            onRetry={() => webhooks.refetch()}
          />
        )}
        {webhooks.data?.length === 0 && (
          <EmptyState icon={Webhook} title={t('emptyTitle')} description={t('emptyText')} action={create} />
        )}
        {webhooks.data && webhooks.data.length > 0 && (
          <ListCards label={t('caption')}>
            {webhooks.data.map(webhook => (
              <ListCard
                key={webhook.id}
                href={`/settings/webhooks/${webhook.id}`}
                title={webhook.name}
                aside={<WebhookState webhook={webhook} />}
                meta={
                  <>
                    {t('eventCount', { count: webhook.subscribedEvents.length })} · {webhook.url}
                  </>
                }
              />
            ))}
          </ListCards>
        )}
      </Card>
      {isFull && (
        <p className="mt-3 text-sm text-ink-muted">{t('limit', { count: String(subscriptionsMax) })}</p>
      )}
    </>
  );
}
