import type { SubmissionCounts } from '@/lib/contracts/submissions/submissions';
import type { DisplayState } from '@/lib/rules/enums';

/** Number of counted submissions with this state; null counts all. */
export function countByState(items: SubmissionCounts['items'], wanted: DisplayState | null): number {
  const countOf = ({ state, count, withdrawn, waiting, unconfirmed }: SubmissionCounts['items'][number]) => {
    if (wanted === null) return count;
    if (wanted === 'Withdrawn') return withdrawn;
    if (wanted === 'ToDecide') return waiting;
    if (wanted === 'Unconfirmed') return unconfirmed;
    return state === wanted ? count - withdrawn : 0;
  };
  return items.reduce((sum, item) => sum + countOf(item), 0);
}
