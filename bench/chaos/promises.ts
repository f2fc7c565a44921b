/** Prints what was counted and what was promised of it, and remembers whether all was kept. */
export type Promises = {
  /** A figure without a promise. */
  tell(what: string, value: string | number): void;
  hold(what: string, value: number, promise: string, isKept: boolean): void;
  readonly areKept: boolean;
};

export function openPromises(): Promises {
  let areKept = true;
  const print = (what: string, value: string | number, end = '') =>
    console.log(`  ${what.padEnd(46)} ${String(value).padStart(8)}${end}`);
  return {
    tell: (what, value) => print(what, value),
    hold: (what, value, promise, isKept) => {
      areKept &&= isKept;
      print(what, value, `  ${isKept ? 'kept' : 'BROKEN'}: ${promise}`);
    },
    get areKept() {
      return areKept;
    },
  };
}
