type Running<Result> = { readonly result: Promise<Result>; next: Promise<Result> | null };

/**
 * Returns a function that runs `load` once at a time for each key. A call that comes while one runs waits and shares the
 * next run with all other calls that wait: no result is older than the call that gets it.
 */
export function shareNext<Result>(load: (key: string) => Promise<Result>): (key: string) => Promise<Result> {
  const running = new Map<string, Running<Result>>();
  const start = (key: string): Promise<Result> => {
    const one: Running<Result> = { result: load(key), next: null };
    running.set(key, one);
    const end = () => {
      if (!one.next) running.delete(key);
    };
    one.result.then(end, end);
    return one.result;
  };
  return key => {
    const now = running.get(key);
    if (!now) return start(key);
    const startNext = () => start(key);
    now.next ??= now.result.then(startNext, startNext);
    return now.next;
  };
}
