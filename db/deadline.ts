import { AsyncLocalStorage } from 'node:async_hooks';

/** Running work that can be cancelled, such as a statement. */
type Endable = { cancel(): unknown };

type Deadline = { hasPassed: boolean; readonly running: Set<Endable> };

/** Result of `driverCodeOf` for a statement after the deadline. */
export const deadlinePassed = 'DEADLINE_PASSED';

/** Thrown after the deadline: running statements are cancelled, and the transaction is rolled back. */
export class DeadlinePassed extends Error {
  readonly code: string;

  constructor() {
    super('the time for this work is over');
    this.name = deadlinePassed;
    this.code = deadlinePassed;
  }
}

// Global, because the server's bundle and that of the pages each have a copy of this module and share one pool.
const shared = globalThis as typeof globalThis & { eintrittDeadline?: AsyncLocalStorage<Deadline | null> };
shared.eintrittDeadline ??= new AsyncLocalStorage();
const current = shared.eintrittDeadline;

/**
 * Runs `work` for at most `limitMs`. Then it rejects with `DeadlinePassed`, cancels the running statements of `work`,
 * and refuses later ones and commits. Other work is not stopped. There is no limit after `work` has resolved, for
 * example for reading a stream.
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

/** Runs `work` without the deadline of its caller: for clean-up that must always happen, such as releasing a slot. */
export function withoutDeadline<T>(work: () => Promise<T>): Promise<T> {
  // Drizzle sends a statement when it is awaited.
  return current.run(null, async () => await work());
}

/** Throws `DeadlinePassed` if the deadline of the current work has passed. */
export function assertInTime(): void {
  if (current.getStore()?.hasPassed) throw new DeadlinePassed();
}

/** Cancels `endable` when the deadline of the current work passes, unless it has ended. */
export function endAtDeadline<T>(endable: Endable & PromiseLike<T>): void {
  const deadline = current.getStore();
  if (!deadline) return;
  deadline.running.add(endable);
  const forget = () => deadline.running.delete(endable);
  endable.then(forget, forget);
}
