import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';

type Options = {
  readonly quota: number;
  readonly windowMs: number;
};

/** The requests of one caller in the current window. */
type Count = {
  /** The shared store's count over all processes, when it last answered. */
  shared: number;
  /** Counted here, and on the way to the store. */
  underway: number;
  /** Counted here only. */
  own: number;
  /** Settles when the store has answered for every step so far. */
  steps: Promise<unknown>;
  endsAtMs: number;
};

const callersMax = 20_000;
/** Two answers of the store about one window differ by less. */
const sameWindowMs = 1_000;

/**
 * Counts requests in this process, and adds them to the shared store in steps of a hundredth of the quota, near its end
 * one by one. One process passes exactly the quota. Each further process passes less than one step more: what it has
 * counted and not added yet. A count that is not added within its window is dropped.
 */
export function countNearby(
  store: Pick<RateLimiterAbstract, 'consume'>,
  { quota, windowMs }: Options,
): Pick<RateLimiterAbstract, 'consume'> {
  const counts = new Map<string, Count>();
  const step = Math.ceil(quota / 100);
  const carefulFrom = quota * 0.9;

  const countOf = (key: string): Count => {
    const known = counts.get(key);
    if (known && known.endsAtMs > Date.now()) return known;
    counts.delete(key);
    const [oldest] = counts.keys();
    if (counts.size >= callersMax && oldest !== undefined) counts.delete(oldest);
    const count = {
      shared: 0,
      underway: 0,
      own: 0,
      endsAtMs: Date.now() + windowMs,
      steps: Promise.resolve(),
    };
    counts.set(key, count);
    return count;
  };

  /**
   * Adds what is counted here only. The request that causes it is the last of them, so the store's answer is for it. A
   * single request waits for the steps before it: if a step came after it, requests that passed already would be beyond
   * the quota.
   */
  const addToStore = async (key: string, count: Count): Promise<RateLimiterRes> => {
    const points = count.own;
    count.own = 0;
    count.underway += points;
    const asked =
      points > 1 ? consumeIn(key, count, points) : count.steps.then(() => consumeIn(key, count, 1));
    if (points > 1) count.steps = Promise.allSettled([count.steps, asked]);
    return asked;
  };

  const consumeIn = async (key: string, count: Count, points: number): Promise<RateLimiterRes> => {
    try {
      const state = await stateAfter(key, points);
      const endsAtMs = Date.now() + state.msBeforeNext;
      const isNewWindow = endsAtMs > count.endsAtMs + sameWindowMs;
      count.shared = isNewWindow ? state.consumedPoints : Math.max(count.shared, state.consumedPoints);
      count.endsAtMs = endsAtMs;
      return state;
    } finally {
      count.underway -= points;
    }
  };

  const stateAfter = (key: string, points: number): Promise<RateLimiterRes> =>
    store.consume(key, points).catch(refused => {
      if (refused instanceof RateLimiterRes) return refused;
      throw refused;
    });

  return {
    async consume(key) {
      const count = countOf(String(key));
      const total = count.shared + count.underway + count.own + 1;
      const msLeft = Math.max(1, count.endsAtMs - Date.now());
      if (count.shared >= quota) throw new RateLimiterRes(0, msLeft, total, false);
      count.own += 1;
      if (count.own < step && total <= carefulFrom)
        return new RateLimiterRes(quota - total, msLeft, total, false);
      const state = await addToStore(String(key), count);
      if (state.consumedPoints > quota) throw state;
      return state;
    },
  };
}
