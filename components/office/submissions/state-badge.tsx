'use client';

import { CircleCheck, CircleSlash2, type LucideIcon, MailCheck, Sparkles, Undo2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Badge } from '@/components/ui/display/badge';
import type { DisplayState } from '@/lib/rules/enums';

const looks = {
  New: { tone: 'new', icon: Sparkles },
  Confirmed: { tone: 'confirmed', icon: MailCheck },
  Accepted: { tone: 'accepted', icon: CircleCheck },
  Rejected: { tone: 'rejected', icon: CircleSlash2 },
  Withdrawn: { tone: 'neutral', icon: Undo2 },
} as const satisfies Record<DisplayState, { tone: string; icon: LucideIcon }>;

type StateBadgeProps = { state: DisplayState; isWithdrawn?: boolean };

/** A state by colour, icon and word. A withdrawn submission has its own word. */
export function StateBadge({ state, isWithdrawn = false }: StateBadgeProps) {
  const t = useTranslations('labels');
  const shown = isWithdrawn ? 'Withdrawn' : state;
  const { tone, icon } = looks[shown];
  return (
    <Badge tone={tone} icon={icon}>
      {t(`state.${shown}`)}
    </Badge>
  );
}
