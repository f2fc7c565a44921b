'use client';

import { RotateCw } from 'lucide-react';
import { useTimeZone, useTranslations } from 'use-intl';
import { MutationDialog } from '@/components/forms/mutation-dialog';
import { TextField } from '@/components/forms/text-fields';
import { useApiForm } from '@/components/forms/use-api-form';
import { useFormValues } from '@/components/forms/use-field';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/overlays/toaster';
import { useRedeliverFailed } from '@/lib/api-client/webhooks';
import type { WebhookReadDto } from '@/lib/contracts/webhooks';
import { today } from '@/lib/rules/dates/calendar';

const weekMs = 7 * 24 * 3_600_000;

/** Repeats all deliveries that have finally failed since a day. */
export function RedeliverFailed({ webhook }: { webhook: WebhookReadDto }) {
  const t = useTranslations('webhooks.again');
  const timeZone = useTimeZone() ?? 'Europe/Berlin';
  const send = useRedeliverFailed(webhook.id);
  const form = useApiForm({
    values: { since: today(timeZone, new Date(Date.now() - weekMs)) },
    save: async ({ since }) => {
      await send.mutateAsync(new Date(`${since}T00:00:00`).toISOString());
      toast.success(t('done'));
    },
  });
  const { since } = useFormValues(form);
  if (!webhook.isActive) return null;
  return (
    <MutationDialog
      form={form}
      trigger={<Button icon={RotateCw}>{t('action')}</Button>}
      title={t('title')}
      description={t('text')}
      submitLabel={t('confirm')}
      failedTitle={t('failed')}
      isDisabled={since === ''}
    >
      <TextField form={form} name="since" label={t('since')} hint={t('sinceHint')} type="date" />
    </MutationDialog>
  );
}
