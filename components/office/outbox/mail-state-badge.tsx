'use client';

import { Archive, CircleCheck, Clock, type LucideIcon, MailWarning } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Badge } from '@/components/ui/display/badge';
import type { OutboxItem } from '@/lib/contracts/mail';
import type { MailState } from '@/lib/rules/enums';

const looks = {
  Queued: { tone: 'new', icon: Clock },
  Sent: { tone: 'accepted', icon: CircleCheck },
  Captured: { tone: 'confirmed', icon: Archive },
  Failed: { tone: 'danger', icon: MailWarning },
} as const satisfies Record<MailState, { tone: string; icon: LucideIcon }>;

type MailStateBadgeProps = { readonly mail: Pick<OutboxItem, 'state' | 'lastError'> };

export function MailStateBadge({ mail: { state, lastError } }: MailStateBadgeProps) {
  const t = useTranslations('labels.mailState');
  const { tone, icon } = looks[state];
  return (
    <Badge tone={tone} icon={icon}>
      {t(state === 'Queued' && lastError !== null ? 'Waiting' : state)}
    </Badge>
  );
}
