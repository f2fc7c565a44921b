'use client';

import { CircleCheck, CircleSlash2, Clock, type LucideIcon, RotateCw, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Badge } from '@/components/ui/display/badge';
import type { WebhookReadDto } from '@/lib/contracts/webhooks';
import type { WebhookDeliveryStatus } from '@/lib/rules/enums';

export function WebhookState({ webhook }: { webhook: Pick<WebhookReadDto, 'isActive' | 'disabledReason'> }) {
  const t = useTranslations('webhooks.state');
  if (webhook.isActive)
    return (
      <Badge tone="accepted" icon={CircleCheck}>
        {t('active')}
      </Badge>
    );
  return webhook.disabledReason ? (
    <Badge tone="danger" icon={TriangleAlert}>
      {t('switchedOff')}
    </Badge>
  ) : (
    <Badge tone="rejected" icon={CircleSlash2}>
      {t('inactive')}
    </Badge>
  );
}

const looks = {
  Pending: { tone: 'new', icon: Clock },
  Retrying: { tone: 'confirmed', icon: RotateCw },
  Succeeded: { tone: 'accepted', icon: CircleCheck },
  Failed: { tone: 'danger', icon: TriangleAlert },
} as const satisfies Record<WebhookDeliveryStatus, { tone: string; icon: LucideIcon }>;

export function DeliveryState({ status }: { status: WebhookDeliveryStatus }) {
  const labels = useTranslations('labels.deliveryStatus');
  return (
    <Badge tone={looks[status].tone} icon={looks[status].icon}>
      {labels(status)}
    </Badge>
  );
}

const knownErrors = [
  'AddressRefused',
  'ConnectFailed',
  'TlsFailed',
  'Timeout',
  'ResponseInvalid',
  'GivenUp',
] as const;

/** Why no answer arrived, in words; an HTTP status is shown by its number. */
export function useAnswerWords() {
  const t = useTranslations('webhooks');
  return ({ status, error }: { status: number | null; error: string | null }): string => {
    if (status !== null) return t('test.status', { status: String(status) });
    const known = knownErrors.find(one => one === error);
    return known ? t(`error.${known}`) : (error ?? '–');
  };
}
