import { chooseLoopbackPort } from '@/bin/ports.mjs';
import { startProcess } from '@/e2e/fixtures/product';
import { makeApiKey } from '@/testing/db/factories';
import type { OfferingClub } from '@/testing/db/offering-club';
import { residentMegabytes } from '../load/process-figures';

export type Web = {
  readonly baseURL: string;
  /** Of a Clerk of the club. */
  readonly headers: { readonly Authorization: string };
  residentMegabytes(): number;
  stop(): Promise<unknown>;
};

/** Starts a web process without rate limits. */
export async function startWeb(databaseUrl: string, club: OfferingClub): Promise<Web> {
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
  return {
    baseURL,
    headers: { Authorization: `Bearer ${await makeApiKey(club, 'Clerk')}` },
    residentMegabytes: () => residentMegabytes(web.process.pid ?? 0),
    stop: () => web.stop(),
  };
}
