import { asProblem } from './api-problem';

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
  const problem = asProblem(error);
  if (!problem) return false;
  if (problem.status === 429)
    return failures < retriesOfTooManyMax && (problem.retryAfterSeconds ?? 0) <= waitSecondsMax;
  return failures < retriesMax && (problem.status === 0 || problem.status >= 500);
}

/** Exponential backoff, at least `Retry-After`, capped. */
export function retryDelayMs(failures: number, error: Error): number {
  const said = asProblem(error)?.retryAfterSeconds ?? 0;
  return Math.max(firstDelayMs * 2 ** failures, Math.min(said, waitSecondsMax) * 1000);
}
