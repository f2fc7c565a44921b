import type { ScenarioResult } from './figures';

/** Figures are only comparable between equal machines. */
export type Machine = {
  readonly cores: number;
  readonly processor: string;
  readonly node: string;
  readonly postgres: string;
};

/** The results file of one run of the bench. */
export type Results = {
  readonly version: string;
  readonly at: string;
  readonly machine: Machine;
  /** Load average of the machine at the start and the end of the run. */
  readonly load: readonly [number, number];
  readonly connections: number;
  readonly seconds: number;
  readonly sizes: Readonly<Record<string, readonly ScenarioResult[]>>;
};

export type Difference = {
  readonly size: string;
  readonly name: string;
  readonly what: 'per second' | 'p95 ms' | 'CPU ms' | 'database ms';
  readonly before: number;
  readonly now: number;
  /** Share by which the figure is worse; negative if it is better. */
  readonly worseBy: number;
  readonly isWorse: boolean;
};

/** A figure may be worse by this share. */
export const worseByMax = 0.2;
/** Figures below these are too small to be judged. Linux counts processor time in hundredths of a second. */
const minJudged = { 'per second': 0, 'p95 ms': 2, 'CPU ms': 0.2, 'database ms': 0.2 } as const;

type Run = Pick<Results, 'machine' | 'connections'>;

/** Lists differences of machine and connections between two runs. If there is one, the figures are not compared. */
export function listDifferences(before: Run, now: Run): string[] {
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

/** Compares every figure of the scenarios that both runs have. */
export function compareResults(before: Results, now: Results): Difference[] {
  return Object.entries(now.sizes).flatMap(([size, results]) =>
    results.flatMap(result => {
      const old = before.sizes[size]?.find(one => one.name === result.name);
      return old ? compareScenario(size, old, result) : [];
    }),
  );
}

/** Lists scenarios that only the earlier run has, at sizes that both runs have. */
export function listMissingScenarios(before: Results, now: Results): string[] {
  return Object.entries(now.sizes).flatMap(([size, results]) =>
    (before.sizes[size] ?? [])
      .filter(old => !results.some(({ name }) => name === old.name))
      .map(({ name }) => `${name} (${size})`),
  );
}

function compareScenario(size: string, old: ScenarioResult, result: ScenarioResult): Difference[] {
  const [was, is] = [old.product, result.product];
  const figures = [
    ['per second', was.perSecond, is.perSecond, 1 - is.perSecond / was.perSecond],
    ['p95 ms', was.p95, is.p95, is.p95 / was.p95 - 1],
    ['CPU ms', was.cpuMs, is.cpuMs, is.cpuMs / was.cpuMs - 1],
    ['database ms', was.databaseCpuMs, is.databaseCpuMs, is.databaseCpuMs / was.databaseCpuMs - 1],
  ] as const;
  return figures
    .filter(([, before]) => before > 0)
    .map(([what, before, now, worseBy]) => ({
      size,
      name: result.name,
      what,
      before,
      now,
      worseBy,
      isWorse: worseBy > worseByMax && Math.max(before, now) >= minJudged[what],
    }));
}
