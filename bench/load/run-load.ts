import { Pool } from 'undici';

/** One request, as a line makes it. */
export type Sent = {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** Undefined where there is nothing left to ask for. */
export type RequestMaker = (index: number) => Sent | undefined;

export type LoadOptions = {
  readonly connections: number;
  readonly seconds: number;
  readonly warmUpSeconds: number;
};

export type LoadRun = {
  readonly waits: readonly number[];
  readonly seconds: number;
  /** By what came instead of a 2xx. */
  readonly errors: ReadonlyMap<string, number>;
};

/**
 * So many connections, each asking again as soon as it is answered (closed loop), for so many seconds; what is answered
 * in the seconds of warming up counts for nothing, and `onBegin` is called after them.
 */
export async function runLoad(
  origin: string,
  make: RequestMaker,
  { connections, seconds, warmUpSeconds }: LoadOptions,
  onBegin: () => void,
): Promise<LoadRun> {
  const pool = new Pool(origin, { connections, pipelining: 1 });
  const waits: number[] = [];
  const errors = new Map<string, number>();
  const tell = (what: string) => errors.set(what, (errors.get(what) ?? 0) + 1);
  let next = 0;
  const turns = async (end: number, isCounted: boolean) => {
    while (performance.now() < end) {
      const sent = make(next++);
      if (!sent) return;
      const began = performance.now();
      const problem = await ask(pool, sent);
      if (isCounted) waits.push(performance.now() - began);
      if (problem !== null) tell(problem);
    }
  };
  const all = (end: number, isCounted: boolean) =>
    Promise.all(Array.from({ length: connections }, () => turns(end, isCounted)));
  await all(performance.now() + warmUpSeconds * 1000, false);
  onBegin();
  const began = performance.now();
  await all(began + seconds * 1000, true);
  const took = (performance.now() - began) / 1000;
  await pool.destroy();
  if (waits.length === 0) tell('nothing was left to ask for');
  return { waits, seconds: took, errors };
}

/** Null for a good answer, else what came, with the path of its request. */
async function ask(pool: Pool, { method, path, headers, body }: Sent): Promise<string | null> {
  try {
    const answer = await pool.request({ method, path, headers, body });
    const text = await answer.body.text();
    const isGood = answer.statusCode >= 200 && answer.statusCode < 300;
    return isGood ? null : `${answer.statusCode} ${method} ${path.split('?')[0]} ${text.slice(0, 300)}`;
  } catch (error) {
    return `no answer: ${error instanceof Error ? error.message : error}`;
  }
}
