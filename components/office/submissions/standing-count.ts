import type { SubmissionCounts } from '@/lib/contracts/submissions';
import type { SubmissionStanding } from '@/lib/rules/enums';

/** How many of the counted submissions stand so; without a standing, all of them. */
export function standingCount(items: SubmissionCounts['items'], wanted: SubmissionStanding | null): number {
  const countOf = ({ state, count, withdrawn }: SubmissionCounts['items'][number]) => {
    if (wanted === null) return count;
    if (wanted === 'Withdrawn') return withdrawn;
    return state === wanted ? count - withdrawn : 0;
  };
  return items.reduce((sum, item) => sum + countOf(item), 0);
}
