'use client';

import { RotateCw } from 'lucide-react';
import { useLocale, useTimeZone, useTranslations } from 'use-intl';
import { CodeBlock } from '@/components/office/embed/code-block';
import { toastResult } from '@/components/office/toast-result';
import { DeliveryState, useAnswerWords } from '@/components/office/webhooks/webhook-states';
import { RecordScreen } from '@/components/screens/record-screen';
import { Button } from '@/components/ui/button';
import { Breadcrumb } from '@/components/ui/display/breadcrumb';
import { Card } from '@/components/ui/display/card';
import { Description, DescriptionList } from '@/components/ui/display/description-list';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { type DeliveryPlace, useRedeliver, useWebhook, useWebhookDelivery } from '@/lib/api-client/webhooks';
import type { WebhookDeliveryDetailDto } from '@/lib/contracts/webhooks';
import { formatDateTime } from '@/lib/rules/format/format-date';

/** One delivery: its body, and the answer of each attempt. */
export function DeliveryScreen({ place }: { place: DeliveryPlace }) {
  const t = useTranslations('webhooks');
  return (
    <RecordScreen
      query={useWebhookDelivery(place)}
      rows={6}
      notFound={t('delivery.loadFailed')}
      loadFailed={t('delivery.loadFailed')}
      list={{ href: '/settings/webhooks', label: t('title') }}
    >
      {data => <LoadedDelivery place={place} delivery={data} />}
    </RecordScreen>
  );
}

type LoadedDeliveryProps = { place: DeliveryPlace; delivery: WebhookDeliveryDetailDto };

function LoadedDelivery({ place, delivery }: LoadedDeliveryProps) {
  const t = useTranslations('webhooks');
  const events = useTranslations('labels.webhookEvent');
  const webhook = useWebhook(place.id).data?.value;
  const hasEnded = delivery.status === 'Succeeded' || delivery.status === 'Failed';
  const parent = `/settings/webhooks/${place.id}`;
  return (
    <>
      <PageHeader
        breadcrumb={
          <Breadcrumb
            items={[
              { label: t('title'), href: '/settings/webhooks' },
              { label: webhook?.name ?? '…', href: parent },
              { label: t('delivery.one') },
            ]}
          />
        }
        title={events(delivery.eventType)}
        badge={<DeliveryState status={delivery.status} />}
        actions={hasEnded && webhook?.isActive && <AgainButton place={place} />}
      />
      {hasEnded && webhook && !webhook.isActive && (
        <Notice tone="info" className="mb-5">
          {t('delivery.inactive')}
        </Notice>
      )}
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <Card className="xl:order-last">
          <DeliveryFacts delivery={delivery} />
        </Card>
        <div className="flex min-w-0 flex-col gap-5">
          <Tries delivery={delivery} />
          <Card>
            <CodeBlock
              name={t('delivery.payload')}
              code={JSON.stringify(delivery.payload, null, 2)}
              copyLabel={t('delivery.copyPayload')}
            />
          </Card>
        </div>
      </div>
    </>
  );
}

function AgainButton({ place }: { place: DeliveryPlace }) {
  const t = useTranslations('webhooks.delivery');
  const redeliver = useRedeliver(place);
  return (
    <Button
      icon={RotateCw}
      pending={redeliver.isPending}
      onClick={() => toastResult(redeliver.mutateAsync(), { done: t('againDone'), failed: t('againFailed') })}
    >
      {t('again')}
    </Button>
  );
}

function useInstants() {
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'Europe/Berlin';
  return (instant: string) => formatDateTime(new Date(instant), timeZone, locale);
}

function DeliveryFacts({ delivery }: { delivery: WebhookDeliveryDetailDto }) {
  const t = useTranslations('webhooks');
  const instant = useInstants();
  return (
    <DescriptionList className="-my-2.5">
      <Description label={t('delivery.created')}>{instant(delivery.createdAt)}</Description>
      <Description label={t('log.attempts')}>{delivery.attempts}</Description>
      {delivery.nextAttemptAt && (
        <Description label={t('log.next')}>{instant(delivery.nextAttemptAt)}</Description>
      )}
      {delivery.finishedAt && (
        <Description label={t('delivery.finished')}>{instant(delivery.finishedAt)}</Description>
      )}
      <Description label={t('delivery.id')}>
        <code className="font-mono text-xs break-all">{delivery.eventId}</code>
      </Description>
    </DescriptionList>
  );
}

function Tries({ delivery }: { delivery: WebhookDeliveryDetailDto }) {
  const t = useTranslations('webhooks.delivery');
  const words = useAnswerWords();
  const instant = useInstants();
  return (
    <Card title={t('tries')}>
      {delivery.tries.length === 0 && <p className="text-ink-muted">{t('noTries')}</p>}
      <ol className="flex flex-col divide-y divide-hairline">
        {delivery.tries.map(one => (
          <li key={one.attempt} className="py-3 first:pt-0 last:pb-0">
            <h3 className="font-medium">
              {t('try', { number: String(one.attempt) })}:{' '}
              {words({ status: one.statusCode, error: one.error })}
            </h3>
            <p className="text-sm text-ink-muted">
              {instant(one.startedAt)} · {t('duration', { ms: String(one.durationMs) })}
            </p>
            {one.responseBody && (
              <section
                // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard
                tabIndex={0}
                aria-label={t('body')}
                className="mt-2 max-h-60 overflow-auto rounded-md border bg-sunken p-3"
              >
                <pre className="font-mono text-xs whitespace-pre-wrap wrap-anywhere">{one.responseBody}</pre>
              </section>
            )}
            {one.responseBody === '' && <p className="mt-1 text-sm text-ink-muted">{t('emptyBody')}</p>}
          </li>
        ))}
      </ol>
    </Card>
  );
}
