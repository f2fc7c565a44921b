import type { SelectionKind } from '@/components/office/submissions/selection-kind';
import { asProblem } from '@/lib/api-client/api-problem';
import type { BatchAction, BatchOutcome, BatchRequest, BatchResult } from '@/lib/contracts/submissions/batch';

export type BatchOrder = {
  readonly action: BatchAction;
  readonly kind: SelectionKind;
  readonly ids: readonly string[];
  readonly names: ReadonlyMap<string, string>;
  readonly message: string;
  readonly sendEmail: boolean;
  readonly send: (piece: BatchRequest) => Promise<BatchResult>;
  /** Called after each request, for the lists that show the submissions. */
  readonly onProgress: () => void;
};

export type BatchRun = {
  readonly order: BatchOrder;
  /** Waiting, running, or over: finished, stopped or failed. */
  readonly phase: 'held' | 'running' | 'over';
  readonly secondsLeft: number;
  readonly outcomes: readonly BatchOutcome[];
  readonly end: 'finished' | 'stopped' | 'failed' | null;
};

const holdSeconds = 8;
const pieceSize = 20;
const triesMax = 4;

let run: BatchRun | null = null;
let timer: ReturnType<typeof setInterval> | undefined;
let isPaused = false;
const listeners = new Set<() => void>();

export function subscribeToRun(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentRun = () => run;

function change(changes: Partial<BatchRun>): void {
  if (run) run = { ...run, ...changes };
  for (const listener of listeners) listener();
}

const isBusy = () => run !== null && run.phase !== 'over';

/** Closing the tab ends the batch after the current request, so the browser asks first. */
function warn(event: BeforeUnloadEvent): void {
  if (isBusy()) event.preventDefault();
}

/** Waits eight seconds, in which the user can cancel without a trace, then starts the run (docs/product/inbox.md). */
export function scheduleRun(order: BatchOrder): void {
  if (isBusy()) return;
  run = { order, phase: 'held', secondsLeft: holdSeconds, outcomes: [], end: null };
  addEventListener('beforeunload', warn);
  isPaused = false;
  timer = setInterval(() => {
    if (isPaused) return;
    const secondsLeft = (run?.secondsLeft ?? 1) - 1;
    if (secondsLeft > 0) change({ secondsLeft });
    else startRun();
  }, 1_000);
  change({});
}

/** While the user is at the buttons, the time to cancel does not expire (WCAG 2.2.1). */
export function pauseCountdown(isHovered: boolean): void {
  isPaused = isHovered;
}

/** Starts the waiting batch at once. */
export function startRun(): void {
  clearInterval(timer);
  if (run?.phase !== 'held') return;
  change({ phase: 'running' });
  work().catch(() => over('failed'));
}

/** Cancels the waiting batch; otherwise does nothing. */
export function cancelRun(): void {
  if (run?.phase === 'held') stopRun();
}

/** Cancels a waiting batch; ends a running one after its current request. */
export function stopRun(): void {
  clearInterval(timer);
  if (run?.phase === 'held') dismissRun();
  else change({ end: 'stopped' });
}

export function dismissRun(): void {
  if (run?.phase === 'running') return;
  run = null;
  removeEventListener('beforeunload', warn);
  change({});
}

function over(end: NonNullable<BatchRun['end']>): void {
  removeEventListener('beforeunload', warn);
  change({ phase: 'over', end });
}

async function work(): Promise<void> {
  while (run && run.end === null && run.outcomes.length < run.order.ids.length) {
    const { order, outcomes } = run;
    const ids = order.ids.slice(outcomes.length, outcomes.length + pieceSize);
    const items = await sendPiece(order, ids);
    change({ outcomes: [...outcomes, ...items] });
    order.onProgress();
  }
  over(run?.end ?? 'finished');
}

/**
 * Retries without an answer: the service does nothing twice, and what the first attempt did counts as done.
 */
async function sendPiece(order: BatchOrder, ids: readonly string[]): Promise<readonly BatchOutcome[]> {
  const { action, message, sendEmail, send } = order;
  for (let tries = 1; ; tries += 1) {
    try {
      const body = { action, ids: [...ids], sendEmail, ...(message ? { message } : {}) };
      const { items } = await send(body);
      return tries === 1 ? items : items.map(item => asDone(action, item));
    } catch (error) {
      if (tries === triesMax || !isPassing(error)) throw error;
      await new Promise(resolve => setTimeout(resolve, 1_000 * 2 ** tries));
    }
  }
}

function isPassing(error: unknown): boolean {
  const status = asProblem(error)?.status;
  return status !== undefined && (status === 0 || status === 429 || status >= 500);
}

const tracesOfFirstTry = {
  Accept: 'Already',
  Deny: 'Already',
  ResendConfirmation: 'TooSoon',
  Delete: 'NotFound',
} as const;

function asDone(action: BatchAction, item: BatchOutcome): BatchOutcome {
  return item.outcome === tracesOfFirstTry[action] ? { ...item, outcome: 'Done' } : item;
}
