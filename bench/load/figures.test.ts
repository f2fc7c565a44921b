import { describe, expect, it } from 'vitest';
import { figuresOf, percentile, ratioOf } from './figures';

const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
const run = {
  latenciesMs: hundred,
  seconds: 2,
  errors: 1,
  cpuSeconds: 0.5,
  databaseCpuSeconds: 0.1,
  peakMegabytes: 9,
};

describe('percentile', () => {
  it.each([
    [[], 0.5, 0],
    [[7], 0.99, 7],
    [[3, 1, 2], 0.5, 2],
    [hundred, 0.5, 50],
    [hundred, 0.95, 95],
    [hundred, 0.99, 99],
    [hundred, 1, 100],
  ])('of %j at %d is %d', (values, share, expected) => {
    expect(percentile(values, share)).toBe(expected);
  });

  it('does not sort the given array', () => {
    const values = [3, 1, 2];
    percentile(values, 0.5);
    expect(values).toEqual([3, 1, 2]);
  });
});

describe('figuresOf', () => {
  it('divides processor time by the number of requests', () => {
    expect(figuresOf(run)).toMatchObject({
      count: 100,
      perSecond: 50,
      p95: 95,
      cpuMs: 5,
      databaseCpuMs: 1,
      errors: 1,
    });
  });

  it('returns zeros, not NaN, without responses', () => {
    expect(figuresOf({ ...run, latenciesMs: [], seconds: 0 })).toMatchObject({
      perSecond: 0,
      p99: 0,
      cpuMs: 0,
    });
  });
});

describe('ratioOf', () => {
  const product = figuresOf(run);

  it("divides the product's throughput by the baseline's", () => {
    const baseline = { ...product, perSecond: 200 };
    expect(ratioOf({ name: 'a', product, baseline, queries: 1 })).toBe(0.25);
  });

  it('returns null without a baseline, or if the baseline answered no request', () => {
    expect(ratioOf({ name: 'a', product, baseline: null, queries: null })).toBeNull();
    expect(ratioOf({ name: 'a', product, baseline: { ...product, perSecond: 0 }, queries: 1 })).toBeNull();
  });
});
