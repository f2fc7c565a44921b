import { setTimeout as delay } from 'node:timers/promises';
import type { OfferingClub } from '@/testing/db/offering-club';
import { percentile } from '../load/figures';
import type { Web } from './start-web';

const requestsPerSecond = 20;

export type WebLoad = {
  /** Returns the figures since the last call and resets them: latencies in milliseconds, failed requests. */
  collect(): {
    readonly count: number;
    readonly p50: number;
    readonly p95: number;
    readonly failed: readonly string[];
  };
  stop(): Promise<void>;
};

/** Sends requests at a fixed rate, also while the web process is slow: public form, list of submissions, search. */
export function startWebLoad({ baseURL, headers }: Web, club: OfferingClub): WebLoad {
  const paths = [`/f/${club.slug}/membership`, '/api/v1/submits?limit=50', '/api/v1/submits?q=anna&limit=20'];
  let latenciesMs: number[] = [];
  let failed: string[] = [];
  const request = async (path: string) => {
    const began = performance.now();
    try {
      const response = await fetch(`${baseURL}${path}`, path.startsWith('/api') ? { headers } : {});
      await response.arrayBuffer();
      if (!response.ok) failed.push(`${response.status} ${path}`);
    } catch {
      failed.push(`no answer ${path}`);
    }
    latenciesMs.push(performance.now() - began);
  };
  let isOver = false;
  const requests: Promise<void>[] = [];
  const sending = (async () => {
    const began = performance.now();
    for (let next = 0; !isOver; next += 1) {
      requests.push(request(paths[next % paths.length] ?? '/'));
      await delay(Math.max(0, began + ((next + 1) * 1000) / requestsPerSecond - performance.now()));
    }
  })();
  return {
    collect: () => {
      const figures = {
        count: latenciesMs.length,
        p50: percentile(latenciesMs, 0.5),
        p95: percentile(latenciesMs, 0.95),
        failed,
      };
      latenciesMs = [];
      failed = [];
      return figures;
    },
    stop: async () => {
      isOver = true;
      await sending;
      await Promise.all(requests);
    },
  };
}
