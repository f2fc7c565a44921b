import { alignColumns } from './load/align-columns';
import { ratioOf, type ScenarioResult } from './load/figures';

const number = (value: number) =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value >= 10 ? value.toFixed(1) : value.toFixed(2);

/** Formats the results of one size. */
export function resultTable(results: readonly ScenarioResult[]): string {
  const head = [
    ...['', 'per s', 'baseline', 'ratio', 'p50 ms', 'p95', 'p99'],
    ...['CPU ms', 'its baseline', 'database', 'queries', 'peak MB', 'errors'],
  ];
  const rows = results.map(result => {
    const { name, product, baseline, queries } = result;
    const isTimed = product.p99 > 0;
    return [
      ...[name, number(product.perSecond), baseline ? number(baseline.perSecond) : ''],
      formatRatio(ratioOf(result)),
      ...[product.p50, product.p95, product.p99].map(ms => (isTimed ? number(ms) : '')),
      ...[number(product.cpuMs), baseline && isTimed ? number(baseline.cpuMs) : ''],
      ...[number(product.databaseCpuMs), queries === null ? '' : String(queries)],
      ...[String(product.peakMegabytes), product.errors === 0 ? '' : String(product.errors)],
    ];
  });
  return alignColumns([head, ...rows]);
}

/** Formats results at several sizes: requests a second, 95th percentile, processor time of the database per request. */
export function growthTable(sizes: Readonly<Record<string, readonly ScenarioResult[]>>): string {
  const all = Object.entries(sizes);
  const names = [...new Set(all.flatMap(([, results]) => results.map(({ name }) => name)))];
  const columns = [
    ['per s', (result: ScenarioResult) => number(result.product.perSecond)],
    ['p95 ms', (result: ScenarioResult) => number(result.product.p95)],
    ['database ms', (result: ScenarioResult) => number(result.product.databaseCpuMs)],
  ] as const;
  const head = [
    '',
    ...columns.flatMap(([title]) => all.map(([size]) => `${title} ${Number(size).toLocaleString('en')}`)),
  ];
  const rows = names.map(name => [
    name,
    ...columns.flatMap(([, format]) =>
      all.map(([, results]) => {
        const result = results.find(one => one.name === name);
        return result ? format(result) : '';
      }),
    ),
  ]);
  return alignColumns([head, ...rows]);
}

const formatRatio = (ratio: number | null) => (ratio === null ? '' : ratio.toFixed(2));
