import { describe, expect, it } from 'vitest';
import { ApiProblem } from './api-problem';
import { isWorthRetry, retryDelayMs } from './retry';

const problem = (status: number, retryAfterSeconds: number | null = null) =>
  new ApiProblem({ status, code: 'any', retryAfterSeconds });
const triesOf = (error: Error) => [0, 1, 2, 3, 4, 5].filter(failures => isWorthRetry(failures, error)).length;

describe('retries of a failed read', () => {
  it.each([
    ['no answer', problem(0), 2],
    ['a server error', problem(503, 5), 2],
    ['a refusal', problem(403), 0],
    ['too many at once', problem(429, 1), 4],
    ['a limit without Retry-After', problem(429), 4],
    ['a limit with a long Retry-After', problem(429, 11), 0],
    ['an error outside of the API', new Error('abort'), 0],
  ])('after %s (%o): %i retries', (_, error, tries) => {
    expect(triesOf(error)).toBe(tries);
  });

  it('the delay grows, and is at least Retry-After up to 10 seconds', () => {
    expect([0, 1, 2, 3].map(failures => retryDelayMs(failures, problem(429, 3)))).toEqual([
      3000, 3000, 4000, 8000,
    ]);
    expect(retryDelayMs(0, problem(0))).toBe(1000);
    expect(retryDelayMs(0, problem(503, 3600))).toBe(10_000);
  });
});
