'use client';

import { FlaskConical } from 'lucide-react';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { useTranslations } from 'use-intl';
import { LeaveGuard } from '@/components/forms/leave-guard';
import { DeliveryLog } from '@/components/office/webhooks/delivery-log';
import { DeliveryNumbers } from '@/components/office/webhooks/delivery-numbers';
import { type CodeSample, SignaturePanel } from '@/components/office/webhooks/signature-panel';
import { SwitchedOffNotice } from '@/components/office/webhooks/switched-off-notice';
import { useWebhookForm, WebhookSettingsPanel } from '@/components/office/webhooks/webhook-settings-panel';
import { useAnswerWords, WebhookState } from '@/components/office/webhooks/webhook-states';
import { RecordScreen } from '@/components/screens/record-screen';
import { Button } from '@/components/ui/button';
import { Breadcrumb } from '@/components/ui/display/breadcrumb';
import { Tabs } from '@/components/ui/display/tabs';
import { toast } from '@/components/ui/overlays/toaster';
import { PageHeader } from '@/components/ui/page-header';
import { detailOf } from '@/lib/api-client/api-problem';
import type { Versioned } from '@/lib/api-client/client';
import { useTestWebhook, useWebhook } from '@/lib/api-client/webhooks';
import type { WebhookReadDto } from '@/lib/contracts/webhooks';

type WebhookScreenProps = { id: string; samples: readonly CodeSample[] };

/** One subscription: deliveries, settings, and verification of signatures. */
export function WebhookScreen({ id, samples }: WebhookScreenProps) {
  const t = useTranslations('webhooks');
  return (
    <RecordScreen
      query={useWebhook(id)}
      rows={6}
      notFound={t('notFound')}
      loadFailed={t('loadFailed')}
      list={{ href: '/settings/webhooks', label: t('title') }}
    >
      {data => <LoadedWebhook read={data} samples={samples} />}
    </RecordScreen>
  );
}

const views = ['log', 'numbers', 'settings', 'signature'] as const;

type LoadedWebhookProps = { read: Versioned<WebhookReadDto>; samples: readonly CodeSample[] };

function LoadedWebhook({ read, samples }: LoadedWebhookProps) {
  const t = useTranslations('webhooks');
  const [view, setView] = useQueryState(
    'view',
    parseAsStringLiteral(views).withDefault('log').withOptions({ history: 'push' }),
  );
  const webhook = read.value;
  const form = useWebhookForm(read);
  return (
    <>
      <PageHeader
        breadcrumb={
          <Breadcrumb items={[{ label: t('title'), href: '/settings/webhooks' }, { label: webhook.name }]} />
        }
        title={webhook.name}
        badge={<WebhookState webhook={webhook} />}
        description={<span className="break-all">{webhook.url}</span>}
        actions={<TestButton id={webhook.id} />}
      />
      {view !== 'settings' && <LeaveGuard isUnsaved={() => form.isDirty} />}
      {!webhook.isActive && <SwitchedOffNotice read={read} />}
      <Tabs
        label={t('tabs.label')}
        value={view}
        onValueChange={next => void setView(next)}
        tabs={[
          { value: 'log', label: t('tabs.log'), content: <DeliveryLog webhook={webhook} /> },
          {
            value: 'numbers',
            label: t('tabs.numbers'),
            content: <DeliveryNumbers webhook={webhook} />,
          },
          {
            value: 'settings',
            label: t('tabs.settings'),
            content: <WebhookSettingsPanel read={read} form={form} />,
          },
          {
            value: 'signature',
            label: t('tabs.signature'),
            content: <SignaturePanel webhook={webhook} samples={samples} />,
          },
        ]}
      />
    </>
  );
}

function TestButton({ id }: { id: string }) {
  const t = useTranslations('webhooks.test');
  const words = useAnswerWords();
  const test = useTestWebhook(id);
  return (
    <Button
      icon={FlaskConical}
      pending={test.isPending}
      onClick={() =>
        test.mutate(undefined, {
          onSuccess: ({ success, statusCode, durationMs, error }) => {
            const reason = words({ status: statusCode, error });
            if (success) toast.success(t('success', { status: String(statusCode), ms: String(durationMs) }));
            else toast.error(t('failed', { reason }), { description: t(`remedy.${error ?? 'Answered'}`) });
          },
          onError: error => toast.error(t('refused'), { description: detailOf(error) }),
        })
      }
    >
      {t('action')}
    </Button>
  );
}
