'use client';

import {
  Archive,
  CircleCheck,
  CircleSlash2,
  Clock,
  Loader,
  type LucideIcon,
  TriangleAlert,
} from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Badge } from '@/components/ui/badge';
import type { ExportJob } from '@/lib/contracts/exports';

const looks = {
  Queued: { tone: 'new', icon: Clock },
  Running: { tone: 'confirmed', icon: Loader },
  Completed: { tone: 'accepted', icon: CircleCheck },
  Failed: { tone: 'danger', icon: TriangleAlert },
  Cancelled: { tone: 'rejected', icon: CircleSlash2 },
  Expired: { tone: 'rejected', icon: Archive },
} as const satisfies Record<ExportJob['state'], { tone: string; icon: LucideIcon }>;

export function JobStateBadge({ state }: { state: ExportJob['state'] }) {
  const labels = useTranslations('labels.exportJobState');
  return (
    <Badge tone={looks[state].tone} icon={looks[state].icon}>
      {labels(state)}
    </Badge>
  );
}
