'use client';

import { CircleCheck, CircleDot, CircleSlash2, type LucideIcon, MailQuestion, Undo2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Badge } from '@/components/ui/display/badge';
import type { DisplayState } from '@/lib/rules/enums';

const looks = {
  Unconfirmed: { tone: 'new', icon: MailQuestion },
  ToDecide: { tone: 'confirmed', icon: CircleDot },
  Accepted: { tone: 'accepted', icon: CircleCheck },
  Rejected: { tone: 'rejected', icon: CircleSlash2 },
  Withdrawn: { tone: 'neutral', icon: Undo2 },
} as const satisfies Record<DisplayState, { tone: string; icon: LucideIcon }>;

/** A state by colour, icon and word. */
export function StateBadge({ state }: { state: DisplayState }) {
  const t = useTranslations('labels.state');
  const { tone, icon } = looks[state];
  return (
    <Badge tone={tone} icon={icon}>
      {t(state)}
    </Badge>
  );
}
