'use client';

import { useTranslations } from 'use-intl';
import { toastResult } from '@/components/office/toast-result';
import { settingsOf } from '@/components/office/webhooks/webhook-fields';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { Versioned } from '@/lib/api-client/client';
import { useSaveWebhook } from '@/lib/api-client/webhooks';
import type { WebhookReadDto } from '@/lib/contracts/webhooks';

/** Why nothing is delivered, and how to reactivate. */
export function SwitchedOffNotice({ read }: { read: Versioned<WebhookReadDto> }) {
  const t = useTranslations('webhooks.off');
  const save = useSaveWebhook(read.value.id);
  const { disabledReason: reason } = read.value;
  const why =
    reason === 'ReceiverGone' || reason === 'FailingForFiveDays'
      ? t(reason)
      : reason
        ? t('unknown', { reason })
        : t('byHand');
  function switchOn() {
    const settings = { ...settingsOf(read.value), isActive: true };
    toastResult(save.mutateAsync({ settings, etag: read.etag }), {
      done: t('switchedOn'),
      failed: t('switchFailed'),
    });
  }
  return (
    <Notice tone="warning" title={t('title')} className="mb-5">
      <p>{why}</p>
      <Button size="sm" className="mt-2" pending={save.isPending} onClick={switchOn}>
        {t('switchOn')}
      </Button>
    </Notice>
  );
}
