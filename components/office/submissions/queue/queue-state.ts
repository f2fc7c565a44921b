import type { SelectionKind } from '@/components/office/submissions/selection-kind';
import type { BatchAction, BatchOutcome } from '@/lib/contracts/submissions/batch';
import type { SubmitState } from '@/lib/rules/enums';
import type { DisplayFacts } from '@/lib/rules/submissions/display-state';

/** Time in which an action can be undone. Nothing is sent before (docs/product/inbox.md). */
export const holdMs = 10_000;

/** Most submissions in one request; a running action can be stopped between two requests. */
const pieceSize = 20;

/** Most submissions in the last request of a page; the API takes no more. */
export const leavingSize = 100;

export type Outcome = {
  readonly id: string;
  /**
   * `Conflict`: the state forbids a single decision. `Refused`: the API explained why, in `words`. `Unsent`: no answer
   * arrived.
   */
  readonly outcome: BatchOutcome['outcome'] | 'Conflict' | 'Refused' | 'Unsent';
  readonly words?: string;
};

/** An action on one or more submissions, or a question to one applicant. */
export type QueuedAction = BatchAction | 'Ask';

/** What the user ordered. */
export type Order = {
  readonly action: QueuedAction;
  readonly kind: SelectionKind;
  readonly ids: readonly string[];
  readonly names: ReadonlyMap<string, string>;
  /** The loaded ones as they are stored, for the counts. */
  readonly stored: ReadonlyMap<string, DisplayFacts>;
  readonly sendsMail: boolean;
  /** `key` is the same for the retries of a request. */
  readonly send: (ids: readonly string[], key: string) => Promise<readonly Outcome[]>;
  /** Called when it is undone before it was sent. */
  readonly onUndone?: (() => void) | undefined;
  /** Fetches again what shows these submissions; null: everything that shows submissions. */
  readonly refresh: (ids: readonly string[] | null) => Promise<unknown>;
};

export type Entry = {
  readonly key: number;
  readonly order: Order;
  /** `Sent`: answered, but lists are not fetched again yet. */
  readonly phase: 'Held' | 'Sending' | 'Sent' | 'Over';
  readonly leftMs: number;
  readonly outcomes: readonly Outcome[];
  readonly isStopped: boolean;
  /** Whether the user sent it again. */
  readonly isRepeated: boolean;
  /** When all of it was answered: counts that are fetched later contain it. Null before. */
  readonly answeredAt: number | null;
};

/** Oldest first; actions are sent one after the other in this order. */
export type Queue = readonly Entry[];

const isDone = ({ outcome }: Outcome) => outcome === 'Done';

/** The outcomes that the user should read about. */
export function failuresOf({ outcomes }: Entry): readonly Outcome[] {
  return outcomes.filter(one => !isDone(one));
}

/** Whether it waits or is being sent. */
export function isPending({ phase }: Entry): boolean {
  return phase === 'Held' || phase === 'Sending';
}

/**
 * Adds an action without the submissions that wait for another one already; the same queue if none is left. A question
 * keeps no submission from an action, and is dropped if its submission is decided before it is sent.
 */
export function hold(queue: Queue, key: number, order: Order): Queue {
  const isTaking = (entry: Entry) =>
    isPending(entry) && (entry.order.action !== 'Ask' || order.action === 'Ask');
  const taken = new Set(queue.filter(isTaking).flatMap(entry => [...entry.order.ids]));
  const ids = order.ids.filter(id => !taken.has(id));
  if (ids.length === 0) return queue;
  const entry = { key, order: { ...order, ids }, phase: 'Held' as const, leftMs: holdMs };
  return [
    ...withoutOld(queue, ids).filter(one => !isNeedless(one, entry.order)),
    { ...entry, outcomes: [], isStopped: false, isRepeated: false, answeredAt: null },
  ];
}

const ending: ReadonlySet<QueuedAction> = new Set(['Accept', 'Deny', 'Delete']);

/** Whether it is a question that is not sent yet about a submission that the order decides or deletes. */
function isNeedless({ phase, order: { action, ids } }: Entry, order: Order): boolean {
  return (
    phase === 'Held' && action === 'Ask' && ending.has(order.action) && ids.some(id => order.ids.includes(id))
  );
}

/** A new action on a submission replaces what was said about its last one. */
function withoutOld(queue: Queue, ids: readonly string[]): Queue {
  return queue
    .map(entry =>
      isPending(entry)
        ? entry
        : { ...entry, outcomes: entry.outcomes.filter(one => isDone(one) || !ids.includes(one.id)) },
    )
    .filter(entry => isPending(entry) || entry.phase === 'Sent' || isWorthShowing(entry));
}

export function pass(queue: Queue, ms: number): Queue {
  return queue.map(entry =>
    entry.phase === 'Held' ? { ...entry, leftMs: Math.max(0, entry.leftMs - ms) } : entry,
  );
}

/** Ends the time to undo of every held action. */
export function release(queue: Queue): Queue {
  return pass(queue, holdMs);
}

export function latestHeld(queue: Queue): Entry | null {
  return queue.findLast(({ phase }) => phase === 'Held') ?? null;
}

