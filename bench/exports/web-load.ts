import { setTimeout as delay } from 'node:timers/promises';
import { chooseLoopbackPort } from '@/bin/ports.mjs';
import { startProcess } from '@/e2e/fixtures/product';
import { makeApiKey } from '@/testing/db/factories';
import type { OfferingClub } from '@/testing/db/offering-club';
import { percentile } from '../load/figures';
import { residentMegabytes } from '../load/process-figures';

const requestsPerSecond = 20;

export type WebLoad = {
  /** Returns the figures since the last call and resets them: latencies in milliseconds, failed requests. */
  collect(): {
    readonly count: number;
    readonly p50: number;
    readonly p95: number;
    readonly failed: readonly string[];
  };
  residentMegabytes(): number;
  stop(): Promise<void>;
};

/**
 * Starts a web process and sends it requests at a fixed rate, also while it is slow: the public form, the list of
 * submissions, a search.
 */
export async function startWebLoad(databaseUrl: string, club: OfferingClub): Promise<WebLoad> {
  const port = await chooseLoopbackPort();
  const baseURL = `http://localhost:${port}`;
  const web = await startProcess('web', {
    PORT: String(port),
    APP_URL: baseURL,
    APP_SECRET: process.env.APP_SECRET ?? '',
    DATABASE_URL: databaseUrl,
    RATE_LIMIT_SCALE: '0',
    LOG_LEVEL: 'error',
  });
  const headers = { Authorization: `Bearer ${await makeApiKey(club, 'Clerk')}` };
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
    residentMegabytes: () => residentMegabytes(web.process.pid ?? 0),
    stop: async () => {
      isOver = true;
      await sending;
      await Promise.all(requests);
      await web.stop();
    },
  };
}
