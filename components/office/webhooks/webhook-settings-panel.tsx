'use client';

import { Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'use-intl';
import { ConfirmAction } from '@/components/office/settings/confirm-action';
import { SettingsForm } from '@/components/office/settings/settings-form';
import { type SettingsDraft, useSettingsDraft } from '@/components/office/settings/use-settings-draft';
import { settingsOf, WebhookFields, webhookFields } from '@/components/office/webhooks/webhook-fields';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { toast } from '@/components/ui/toaster';
import type { Versioned } from '@/lib/api-client/client';
import { saveWebhook, useDeleteWebhook, useInvalidateWebhooks, webhookKeys } from '@/lib/api-client/webhooks';
import type { WebhookReadDto } from '@/lib/contracts/webhooks';

const names = ['name', 'url', 'subscribedEvents', 'isActive'] as const;

export type WebhookDraft = SettingsDraft<WebhookReadDto>;

/** A subscription during editing; stored above the tabs, so that another tab loses nothing. */
export function useWebhookDraft(read: Versioned<WebhookReadDto>): WebhookDraft {
  const invalidateList = useInvalidateWebhooks();
  const { id } = read.value;
  return useSettingsDraft({
    read,
    queryKey: webhookKeys.one(id),
    save: async (webhook, etag) => {
      const stored = await saveWebhook(id, settingsOf(webhook), etag);
      await invalidateList();
      return stored;
    },
  });
}

type WebhookSettingsPanelProps = { read: Versioned<WebhookReadDto>; draft: WebhookDraft };

export function WebhookSettingsPanel({ read, draft }: WebhookSettingsPanelProps) {
  const t = useTranslations('webhooks');
  return (
    <div className="flex flex-col gap-5">
      <SettingsForm
        draft={draft}
        fields={webhookFields}
        nameOf={name => {
          const known = names.find(one => one === name);
          return known ? t(`field.${known}`) : null;
        }}
      >
        <Card>
          <WebhookFields
            value={settingsOf(draft.value)}
            errorOf={draft.errorOf}
            onChange={({ subscribedEvents, ...changes }) =>
              draft.set({ ...changes, ...(subscribedEvents && { subscribedEvents: [...subscribedEvents] }) })
            }
          />
        </Card>
      </SettingsForm>
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
        <ConfirmAction
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