/** Removes a held action without a trace; ends a running one after its current request. */
export function undo(queue: Queue, key: number): Queue {
  return queue
    .filter(entry => entry.key !== key || entry.phase !== 'Held')
    .map(entry => (entry.key === key && entry.phase === 'Sending' ? { ...entry, isStopped: true } : entry));
}

/** Starts the oldest action whose time is over, unless one is being sent. */
export function startNext(queue: Queue): Queue {
  if (queue.some(({ phase }) => phase === 'Sending')) return queue;
  const due = queue.find(({ phase, leftMs }) => phase === 'Held' && leftMs === 0);
  return due ? replace(queue, { ...due, phase: 'Sending' }) : queue;
}

/** Starts every held action at once, because the page is left. */
export function startAll(queue: Queue): Queue {
  return queue.map(entry => (entry.phase === 'Held' ? { ...entry, leftMs: 0, phase: 'Sending' } : entry));
}

/** Whether leaving the page would lose some of it: only the request that runs or starts then is certain. */
export function isLostByLeaving({ phase, order, outcomes, isStopped }: Entry): boolean {
  const unsent = isStopped ? 0 : order.ids.length - outcomes.length;
  return unsent > (phase === 'Held' ? leavingSize : phase === 'Sending' ? pieceSize : unsent);
}

/** The ids of the next request; none when the action is over or stopped. */
export function nextPiece({ order, outcomes, isStopped }: Entry, size = pieceSize): readonly string[] {
  return isStopped ? [] : order.ids.slice(outcomes.length, outcomes.length + size);
}

export function record(queue: Queue, key: number, outcomes: readonly Outcome[]): Queue {
  return queue.map(entry =>
    entry.key === key ? { ...entry, outcomes: [...entry.outcomes, ...outcomes] } : entry,
  );
}

/** Ends an action whose request got no answer: nothing is lost, the rest can be sent again. */
export function fail(queue: Queue, key: number, words?: string): Queue {
  const entry = queue.find(one => one.key === key);
  const unsent = entry?.order.ids.slice(entry.outcomes.length) ?? [];
  const outcomes = unsent.map(id => ({ id, outcome: 'Unsent' as const, ...(words ? { words } : {}) }));
  return settle(record(queue, key, outcomes), key);
}

export function settle(queue: Queue, key: number): Queue {
  return queue.map(entry =>
    entry.key === key ? { ...entry, phase: 'Sent', answeredAt: Date.now() } : entry,
  );
}

/** Lists were fetched again: keeps only what the user should read. */
export function refreshed(queue: Queue, keys: readonly number[]): Queue {
  return queue
    .map(entry =>
      keys.includes(entry.key) && entry.phase === 'Sent' ? { ...entry, phase: 'Over' as const } : entry,
    )
    .filter(entry => entry.phase !== 'Over' || isWorthShowing(entry));
}

/** A single decision that worked needs no words: its row shows it. */
export function isWorthShowing(entry: Entry): boolean {
  return entry.order.ids.length > 1 || failuresOf(entry).length > 0;
}

export function canRetry({ outcome }: Outcome): boolean {
  return outcome === 'Unsent' || outcome === 'Failed';
}

/** Sends again, without another time to undo, what failed without a reason. */
export function retry(queue: Queue, key: number): Queue {
  const entry = queue.find(one => one.key === key);
  const ids = entry?.outcomes.filter(canRetry).map(({ id }) => id) ?? [];
  if (!entry || ids.length === 0) return queue;
  const order = { ...entry.order, ids };
  return replace(queue, {
    ...entry,
    order,
    phase: 'Held',
    leftMs: 0,
    outcomes: [],
    isStopped: false,
    isRepeated: true,
    answeredAt: null,
  });
}

export function dismiss(queue: Queue): Queue {
  return queue.filter(entry => isPending(entry) || entry.phase === 'Sent');
}

function replace(queue: Queue, entry: Entry): Queue {
  return queue.map(one => (one.key === entry.key ? entry : one));
}

/** What a list shows of a submission instead of its stored state, or beside it. */
export type QueuedState = {
  readonly state?: SubmitState;
  /** The applicant is asked. */
  readonly question?: 'Open';
  /** As it was before the decision, if it was loaded. */
  readonly stored?: DisplayFacts | undefined;
  readonly answeredAt?: number | null;
  /** Why the last action on it was not done. */
  readonly failure?: { readonly action: QueuedAction } & Outcome;
};

const stateAfterAction = { Accept: 'Accepted', Deny: 'Rejected' } as const;

/** Decisions and questions show at once; a refused one gives way to the stored state and the reason. */
export function queuedStates(queue: Queue): ReadonlyMap<string, QueuedState> {
  const states = new Map<string, QueuedState>();
  for (const entry of queue) {
    const { action, ids, stored } = entry.order;
    const { answeredAt } = entry;
    const known = new Map(entry.outcomes.map(one => [one.id, one]));
    for (const id of ids) {
      const outcome = known.get(id);
      const isShown = outcome ? entry.phase !== 'Over' : isPending(entry);
      if (outcome && !isDone(outcome)) states.set(id, { failure: { action, ...outcome } });
      else if (isShown && (action === 'Accept' || action === 'Deny'))
        states.set(id, { state: stateAfterAction[action], stored: stored.get(id), answeredAt });
      else if (isShown && action === 'Ask') states.set(id, { question: 'Open' });
    }
  }
  return states;
}
