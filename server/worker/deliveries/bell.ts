import { setTimeout as delay } from 'node:timers/promises';

export type Bell = {
  /** Ends the waiting of `rung`, or the next one where nobody waits. */
  ring(): void;
  /** Waits until the bell is rung, for at most `timeoutMs`. */
  rung(timeoutMs: number): Promise<void>;
};

export function createBell(): Bell {
  let isRung = false;
  let wake = () => {};
  return {
    ring: () => {
      isRung = true;
      wake();
    },
    rung: async timeoutMs => {
      const timer = new AbortController();
      if (!isRung) {
        const ringing = new Promise<void>(resolve => {
          wake = resolve;
        });
        await Promise.race([ringing, delay(timeoutMs, undefined, { signal: timer.signal }).catch(() => {})]);
        timer.abort();
      }
      isRung = false;
    },
  };
}
