import { ApiProblem } from './api-problem';

const retriesMax = 2;
/** Of what was too much at once, which settles by waiting. */
const retriesOfTooManyMax = 4;
/** Whoever looks at a screen is told sooner than that. */
const waitSecondsMax = 10;
const firstDelayMs = 1000;

/**
 * Whether a read is tried once more after so many failures. What the service refuses it refuses again; silence, faults
 * and a limit that is soon free again are worth another try.
 */
export function isWorthRetry(failures: number, error: Error): boolean {
  if (!(error instanceof ApiProblem)) return false;
  if (error.status === 429)
    return failures < retriesOfTooManyMax && (error.retryAfterSeconds ?? 0) <= waitSecondsMax;
  return failures < retriesMax && (error.status === 0 || error.status >= 500);
}

/** Twice as long each time, but not before the service said, as far as anybody waits for it. */
export function retryDelayMs(failures: number, error: Error): number {
  const said = error instanceof ApiProblem ? (error.retryAfterSeconds ?? 0) : 0;
  return Math.max(firstDelayMs * 2 ** failures, Math.min(said, waitSecondsMax) * 1000);
}
