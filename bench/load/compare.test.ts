import { describe, expect, it } from 'vitest';
import { compareResults, listDifferences, listMissingScenarios, type Results } from './compare';
import type { Figures } from './figures';

const figures: Figures = {
  count: 100,
  perSecond: 100,
  p50: 5,
  p95: 10,
  p99: 12,
  cpuMs: 2,
  databaseCpuMs: 1,
  peakMegabytes: 200,
  errors: 0,
};
const machine = { cores: 2, processor: 'Some CPU', node: 'v24.21.0', postgres: '18.4' };
const run = (product: Partial<Figures>, name = 'tariffs', size = '10000'): Results => ({
  version: '0.1.0',
  at: '2026-11-22T08:00:00.000Z',
  machine,
  load: [0, 0],
  connections: 10,
  seconds: 5,
  sizes: { [size]: [{ name, product: { ...figures, ...product }, baseline: null, queries: 3 }] },
});
const worse = (product: Partial<Figures>) =>
  compareResults(run({}), run(product))
    .filter(({ isWorse }) => isWorse)
    .map(({ what }) => what);

describe('compareResults', () => {
  it.each<[Partial<Figures>, string[]]>([
    [{}, []],
    [{ perSecond: 81, p95: 11.9, cpuMs: 2.3, databaseCpuMs: 1.1 }, []],
    [{ perSecond: 79 }, ['per second']],
    [{ p95: 12.1 }, ['p95 ms']],
    [{ cpuMs: 2.5 }, ['CPU ms']],
    [{ databaseCpuMs: 1.3 }, ['database ms']],
    [{ perSecond: 200, p95: 1, cpuMs: 1, databaseCpuMs: 0.1 }, []],
  ])('marks for %j the figures %j', (product, expected) => {
    expect(worse(product)).toEqual(expected);
  });

  it('does not mark differences of figures that are too small to measure', () => {
    const tiny = compareResults(run({ cpuMs: 0.05, p95: 0.5 }), run({ cpuMs: 0.1, p95: 1 }));
    expect(tiny.filter(({ isWorse }) => isWorse)).toEqual([]);
    expect(tiny.find(({ what }) => what === 'CPU ms')?.worseBy).toBeCloseTo(1);
  });

  it('compares only scenarios and sizes that both runs have', () => {
    expect(compareResults(run({}), run({}, 'another scenario'))).toEqual([]);
    expect(compareResults(run({}), run({}, 'tariffs', '100000'))).toEqual([]);
  });
});

describe('listDifferences', () => {
  it('returns none for equal runs, and names each difference', () => {
    expect(listDifferences(run({}), run({}))).toEqual([]);
    const other = { machine: { ...machine, cores: 16, node: 'v26.0.0' }, connections: 1 };
    expect(listDifferences(run({}), other)).toEqual([
      'cores: 2, now 16',
      'Node: v24.21.0, now v26.0.0',
      'connections: 10, now 1',
    ]);
  });
});

it('lists the scenarios that only the earlier run has, at sizes that both have', () => {
  expect(listMissingScenarios(run({}), run({}, 'quote'))).toEqual(['tariffs (10000)']);
  expect(listMissingScenarios(run({}), run({}, 'quote', '100000'))).toEqual([]);
});
