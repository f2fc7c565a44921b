import { aligned } from './load/aligned';
import { type LineResult, ratioOf } from './load/figures';

const number = (value: number) =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value >= 10 ? value.toFixed(1) : value.toFixed(2);

/** The lines of one size, in columns. */
export function lineTable(results: readonly LineResult[]): string {
  const head = [
    ...['', 'per s', 'baseline', 'ratio', 'p50 ms', 'p95', 'p99'],
    ...['CPU ms', 'its baseline', 'database', 'queries', 'peak MB', 'errors'],
  ];
  const rows = results.map(result => {
    const { name, product, baseline, queries } = result;
    const isTimed = product.p99 > 0;
    return [
      ...[name, number(product.perSecond), baseline ? number(baseline.perSecond) : ''],
      shown(ratioOf(result)),
      ...[product.p50, product.p95, product.p99].map(ms => (isTimed ? number(ms) : '')),
      ...[number(product.cpuMs), baseline && isTimed ? number(baseline.cpuMs) : ''],
      ...[number(product.databaseCpuMs), queries === null ? '' : String(queries)],
      ...[String(product.peakMegabytes), product.errors === 0 ? '' : String(product.errors)],
    ];
  });
  return aligned([head, ...rows]);
}

/** The same lines at several sizes: requests a second, the 95th percentile and what the database works for each. */
export function growthTable(sizes: Readonly<Record<string, readonly LineResult[]>>): string {
  const all = Object.entries(sizes);
  const names = [...new Set(all.flatMap(([, results]) => results.map(({ name }) => name)))];
  const columns = [
    ['per s', (result: LineResult) => number(result.product.perSecond)],
    ['p95 ms', (result: LineResult) => number(result.product.p95)],
    ['database ms', (result: LineResult) => number(result.product.databaseCpuMs)],
  ] as const;
  const head = [
    '',
    ...columns.flatMap(([title]) => all.map(([size]) => `${title} ${Number(size).toLocaleString('en')}`)),
  ];
  const rows = names.map(name => [
    name,
    ...columns.flatMap(([, shownOf]) =>
      all.map(([, results]) => {
        const result = results.find(one => one.name === name);
        return result ? shownOf(result) : '';
      }),
    ),
  ]);
  return aligned([head, ...rows]);
}

const shown = (ratio: number | null) => (ratio === null ? '' : ratio.toFixed(2));
