import { AsyncLocalStorage } from 'node:async_hooks';

/** Anything that can be ended while it runs, such as a statement. */
type Endable = { cancel(): unknown };

type Deadline = { hasPassed: boolean; readonly running: Set<Endable> };

/** What `driverCodeOf` finds in a statement that came too late. */
export const deadlinePassed = 'DEADLINE_PASSED';

/** The time that a piece of work had is over: none of its statements runs any more, and its transaction is undone. */
export class DeadlinePassed extends Error {
  readonly code: string;

  constructor() {
    super('the time for this work is over');
    this.name = deadlinePassed;
    this.code = deadlinePassed;
  }
}

// The server's bundle and that of the pages have a copy of this module each, on one pool of connections.
const shared = globalThis as typeof globalThis & { eintrittDeadline?: AsyncLocalStorage<Deadline | null> };
shared.eintrittDeadline ??= new AsyncLocalStorage();
const current = shared.eintrittDeadline;

/**
 * Runs `work` for at most `limitMs`. Then it rejects with `DeadlinePassed`, cancels the statements that `work` has under
 * way, and refuses those that it still sends, commits included. What `work` does besides statements is not stopped. What
 * goes on after `work` has resolved, as the reading of a stream does, has no limit.
 */
export function withDeadline<T>(limitMs: number, work: () => Promise<T>): Promise<T> {
  const deadline: Deadline = { hasPassed: false, running: new Set() };
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      deadline.hasPassed = true;
      reject(new DeadlinePassed());
      for (const endable of deadline.running) void Promise.resolve(endable.cancel()).catch(() => {});
    }, limitMs);
    current
      .run(deadline, async () => await work())
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

/** Runs `work` without the deadline of its caller: clean-up that must always happen, such as releasing a slot. */
export function withoutDeadline<T>(work: () => Promise<T>): Promise<T> {
  // Drizzle sends a statement when it is awaited.
  return current.run(null, async () => await work());
}

/** Throws `DeadlinePassed` where the time for the current work is over. */
export function assertInTime(): void {
  if (current.getStore()?.hasPassed) throw new DeadlinePassed();
}

/** Ends `endable` when the deadline of the current work passes, unless it has ended by then. */
export function endAtDeadline<T>(endable: Endable & PromiseLike<T>): void {
  const deadline = current.getStore();
  if (!deadline) return;
  deadline.running.add(endable);
  const forget = () => deadline.running.delete(endable);
  endable.then(forget, forget);
}
