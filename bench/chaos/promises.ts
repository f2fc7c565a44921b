/** Notes what was counted and what was promised of it, and whether all was kept. */
export type Promises = {
  /** A figure without a promise. */
  tell(what: string, value: string | number): void;
  hold(what: string, value: number, promise: string, isKept: boolean): void;
  readonly areKept: boolean;
  print(): void;
};

export function openPromises(): Promises {
  let areKept = true;
  const lines: string[] = [];
  const note = (what: string, value: string | number, end = '') =>
    lines.push(`  ${what.padEnd(46)} ${String(value).padStart(8)}${end}`);
  return {
    tell: (what, value) => void note(what, value),
    hold: (what, value, promise, isKept) => {
      areKept &&= isKept;
      note(what, value, `  ${isKept ? 'kept' : 'BROKEN'}: ${promise}`);
    },
    get areKept() {
      return areKept;
    },
    print: () => console.log(lines.join('\n')),
  };
}
