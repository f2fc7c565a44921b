import { useMemo } from 'react';
import { withQueued } from '@/components/office/submissions/count-by-state';
import { useQueuedStates } from '@/components/office/submissions/queue/use-queue';
import { useSubmissionCounts } from '@/lib/api-client/submissions';
import type { SubmissionCounts } from '@/lib/contracts/submissions/submissions';

type Counted = { readonly data: SubmissionCounts | undefined; readonly dataUpdatedAt: number };

/** All submissions by state; a decision counts as soon as it shows. */
export function useShownCounts(): SubmissionCounts | undefined {
  return useWithQueued(useSubmissionCounts());
}

/** Counts with the decisions that can still be undone; of the whole club, or of the submissions `ids`. */
export function useWithQueued({ data, dataUpdatedAt }: Counted, ids?: ReadonlySet<string>) {
  const queued = useQueuedStates();
  return useMemo(() => {
    const meant = [...queued].filter(([id]) => ids?.has(id) ?? true).map(([, state]) => state);
    return data && withQueued(data, meant, dataUpdatedAt);
  }, [data, dataUpdatedAt, queued, ids]);
}
