import { setTimeout as delay } from 'node:timers/promises';

export type WakeSignal = {
  /** Ends a running `wait`; without one, the next `wait` returns at once. */
  notify(): void;
  /** Waits for `notify`, at most `timeoutMs`. */
  wait(timeoutMs: number): Promise<void>;
};

export function createWakeSignal(): WakeSignal {
  let isNotified = false;
  let wake = () => {};
  return {
    notify: () => {
      isNotified = true;
      wake();
    },
    wait: async timeoutMs => {
      const timer = new AbortController();
      if (!isNotified) {
        const notified = new Promise<void>(resolve => {
          wake = resolve;
        });
        await Promise.race([notified, delay(timeoutMs, undefined, { signal: timer.signal }).catch(() => {})]);
        timer.abort();
      }
      isNotified = false;
    },
  };
}
