import type { QueuedState } from '@/components/office/submissions/queue/queue-state';
import type { SubmissionCounts } from '@/lib/contracts/submissions/submissions';
import type { DisplayState } from '@/lib/rules/enums';
import { displayStateOf } from '@/lib/rules/submissions/display-state';

type Count = SubmissionCounts['items'][number];

/** Number of counted submissions with this state; null counts all. */
export function countByState(items: SubmissionCounts['items'], wanted: DisplayState | null): number {
  const countOf = ({ state, count, withdrawn, waiting, unconfirmed }: Count) => {
    if (wanted === null) return count;
    if (wanted === 'Withdrawn') return withdrawn;
    if (wanted === 'ToDecide') return waiting;
    if (wanted === 'Unconfirmed') return unconfirmed;
    return state === wanted ? count - withdrawn : 0;
  };
  return items.reduce((sum, item) => sum + countOf(item), 0);
}

/** The counts with the decisions that the server did not know when it counted, at `countedAt`. */
export function withQueued(
  { items }: SubmissionCounts,
  queued: Iterable<QueuedState>,
  countedAt: number,
): SubmissionCounts {
  const counted = items.map(item => ({ ...item }));
  for (const { state, stored, answeredAt } of queued) {
    if (!state || !stored || (answeredAt && answeredAt <= countedAt)) continue;
    const before = counted.find(item => item.kind === stored.kind && item.state === stored.state);
    if (!before) continue;
    const shown = displayStateOf(stored);
    before.count -= 1;
    if (shown === 'ToDecide') before.waiting -= 1;
    if (shown === 'Unconfirmed') before.unconfirmed -= 1;
    const after = counted.find(item => item.kind === stored.kind && item.state === state);
    if (after) after.count += 1;
    else counted.push({ kind: stored.kind, state, count: 1, withdrawn: 0, waiting: 0, unconfirmed: 0 });
  }
  return {
    items: counted,
    waiting: countByState(counted, 'ToDecide'),
    unconfirmed: countByState(counted, 'Unconfirmed'),
  };
}
