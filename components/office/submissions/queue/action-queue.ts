import {
  dismiss,
  type Entry,
  fail,
  hold,
  isLostByLeaving,
  isPending,
  latestHeld,
  leavingSize,
  nextPiece,
  type Order,
  type Outcome,
  pass,
  type Queue,
  type QueuedAction,
  type QueuedState,
  queuedStates,
  record,
  refreshed,
  release,
  retry,
  settle,
  startAll,
  startNext,
  undo,
} from '@/components/office/submissions/queue/queue-state';
import { asProblem, detailOf } from '@/lib/api-client/api-problem';

/** What happened last, for screen readers; a new object each time. */
export type QueueNews = {
  readonly what: 'Held' | 'Undone' | 'Failed' | 'Done' | 'Nothing';
  readonly entry: Entry | null;
};

export type QueueView = { readonly queue: Queue; readonly news: QueueNews | null };

const tickMs = 250;
const triesMax = 4;

let view: QueueView = { queue: [], news: null };
let states: ReadonlyMap<string, QueuedState> = new Map();
let nextKey = 1;
let timer: ReturnType<typeof setInterval> | undefined;
let isPaused = false;
const listeners = new Set<() => void>();

export function subscribeToQueue(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentQueue = () => view;

/** The same object until a state changes, so that lists are not drawn again with every second. */
export const currentStates = () => states;

/** What is too long for one request would be lost, so the browser asks first. */
function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** The page is left: what the user decided is sent at once. The requests outlive the page (`keepalive`). */
function leave(): void {
  const held = view.queue.filter(({ phase }) => phase === 'Held');
  if (held.length === 0) return;
  change(startAll(view.queue));
  noteLeaving();
  for (const { key } of held) void work(key, leavingSize);
}

const place = 'eintritt-left';

function noteLeaving(): void {
  try {
    sessionStorage.setItem(place, '1');
  } catch {
    // Without storage the next page shows the decisions a little later.
  }
}

/** Whether the page before this one sent actions as it was left; true only once. */
export function hasJustLeft(): boolean {
  try {
    const isLeft = sessionStorage.getItem(place) !== null;
    sessionStorage.removeItem(place);
    return isLeft;
  } catch {
    return false;
  }
}

function change(queue: Queue, news: QueueNews | null = view.news): void {
  view = { queue, news };
  states = queuedStates(queue);
  tell();
  if (queue.some(isLostByLeaving)) addEventListener('beforeunload', warn);
  else removeEventListener('beforeunload', warn);
  if (queue.some(isPending)) addEventListener('pagehide', leave);
  else removeEventListener('pagehide', leave);
  if (queue.some(({ phase }) => phase === 'Held')) timer ??= setInterval(tick, tickMs);
  else stopTimer();
}

function tell(): void {
  for (const listener of listeners) listener();
}

function stopTimer(): void {
  clearInterval(timer);
  timer = undefined;
  isPaused = false;
}

function tick(): void {
  if (isPaused) return;
  view = { ...view, queue: pass(view.queue, tickMs) };
  tell();
  sendNext();
}

/** Queues an action: it is shown at once and sent when the time to undo it is over. */
export function enqueueAction(order: Order): void {
  const queue = hold(view.queue, nextKey, order);
  const entry = queue.find(({ key }) => key === nextKey) ?? null;
  nextKey += 1;
  change(queue, { what: entry ? 'Held' : 'Nothing', entry });
}

/** While the user is at the buttons, the time to undo does not expire (WCAG 2.2.1). */
export function pauseCountdown(isAtButtons: boolean): void {
  isPaused = isAtButtons;
}

/** Whether submissions wait in the queue that are to be accepted. */
export function areAcceptancesPending(): boolean {
  return view.queue.some(entry => isPending(entry) && entry.order.action === 'Accept');
}

export function sendNow(): void {
  change(release(view.queue));
  sendNext();
}

/** Undoes a held action, by default the latest; ends a running one after its current request. Returns its ids. */
export function undoAction(key = latestHeld(view.queue)?.key): readonly string[] {
  const entry = view.queue.find(one => one.key === key);
  if (!entry) return [];
  const isHeld = entry.phase === 'Held';
  isPaused = false;
  change(undo(view.queue, entry.key), isHeld ? { what: 'Undone', entry } : undefined);
  if (isHeld) entry.order.onUndone?.();
  return entry.order.ids;
}

export function retryAction(key: number): void {
  change(retry(view.queue, key));
  sendNext();
}

export function dismissActions(): void {
  change(dismiss(view.queue));
}

function sendNext(): void {
  const queue = startNext(view.queue);
  if (queue === view.queue) return;
  change(queue);
  const entry = queue.find(({ phase }) => phase === 'Sending');
  if (entry) void work(entry.key);
}

async function work(key: number, size?: number): Promise<void> {
  const isWhole = await sendPieces(key, size).then(
    () => true,
    (error: unknown) => {
      change(fail(view.queue, key, detailOf(error)));
      return false;
    },
  );
  if (isWhole) change(settle(view.queue, key));
  const entry = entryOf(key);
  if (!entry) return;
  const hasFailures = entry.outcomes.some(({ outcome }) => outcome !== 'Done');
  change(view.queue, { what: hasFailures ? 'Failed' : 'Done', entry });
  sendNext();
  await entry.order.refresh(entry.order.ids);
  if (!view.queue.some(isPending)) await refreshAll(entry.order);
}

const entryOf = (key: number) => view.queue.find(entry => entry.key === key);

/** Once nothing waits any more: rows do not vanish while the user works through the list. */
async function refreshAll({ refresh }: Order): Promise<void> {
  const keys = view.queue.filter(({ phase }) => phase === 'Sent').map(({ key }) => key);
  await refresh(null);
  change(refreshed(view.queue, keys));
}

async function sendPieces(key: number, size?: number): Promise<void> {
  for (let entry = entryOf(key); entry; entry = entryOf(key)) {
    const ids = nextPiece(entry, size);
    if (ids.length === 0) return;
    const outcomes = await sendPiece(entry, ids);
    change(record(view.queue, key, outcomes));
  }
}

/**
 * Retries without an answer. The service does nothing twice. Under the same key it repeats its answer, but not after an
 * error of its own, nor under the new key of a request that the user sends again. So what an earlier try did counts as
 * done.
 */
async function sendPiece({ order, isRepeated }: Entry, ids: readonly string[]): Promise<readonly Outcome[]> {
  const key = crypto.randomUUID();
  let isPerhapsDone = isRepeated;
  for (let tries = 1; ; tries += 1) {
    try {
      const outcomes = await order.send(ids, key);
      return isPerhapsDone ? outcomes.map(one => asDone(order.action, one)) : outcomes;
    } catch (error) {
      if (tries === triesMax || !isPassing(error)) throw error;
      // Too many requests: the service did nothing.
      isPerhapsDone ||= asProblem(error)?.status !== 429;
      await new Promise(resolve => setTimeout(resolve, 1_000 * 2 ** tries));
    }
  }
}

function isPassing(error: unknown): boolean {
  const problem = asProblem(error);
  if (!problem) return false;
  const { status, code } = problem;
  return status === 0 || status === 429 || status >= 500 || code === 'request-running';
}

const tracesOfEarlierTry: Partial<Record<QueuedAction, Outcome['outcome']>> = {
  Accept: 'Already',
  Deny: 'Already',
  ResendConfirmation: 'TooSoon',
  Delete: 'NotFound',
};

function asDone(action: QueuedAction, one: Outcome): Outcome {
  return one.outcome === tracesOfEarlierTry[action] ? { ...one, outcome: 'Done' } : one;
}
