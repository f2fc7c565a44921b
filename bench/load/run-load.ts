import { Pool } from 'undici';

export type HttpRequest = {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** Returns undefined when there is no data left for another request. */
export type RequestMaker = (index: number) => HttpRequest | undefined;

export type LoadOptions = {
  readonly connections: number;
  readonly seconds: number;
  readonly warmUpSeconds: number;
};

export type LoadRun = {
  readonly latenciesMs: readonly number[];
  readonly seconds: number;
  /** Number of each kind of response that was not 2xx. */
  readonly errors: ReadonlyMap<string, number>;
};

/**
 * Sends requests for `seconds` over `connections` connections, by turns to `origins`. Each connection sends the next request once it has the
 * response (closed loop). Requests of the warm-up are not counted; `onBegin` is called after it.
 */
export async function runLoad(
  origins: readonly string[],
  make: RequestMaker,
  { connections, seconds, warmUpSeconds }: LoadOptions,
  onBegin: () => void,
): Promise<LoadRun> {
  const pools = origins.map(origin => new Pool(origin, { connections, pipelining: 1 }));
  const latenciesMs: number[] = [];
  const errors = new Map<string, number>();
  const countError = (what: string) => errors.set(what, (errors.get(what) ?? 0) + 1);
  let next = 0;
  const sendUntil = async (pool: Pool, end: number, isCounted: boolean) => {
    while (performance.now() < end) {
      const request = make(next++);
      if (!request) return;
      const began = performance.now();
      const error = await send(pool, request);
      if (isCounted) latenciesMs.push(performance.now() - began);
      if (error !== null) countError(error);
    }
  };
  const all = (end: number, isCounted: boolean) =>
    Promise.all(
      Array.from({ length: connections }, (_none, index) => pools[index % pools.length])
        .filter(pool => pool !== undefined)
        .map(pool => sendUntil(pool, end, isCounted)),
    );
  await all(performance.now() + warmUpSeconds * 1000, false);
  onBegin();
  const began = performance.now();
  await all(began + seconds * 1000, true);
  const took = (performance.now() - began) / 1000;
  await Promise.all(pools.map(pool => pool.destroy()));
  if (latenciesMs.length === 0) countError('no data left for requests');
  return { latenciesMs, seconds: took, errors };
}

/** Returns null for a 2xx, else a description of the response with the path of the request. */
async function send(pool: Pool, { method, path, headers, body }: HttpRequest): Promise<string | null> {
  try {
    const answer = await pool.request({ method, path, headers, body });
    const text = await answer.body.text();
    const isGood = answer.statusCode >= 200 && answer.statusCode < 300;
    return isGood ? null : `${answer.statusCode} ${method} ${path.split('?')[0]} ${text.slice(0, 300)}`;
  } catch (error) {
    return `no answer: ${error instanceof Error ? error.message : error}`;
  }
}
