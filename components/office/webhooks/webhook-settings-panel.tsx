'use client';

import { Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'use-intl';
import { FormFrame } from '@/components/forms/form-frame';
import { ConfirmMutation } from '@/components/forms/mutation-dialog';
import { type ApiForm, useApiForm } from '@/components/forms/use-api-form';
import { settingsOf, WebhookFields } from '@/components/office/webhooks/webhook-fields';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/display/card';
import { toast } from '@/components/ui/overlays/toaster';
import { mapVersioned, type Versioned } from '@/lib/api-client/client';
import {
  readWebhook,
  saveWebhook,
  useDeleteWebhook,
  type WebhookSettings,
  webhookKeys,
} from '@/lib/api-client/webhooks';
import type { WebhookReadDto } from '@/lib/contracts/webhooks';

const toForm = (read: Versioned<WebhookReadDto>) => mapVersioned(read, settingsOf);

/** A subscription during editing; stored above the tabs, so that another tab loses nothing. */
export function useWebhookForm(read: Versioned<WebhookReadDto>): ApiForm<WebhookSettings> {
  const { id } = read.value;
  return useApiForm<WebhookSettings>({
    read: toForm(read),
    queryKey: webhookKeys.all,
    save: async (settings, etag) => toForm(await saveWebhook(id, settings, etag)),
    reread: async () => toForm(await readWebhook(id)),
  });
}

type WebhookSettingsPanelProps = { read: Versioned<WebhookReadDto>; form: ApiForm<WebhookSettings> };

export function WebhookSettingsPanel({ read, form }: WebhookSettingsPanelProps) {
  return (
    <div className="flex flex-col gap-5">
      <FormFrame form={form}>
        <Card>
          <WebhookFields form={form} />
        </Card>
      </FormFrame>
      <Removal read={read} />
    </div>
  );
}

function Removal({ read }: { read: Versioned<WebhookReadDto> }) {
  const t = useTranslations('webhooks.remove');
  const router = useRouter();
  const { id, name, url } = read.value;
  const remove = useDeleteWebhook(id);
  return (
    <Card
      title={t('title')}
      description={t('text')}
      action={
        <ConfirmMutation
          trigger={
            <Button variant="danger" icon={Trash2}>
              {t('action')}
            </Button>
          }
          title={t('confirmTitle', { name })}
          description={t('confirmText', { url })}
          confirmLabel={t('confirm')}
          onConfirm={async () => {
            await remove.mutateAsync(read.etag);
            toast.success(t('done'));
            router.push('/settings/webhooks');
          }}
        />
      }
    />
  );
}
