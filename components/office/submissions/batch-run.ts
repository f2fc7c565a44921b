import type { SelectionKind } from '@/components/office/submissions/selection-kind';
import { ApiProblem } from '@/lib/api-client/api-problem';
import type { BatchAction, BatchOutcome, BatchRequest, BatchResult } from '@/lib/contracts/batch';

export type BatchOrder = {
  readonly action: BatchAction;
  readonly kind: SelectionKind;
  readonly ids: readonly string[];
  readonly names: ReadonlyMap<string, string>;
  readonly message: string;
  readonly sendEmail: boolean;
  readonly send: (piece: BatchRequest) => Promise<BatchResult>;
  /** After each piece, for the lists that show it. */
  readonly onProgress: () => void;
};

export type BatchRun = {
  readonly order: BatchOrder;
  /** Held back, at work, or over: finished, stopped or given up. */
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

/** A tab that closes ends the work after the piece that is on its way, so it asks first. */
function warn(event: BeforeUnloadEvent): void {
  if (isBusy()) event.preventDefault();
}

/** Waits eight seconds, in which the user can cancel without a trace, then starts the run (docs/product/inbox.md). */
export function holdRun(order: BatchOrder): void {
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

/** While somebody is at the buttons, the time to take it back does not run out (WCAG 2.2.1). */
export function pauseHold(isAtIt: boolean): void {
  isPaused = isAtIt;
}

/** Begins at once what is held back. */
export function startRun(): void {
  clearInterval(timer);
  if (run?.phase !== 'held') return;
  change({ phase: 'running' });
  work().catch(() => over('failed'));
}

/** Takes back what is held; nothing where nothing is. */
export function takeBackRun(): void {
  if (run?.phase === 'held') stopRun();
}

/** Takes back what is held; ends what is at work after the piece that is on its way. */
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

/** Sent again where no answer came: the service does nothing twice, and what it did the first time counts as done. */
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
  return error instanceof ApiProblem && (error.status === 0 || error.status === 429 || error.status >= 500);
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
