import type { LineResult } from './figures';

/** What figures can be compared on. */
export type Machine = {
  readonly cores: number;
  readonly processor: string;
  readonly node: string;
  readonly postgres: string;
};

/** What one run of the bench keeps. */
export type Results = {
  readonly version: string;
  readonly at: string;
  readonly machine: Machine;
  /** Of the machine when it began and when it ended: what else was running. */
  readonly load: readonly [number, number];
  readonly connections: number;
  readonly seconds: number;
  readonly sizes: Readonly<Record<string, readonly LineResult[]>>;
};

export type Difference = {
  readonly size: string;
  readonly name: string;
  readonly what: 'per second' | 'p95 ms' | 'CPU ms' | 'database ms';
  readonly before: number;
  readonly now: number;
  /** Share by which it is worse; negative where it is better. */
  readonly worseBy: number;
  readonly isWorse: boolean;
};

/** By how much a figure may be worse. */
export const worseMax = 0.2;
/** A processor's hundredths of a second and the waits of a few requests say nothing below these. */
const least = { 'per second': 0, 'p95 ms': 2, 'CPU ms': 0.2, 'database ms': 0.2 } as const;

type Run = Pick<Results, 'machine' | 'connections'>;

/** What differs between the machines of two runs, and in how they were asked; their figures are not compared then. */
export function differences(before: Run, now: Run): string[] {
  const pairs = [
    ['cores', before.machine.cores, now.machine.cores],
    ['processor', before.machine.processor, now.machine.processor],
    ['Node', before.machine.node, now.machine.node],
    ['PostgreSQL', before.machine.postgres, now.machine.postgres],
    ['connections', before.connections, now.connections],
  ] as const;
  return pairs
    .filter(([, one, other]) => one !== other)
    .map(([name, one, other]) => `${name}: ${one}, now ${other}`);
}

/** Every figure of the lines that both runs have. */
export function compareResults(before: Results, now: Results): Difference[] {
  return Object.entries(now.sizes).flatMap(([size, lines]) =>
    lines.flatMap(line => {
      const old = before.sizes[size]?.find(one => one.name === line.name);
      return old ? compareLines(size, old, line) : [];
    }),
  );
}

/** Lines of the sizes of both runs that only the one before has. */
export function missingLines(before: Results, now: Results): string[] {
  return Object.entries(now.sizes).flatMap(([size, lines]) =>
    (before.sizes[size] ?? [])
      .filter(old => !lines.some(({ name }) => name === old.name))
      .map(({ name }) => `${name} (${size})`),
  );
}

function compareLines(size: string, old: LineResult, line: LineResult): Difference[] {
  const [was, is] = [old.product, line.product];
  const figures = [
    ['per second', was.perSecond, is.perSecond, 1 - is.perSecond / was.perSecond],
    ['p95 ms', was.p95, is.p95, is.p95 / was.p95 - 1],
    ['CPU ms', was.cpuMs, is.cpuMs, is.cpuMs / was.cpuMs - 1],
    ['database ms', was.databaseCpuMs, is.databaseCpuMs, is.databaseCpuMs / was.databaseCpuMs - 1],
  ] as const;
  return figures
    .filter(([, before]) => before > 0)
    .map(([what, before, now, worseBy]) => ({
      ...{ size, name: line.name, what, before, now, worseBy },
      isWorse: worseBy > worseMax && Math.max(before, now) >= least[what],
    }));
}
