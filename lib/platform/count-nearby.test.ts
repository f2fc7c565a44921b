import { setTimeout as delay } from 'node:timers/promises';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { expect, it } from 'vitest';
import { countNearby } from './count-nearby';

it('passes exactly the quota also if the store answers steps later than single requests', async () => {
  const quota = 2000;
  const store = new RateLimiterMemory({ points: quota, duration: 60 });
  const slowForSteps = {
    consume: async (key: string | number, points = 1) => {
      if (points > 1) await delay(Math.random() * 20);
      return store.consume(key, points);
    },
  };
  const limiter = countNearby(slowForSteps, { quota, windowMs: 60_000 });
  const results = await Promise.allSettled(Array.from({ length: 2100 }, () => limiter.consume('one')));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(quota);
});
