import type { BatchAction } from '@/lib/contracts/submissions/batch';
import type { SubmissionListItem } from '@/lib/contracts/submissions/submissions';
import { stateAfter } from '@/lib/rules/submissions/submission-steps';

export type ListAction = BatchAction | 'Export' | 'Ask';

type Chosen = Pick<SubmissionListItem, 'state' | 'needsConfirmation' | 'question'>;

const steps = { Accept: 'accept', Deny: 'deny', ResendConfirmation: 'resendConfirmation' } as const;

/** Whether an action is possible for at least one of the submissions. */
export function isPossible(action: ListAction, chosen: readonly Chosen[]): boolean {
  if (action === 'Ask')
    return chosen.some(one => stateAfter('deny', one) !== null && one.question !== 'Open');
  if (action === 'Accept' || action === 'Deny' || action === 'ResendConfirmation')
    return chosen.some(one => stateAfter(steps[action], one) !== null);
  return true;
}
