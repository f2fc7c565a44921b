import type { IncomingMessage, ServerResponse } from 'node:http';
import { sql } from 'drizzle-orm';
import { processConnection } from '@/db/client';
import { AppError } from '@/lib/errors';
import { problemResponse } from '@/lib/http/problem';
import { writeResponse } from './write-response';

const databaseTimeoutMs = 1_000;

/** Says whether this process is alive (`/healthz`) and fit for requests (`/readyz`); false for other paths. */
export async function answerProbe(
  req: IncomingMessage,
  res: ServerResponse,
  isDraining: boolean,
  requestId: string,
): Promise<boolean> {
  const path = req.url?.split('?')[0];
  if (path !== '/healthz' && path !== '/readyz') return false;
  const isReading = req.method === 'GET' || req.method === 'HEAD';
  const error = isReading ? await problemOf(path, isDraining) : notAllowed();
  const request = { id: requestId, locale: 'en', method: req.method ?? '', route: path } as const;
  const answer = error ? problemResponse(error, request) : Response.json({ status: 'ok' });
  answer.headers.set('Cache-Control', 'no-store');
  await writeResponse(res, answer, req.method !== 'HEAD');
  return true;
}

function notAllowed(): AppError {
  return new AppError('method-not-allowed', { headers: { Allow: 'GET, HEAD' } });
}

async function problemOf(path: string, isDraining: boolean): Promise<AppError | null> {
  const detail = path === '/readyz' ? await missingPart(isDraining) : undefined;
  return detail ? new AppError('unavailable', { detail }) : null;
}

async function missingPart(isDraining: boolean): Promise<string | undefined> {
  if (isDraining) return 'server: it is stopping';
  return (await isDatabaseThere()) ? undefined : 'database: no answer';
}

async function isDatabaseThere(): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<boolean>(resolve => {
    timer = setTimeout(resolve, databaseTimeoutMs, false);
  });
  const answer = processConnection()
    .db.execute(sql`select 1`)
    .then(
      () => true,
      () => false,
    );
  const isThere = await Promise.race([answer, timeout]);
  clearTimeout(timer);
  return isThere;
}
