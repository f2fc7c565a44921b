/** The figures of one measurement. */
export type Figures = {
  readonly count: number;
  readonly perSecond: number;
  /** Latencies in milliseconds. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Processor time of the web process or baseline per request. */
  readonly cpuMs: number;
  /** Processor time of PostgreSQL per request. */
  readonly databaseCpuMs: number;
  readonly peakMegabytes: number;
  readonly errors: number;
};

export type ScenarioResult = {
  readonly name: string;
  readonly product: Figures;
  /** Null if the scenario has no baseline. */
  readonly baseline: Figures | null;
  /** Statements of one request, with those for the transaction and the session. */
  readonly queries: number | null;
};

/** Returns the value that `share` of the values do not exceed; 0 for no values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** The product's throughput divided by the baseline's. */
export function ratioOf({ product, baseline }: ScenarioResult): number | null {
  return baseline && baseline.perSecond > 0 ? product.perSecond / baseline.perSecond : null;
}

type Run = {
  readonly latenciesMs: readonly number[];
  readonly seconds: number;
  readonly errors: number;
  readonly cpuSeconds: number;
  readonly databaseCpuSeconds: number;
  readonly peakMegabytes: number;
};

export function figuresOf({ latenciesMs, seconds, errors, peakMegabytes, ...cpu }: Run): Figures {
  const count = latenciesMs.length;
  const each = (cpuSeconds: number) => (count === 0 ? 0 : (cpuSeconds * 1000) / count);
  return {
    count,
    perSecond: seconds > 0 ? count / seconds : 0,
    p50: percentile(latenciesMs, 0.5),
    p95: percentile(latenciesMs, 0.95),
    p99: percentile(latenciesMs, 0.99),
    cpuMs: each(cpu.cpuSeconds),
    databaseCpuMs: each(cpu.databaseCpuSeconds),
    peakMegabytes,
    errors,
  };
}
