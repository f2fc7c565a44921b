'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import {
  currentStates,
  enqueueAction,
  subscribeToQueue,
} from '@/components/office/submissions/queue/action-queue';
import type {
  Order,
  Outcome,
  QueuedAction,
  QueuedState,
} from '@/components/office/submissions/queue/queue-state';
import { asProblem, detailOf } from '@/lib/api-client/api-problem';
import { runBatch } from '@/lib/api-client/inbox';
import { askApplicant } from '@/lib/api-client/submission-questions';
import { type Decision, decideSubmission, refreshSubmissions } from '@/lib/api-client/submissions';
import type { SubmitState } from '@/lib/rules/enums';

type Wish = Omit<Order, 'send' | 'refresh' | 'sendsMail'> & {
  readonly decision: Decision;
  /** For assigning: the responsible user; null for nobody. */
  readonly assigneeId?: string | null;
  /** For a question, whose text is the message: the day of its reminder; null for none. */
  readonly remindOn?: string | null;
  /** Called when it is done: nothing of it can be undone or sent again any more. */
  readonly onDone?: () => void;
};

const mailing: ReadonlySet<QueuedAction> = new Set(['Accept', 'Deny', 'ResendConfirmation', 'Ask']);

/** Queues an action: it is shown at once, can be undone, and is then sent. */
export function useQueue(): (wish: Wish) => void {
  const client = useQueryClient();
  return ({ decision, assigneeId, remindOn, onDone, ...order }) => {
    const wish = { ...order, decision, assigneeId, remindOn, key: crypto.randomUUID() };
    enqueueAction({
      ...order,
      sendsMail: decision.sendEmail && mailing.has(order.action),
      // As a mutation, so that an ended session asks for the password.
      send: async (ids, key) => {
        const outcomes = await client
          .getMutationCache()
          .build(client, { mutationFn: () => send(wish, ids, key) })
          .execute(undefined);
        if (outcomes.every(({ outcome }) => outcome === 'Done')) onDone?.();
        return outcomes;
      },
      refresh: ids => refreshSubmissions(client, ids),
    });
  };
}

const nothing: ReadonlyMap<string, QueuedState> = new Map();

/** What the queue says about submissions, by id. */
export function useQueuedStates(): ReadonlyMap<string, QueuedState> {
  return useSyncExternalStore(subscribeToQueue, currentStates, () => nothing);
}

type Sendable = Pick<Order, 'action' | 'ids'> &
  Pick<Wish, 'decision'> & {
    readonly assigneeId: string | null | undefined;
    readonly remindOn: string | null | undefined;
    /** Of a request about one submission, also when the user sends it again. */
    readonly key: string;
  };

async function send(wish: Sendable, ids: readonly string[], batchKey: string): Promise<readonly Outcome[]> {
  const { action, decision, assigneeId, remindOn = null, key } = wish;
  const { message, sendEmail, details } = decision;
  const [id = ''] = ids;
  if (action === 'Ask')
    return [{ id, ...(await outcomeOf(() => askApplicant(id, { text: message, remindOn }, key))) }];
  if (wish.ids.length === 1 && (action === 'Accept' || action === 'Deny'))
    return [{ id, ...(await outcomeOf(() => decideSubmission(action, id, decision, key), targets[action])) }];
  const batch = {
    action,
    ids: [...ids],
    sendEmail,
    ...(assigneeId === undefined ? {} : { assigneeId }),
    ...(message ? { message } : {}),
    ...(details?.assignMemberNumbers ? { assignMemberNumbers: true } : {}),
  };
  const { items } = await runBatch(batch, batchKey);
  return items;
}

const targets = { Accept: 'Accepted', Deny: 'Rejected' } as const;

/** What became of one request, with the API's own words if it is refused. `target`: the state after a decision. */
async function outcomeOf(
  request: () => Promise<unknown>,
  target?: SubmitState,
): Promise<Omit<Outcome, 'id'>> {
  try {
    await request();
    return { outcome: 'Done' };
  } catch (error) {
    const problem = asProblem(error);
    if (problem?.code === 'not-found') return { outcome: 'NotFound' };
    if (target && problem?.code === 'state-conflict')
      return { outcome: problem.members.state === target ? 'Already' : 'Conflict' };
    const words = problem?.code !== 'request-running' && detailOf(error);
    if (problem && words && [400, 403, 409].includes(problem.status)) return { outcome: 'Refused', words };
    throw error;
  }
}
