'use client';

import { useEntryWords } from '@/components/office/submissions/queue/use-entry-words';
import { useQueuedStates } from '@/components/office/submissions/queue/use-queue';

/** Why the last action on a submission was not done; nothing otherwise. */
export function RowFailure({ id }: { id: string }) {
  const { notDone } = useEntryWords();
  const failure = useQueuedStates().get(id)?.failure;
  if (!failure) return null;
  return (
    <span className="mt-1 block text-sm whitespace-normal text-danger-ink">
      {notDone(failure.action, failure)}
    </span>
  );
}
