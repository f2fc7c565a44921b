import { Pool } from 'undici';

export type HttpRequest = {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** Returns undefined when there is no data left for another request. */
export type RequestMaker = (index: number) => HttpRequest | undefined;

/** What happens around the parts of a measurement that count. */
export type Meter = {
  start(): void;
  stop(): void;
  /** Makes data anew when there is none left. */
  readonly renew?: (() => Promise<void>) | undefined;
};

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
 * Sends requests for `seconds` over `connections` connections, by turns to `origins`. Each connection sends the next
 * request once it has the response (closed loop). Neither requests of the warm-up count nor the time in which `renew`
 * makes data anew.
 */
export async function runLoad(
  origins: readonly string[],
  make: RequestMaker,
  { connections, seconds, warmUpSeconds }: LoadOptions,
  { start, stop, renew }: Meter,
): Promise<LoadRun> {
  const pools = origins.map(origin => new Pool(origin, { connections, pipelining: 1 }));
  const latenciesMs: number[] = [];
  const errors = new Map<string, number>();
  const countError = (what: string) => errors.set(what, (errors.get(what) ?? 0) + 1);
  let next = 0;
  let isEmpty = false;
  const sendUntil = async (pool: Pool, end: number, isCounted: boolean) => {
    while (performance.now() < end) {
      const request = make(next++);
      isEmpty ||= !request;
      if (!request) return;
      const began = performance.now();
      const error = await send(pool, request);
      if (isCounted) latenciesMs.push(performance.now() - began);
      if (error !== null) countError(error);
    }
  };
  const sendFor = async (ms: number, isCounted: boolean) => {
    let tookMs = 0;
    do {
      if (isEmpty && renew) {
        await renew();
        next = 0;
        isEmpty = false;
      }
      if (isCounted) start();
      const began = performance.now();
      await Promise.all(
        Array.from({ length: connections }, (_none, index) => pools[index % pools.length])
          .filter(pool => pool !== undefined)
          .map(pool => sendUntil(pool, began + ms - tookMs, isCounted)),
      );
      tookMs += performance.now() - began;
      if (isCounted) stop();
      // Not more than one request for each connection means that there is no data at all.
    } while (isEmpty && renew && next > connections && tookMs < ms);
    return tookMs;
  };
  await sendFor(warmUpSeconds * 1000, false);
  const tookMs = await sendFor(seconds * 1000, true);
  await Promise.all(pools.map(pool => pool.destroy()));
  if (latenciesMs.length === 0) countError('no data left for requests');
  return { latenciesMs, seconds: tookMs / 1000, errors };
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
