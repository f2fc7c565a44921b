import type { IncomingMessage, ServerResponse } from 'node:http';
import { sql } from 'drizzle-orm';
import { processConnection } from '@/db/client';
import { AppError } from '@/lib/errors';
import { problemResponse } from '@/lib/http/problem';
import { requestIdOf } from '@/lib/http/request-id';

const databaseTimeoutMs = 1_000;

/** Says whether this process is alive (`/healthz`) and fit for requests (`/readyz`); false for other paths. */
export async function answerProbe(
  req: IncomingMessage,
  res: ServerResponse,
  isDraining: boolean,
): Promise<boolean> {
  const path = req.url?.split('?')[0];
  if (path !== '/healthz' && path !== '/readyz') return false;
  const id = requestIdOf(new Headers({ 'x-request-id': String(req.headers['x-request-id'] ?? '') }));
  const missing = path === '/readyz' ? await missingPart(isDraining) : undefined;
  const answer = missing
    ? problemResponse(new AppError('unavailable', { detail: missing }), {
        id,
        locale: 'en',
        method: req.method ?? 'GET',
        route: path,
      })
    : Response.json({ status: 'ok' });
  res.writeHead(answer.status, {
    ...Object.fromEntries(answer.headers),
    'X-Request-Id': id,
    'Cache-Control': 'no-store',
  });
  res.end(await answer.text());
  return true;
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
