import type { NightlyRun } from '@/lib/contracts/nightly-runs';
import type { NightlyRun as Row } from './queries';

export function toNightlyRun({ night, startedAt, finishedAt, counts }: Row): NightlyRun {
  return {
    night,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    counts,
  };
}
