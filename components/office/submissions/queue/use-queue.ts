'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import {
  currentStates,
  enqueueAction,
  subscribeToQueue,
} from '@/components/office/submissions/queue/action-queue';
import type { Order, Outcome, QueuedState } from '@/components/office/submissions/queue/queue-state';
import { asProblem, detailOf } from '@/lib/api-client/api-problem';
import { runBatch } from '@/lib/api-client/inbox';
import { type Decision, decideSubmission, refreshSubmissions } from '@/lib/api-client/submissions';
import type { BatchAction } from '@/lib/contracts/submissions/batch';

type Wish = Omit<Order, 'send' | 'refresh' | 'sendsMail'> & {
  readonly decision: Decision;
  /** For assigning: the responsible user; null for nobody. */
  readonly assigneeId?: string | null;
};

const mailing: ReadonlySet<BatchAction> = new Set(['Accept', 'Deny', 'ResendConfirmation']);

/** Queues an action: it is shown at once, can be undone, and is then sent. */
export function useQueue(): (wish: Wish) => void {
  const client = useQueryClient();
  return ({ decision, assigneeId, ...wish }) =>
    enqueueAction({
      ...wish,
      sendsMail: decision.sendEmail && mailing.has(wish.action),
      // As a mutation, so that an ended session asks for the password.
      send: ids =>
        client
          .getMutationCache()
          .build(client, { mutationFn: () => send(wish, decision, ids, assigneeId) })
          .execute(undefined),
      refresh: ids => refreshSubmissions(client, ids),
    });
}

const nothing: ReadonlyMap<string, QueuedState> = new Map();

/** What the queue says about submissions, by id. */
export function useQueuedStates(): ReadonlyMap<string, QueuedState> {
  return useSyncExternalStore(subscribeToQueue, currentStates, () => nothing);
}

async function send(
  { action, ids: all }: Pick<Order, 'action' | 'ids'>,
  decision: Decision,
  ids: readonly string[],
  assigneeId?: string | null,
): Promise<readonly Outcome[]> {
  const [id] = ids;
  if (all.length === 1 && id && (action === 'Accept' || action === 'Deny'))
    return [{ id, ...(await decideOne(action, id, decision)) }];
  const { message, sendEmail, details } = decision;
  const { items } = await runBatch({
    ...{ action, ids: [...ids], sendEmail },
    ...(assigneeId === undefined ? {} : { assigneeId }),
    ...(message ? { message } : {}),
    ...(details?.assignMemberNumbers ? { assignMemberNumbers: true } : {}),
  });
  return items;
}

const targets = { Accept: 'Accepted', Deny: 'Rejected' } as const;

/** One decision, with the API's own words if it is refused. */
async function decideOne(
  action: 'Accept' | 'Deny',
  id: string,
  decision: Decision,
): Promise<Omit<Outcome, 'id'>> {
  try {
    await decideSubmission(action, id, decision);
    return { outcome: 'Done' };
  } catch (error) {
    const problem = asProblem(error);
    if (problem?.code === 'not-found') return { outcome: 'NotFound' };
    if (problem?.code === 'state-conflict')
      return { outcome: problem.members.state === targets[action] ? 'Already' : 'Impossible' };
    const words = detailOf(error);
    if (problem && words && [400, 403, 409].includes(problem.status)) return { outcome: 'Refused', words };
    throw error;
  }
}
