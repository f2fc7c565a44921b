'use client';

import { Send } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { toastResult } from '@/components/office/toast-result';
import { Button } from '@/components/ui/button';
import { useMailWay } from '@/lib/api-client/mail-servers';
import { useRetryMail } from '@/lib/api-client/outbox';
import type { OutboxItem } from '@/lib/contracts/mail';
import { accountMailTypes } from '@/lib/rules/enums';

type RetryMailProps = {
  mail: Pick<OutboxItem, 'id' | 'type' | 'state'>;
  size?: 'sm';
};

/** Sends a failed or waiting mail; nothing for others. */
export function RetryMail({ mail: { id, type, state }, size }: RetryMailProps) {
  const t = useTranslations('office.outbox');
  const way = useMailWay(accountMailTypes.some(one => one === type));
  const retry = useRetryMail(id);
  if (state !== 'Failed' && state !== 'Captured') return null;
  return (
    <Button
      icon={Send}
      size={size}
      pending={retry.isPending}
      onClick={() =>
        toastResult(retry.mutateAsync(), { done: t('retried', { way }), failed: t('retryFailed') })
      }
    >
      {t('retry')}
    </Button>
  );
}
