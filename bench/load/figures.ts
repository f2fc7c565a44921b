/** What one line did in its seconds. Milliseconds unless the name says otherwise. */
export type Figures = {
  readonly count: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Processor time of the process that answers, for each request. */
  readonly cpuMs: number;
  /** Of PostgreSQL. */
  readonly databaseCpuMs: number;
  readonly peakMegabytes: number;
  readonly errors: number;
};

export type LineResult = {
  readonly name: string;
  readonly product: Figures;
  /** Null where there is nothing bare to compare with. */
  readonly baseline: Figures | null;
  /** Statements of one request, those of the transaction and of finding out who asks included. */
  readonly queries: number | null;
};

/** The value that this share of all values does not exceed; 0 of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** How much of the baseline's throughput the product has. */
export function ratioOf({ product, baseline }: LineResult): number | null {
  return baseline && baseline.perSecond > 0 ? product.perSecond / baseline.perSecond : null;
}

type Run = {
  readonly waits: readonly number[];
  readonly seconds: number;
  readonly errors: number;
  readonly cpuSeconds: number;
  readonly databaseCpuSeconds: number;
  readonly peakMegabytes: number;
};

export function figuresOf({ waits, seconds, errors, peakMegabytes, ...cpu }: Run): Figures {
  const count = waits.length;
  const each = (cpuSeconds: number) => (count === 0 ? 0 : (cpuSeconds * 1000) / count);
  return {
    count,
    perSecond: seconds > 0 ? count / seconds : 0,
    p50: percentile(waits, 0.5),
    p95: percentile(waits, 0.95),
    p99: percentile(waits, 0.99),
    cpuMs: each(cpu.cpuSeconds),
    databaseCpuMs: each(cpu.databaseCpuSeconds),
    peakMegabytes,
    errors,
  };
}
