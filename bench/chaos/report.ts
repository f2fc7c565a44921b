/** Collects figures and checks of one measurement, and prints them. */
export type Report = {
  /** Adds a figure without a limit. */
  add(name: string, value: string | number): void;
  /** Adds a figure with its limit. */
  check(name: string, value: number, limit: string, isPassed: boolean): void;
  /** Whether every check so far has passed. */
  readonly isPassed: boolean;
  print(): void;
};

export function createReport(): Report {
  let isPassed = true;
  const lines: string[] = [];
  const addLine = (name: string, value: string | number, end = '') =>
    lines.push(`  ${name.padEnd(46)} ${String(value).padStart(8)}${end}`);
  return {
    add: (name, value) => void addLine(name, value),
    check: (name, value, limit, isThisPassed) => {
      isPassed &&= isThisPassed;
      addLine(name, value, `  ${isThisPassed ? 'passed' : 'FAILED'}: ${limit}`);
    },
    get isPassed() {
      return isPassed;
    },
    print: () => console.log(lines.join('\n')),
  };
}
