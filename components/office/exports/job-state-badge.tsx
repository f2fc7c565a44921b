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
import { Badge } from '@/components/ui/display/badge';
import type { ExportJob } from '@/lib/contracts/exports';

const looks = {
  Queued: { tone: 'new', icon: Clock },
  Running: { tone: 'confirmed', icon: Loader },
  Completed: { tone: 'accepted', icon: CircleCheck },
  Failed: { tone: 'danger', icon: TriangleAlert },
  Cancelled: { tone: 'rejected', icon: CircleSlash2 },
  Expired: { tone: 'rejected', icon: Archive },
} as const satisfies Record<ExportJob['state'], { tone: string; icon: LucideIcon }>;

export function JobStateBadge({ job }: { job: ExportJob }) {
  const labels = useTranslations('labels.exportJobState');
  const t = useTranslations('exporting.job');
  const { state } = job;
  return (
    <Badge tone={looks[state].tone} icon={looks[state].icon}>
      {isRemovedEarly(job) ? t('removed') : labels(state)}
    </Badge>
  );
}

const keptMs = 48 * 3_600_000;

/**
 * Whether the file was removed before its 48 hours ended: by staff, or because a person in it was deleted.
 */
export function isRemovedEarly({
  state,
  finishedAt,
  expiresAt,
}: Pick<ExportJob, 'state' | 'finishedAt' | 'expiresAt'>): boolean {
  if (state !== 'Expired' || !finishedAt || !expiresAt) return false;
  return Date.parse(expiresAt) < Date.parse(finishedAt) + keptMs;
}
