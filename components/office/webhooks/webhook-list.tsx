'use client';

import { Plus, Webhook } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { WebhookState } from '@/components/office/webhooks/webhook-states';
import { PagedList } from '@/components/screens/paged-list';
import { ListCard, ListCards } from '@/components/ui/display/list-cards';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { TextLink } from '@/components/ui/text-link';
import { useWebhooks } from '@/lib/api-client/webhooks';
import { subscriptionsMax } from '@/lib/contracts/webhooks';

/** The club's subscriptions. */
export function WebhookList() {
  const t = useTranslations('webhooks');
  const webhooks = useWebhooks();
  const isEmpty = webhooks.data?.length === 0;
  const isFull = (webhooks.data?.length ?? 0) >= subscriptionsMax;
  const create = (
    <LinkButton href="/settings/webhooks/new" variant="primary" icon={Plus}>
      {t('create')}
    </LinkButton>
  );
  return (
    <>
      <PageHeader
        title={t('title')}
        description={
          <>
            {t('text')}{' '}
            <TextLink href="/developers/webhooks" prefetch={false}>
              {t('docs')}
            </TextLink>
          </>
        }
        actions={!isEmpty && !isFull && create}
      />
      <PagedList
        query={webhooks}
        rows={4}
        loadFailed={t('loadFailed')}
        empty={{ icon: Webhook, title: t('emptyTitle'), description: t('emptyText'), action: create }}
      >
        {items => (
          <ListCards label={t('caption')}>
            {items.map(webhook => (
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
      </PagedList>
      {isFull && (
        <p className="mt-3 text-sm text-ink-muted">{t('limit', { count: String(subscriptionsMax) })}</p>
      )}
    </>
  );
}
