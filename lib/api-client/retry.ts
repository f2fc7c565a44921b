import { ApiProblem } from './api-problem';

const retriesMax = 2;
/** More retries after a 429, because waiting ends it. */
const retriesOfTooManyMax = 4;
/** Longer waits are shown as an error instead. */
const waitSecondsMax = 10;
const firstDelayMs = 1000;

/**
 * Whether to retry a read after this many failures. A refusal stays a refusal; a missing answer, a
 * server error and a short rate limit may pass.
 */
export function isWorthRetry(failures: number, error: Error): boolean {
  if (!(error instanceof ApiProblem)) return false;
  if (error.status === 429)
    return failures < retriesOfTooManyMax && (error.retryAfterSeconds ?? 0) <= waitSecondsMax;
  return failures < retriesMax && (error.status === 0 || error.status >= 500);
}

/** Exponential backoff, at least `Retry-After`, capped. */
export function retryDelayMs(failures: number, error: Error): number {
  const said = error instanceof ApiProblem ? (error.retryAfterSeconds ?? 0) : 0;
  return Math.max(firstDelayMs * 2 ** failures, Math.min(said, waitSecondsMax) * 1000);
}
