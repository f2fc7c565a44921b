'use client';

import { CircleCheck, CircleSlash2, type LucideIcon, MailCheck, Sparkles } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Badge } from '@/components/ui/badge';
import type { SubmitState } from '@/lib/contracts/enums';

const looks = {
  New: { tone: 'new', icon: Sparkles },
  Confirmed: { tone: 'confirmed', icon: MailCheck },
  Accepted: { tone: 'accepted', icon: CircleCheck },
  Rejected: { tone: 'rejected', icon: CircleSlash2 },
} as const satisfies Record<SubmitState, { tone: string; icon: LucideIcon }>;

/** A state by hue, sign and word; what the member took back is called that. */
export function StateBadge({ state, isWithdrawn = false }: { state: SubmitState; isWithdrawn?: boolean }) {
  const t = useTranslations('labels');
  const { tone, icon } = looks[state];
  return (
    <Badge tone={tone} icon={icon}>
      {isWithdrawn ? t('field.withdrawnAt') : t(`state.${state}`)}
    </Badge>
  );
}
