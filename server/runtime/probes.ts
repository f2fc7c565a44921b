import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { processConnection } from '@/db/client';
import { connectionFaultOf, missingTablesOf } from '@/db/connection-fault';
import { problemResponse } from '@/lib/http/problem';
import { AppError } from '@/lib/platform/errors';
import { log } from '@/lib/platform/log';
import { assertKnownSecret, WrongSecret } from '@/lib/platform/secrets/known-secret';
import { readQueues } from '@/lib/queue/queue-state';
import { StartFault } from './lifecycle';
import { workerFault } from './worker-state';
import { writeResponse } from './write-response';

const databaseTimeoutMs = 1_000;
const cacheMs = 2_000;

/** A due job of this age means that no worker runs, or too few. */
const oldestDueMaxSeconds = 60;

export type ProbeState = { readonly isDraining: boolean; readonly requestId: string };

/**
 * Answers the probes. `/healthz`: this process is alive. `/readyz`: it accepts requests. `/healthz/worker`: some
 * process runs the jobs, judged by the age of the oldest due job and by the worker beside this process. Returns false for
 * other paths.
 */
export async function answerProbe(
  req: IncomingMessage,
  res: ServerResponse,
  { isDraining, requestId }: ProbeState,
): Promise<boolean> {
  const path = req.url?.split('?')[0];
  if (path !== '/healthz' && path !== '/readyz' && path !== '/healthz/worker') return false;
  const isReading = req.method === 'GET' || req.method === 'HEAD';
  const request = { id: requestId, locale: 'en', method: req.method ?? '', route: path } as const;
  const answer = await (isReading ? answerOf(path, isDraining) : Promise.reject(notAllowed())).catch(
    (error: unknown) => problemResponse(error, request),
  );
  answer.headers.set('Cache-Control', 'no-store');
  await writeResponse(res, answer, req.method !== 'HEAD');
  return true;
}

function notAllowed(): AppError {
  return new AppError('method-not-allowed', { headers: { Allow: 'GET, HEAD' } });
}

async function answerOf(path: string, isDraining: boolean): Promise<Response> {
  if (path === '/healthz') return Response.json({ status: 'ok' });
  const detail = await missingPart(path === '/readyz' && isDraining);
  if (detail) throw new AppError('unavailable', { detail });
  if (path === '/readyz') return Response.json({ status: 'ok' });
  const fault = workerFault();
  if (fault) throw new AppError('unavailable', { detail: fault });
  const oldestDueJobSeconds = Math.round((await oldestDueSeconds()) * 10) / 10;
  if (oldestDueJobSeconds > oldestDueMaxSeconds) {
    throw new AppError('unavailable', {
      detail: `jobs: the oldest due one waits for ${oldestDueJobSeconds} s`,
    });
  }
  return Response.json({ status: 'ok', oldestDueJobSeconds });
}

let cached = { at: Number.NEGATIVE_INFINITY, seconds: Promise.resolve(0) };

/** Queries at most every two seconds. */
function oldestDueSeconds(): Promise<number> {
  if (performance.now() - cached.at > cacheMs) {
    const seconds = readQueues(processConnection().db).then(queues =>
      Math.max(...queues.map(queue => queue.oldestDueSeconds)),
    );
    cached = { at: performance.now(), seconds };
  }
  return cached.seconds;
}

async function missingPart(isDraining: boolean): Promise<string | undefined> {
  if (isDraining) return 'server: it is stopping';
  return databaseFault();
}

async function databaseFault(): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const noAnswer = 'database: no answer';
  const timeout = new Promise<string>(resolve => {
    timer = setTimeout(resolve, databaseTimeoutMs, noAnswer);
  });
  const answer = processConnection()
    .db.execute(sql`select 1`)
    .then(
      () => undefined,
      (error: unknown) =>
        connectionFaultOf(error)?.isPermanent
          ? 'database: it refuses this process, the log says why'
          : noAnswer,
    );
  const fault = await Promise.race([answer, timeout]);
  clearTimeout(timer);
  return fault;
}

const retryMs = 1_000;

/**
 * Throws `StartFault` if the database refuses this process, if row-level security may not apply to its role, or if
 * records were encrypted with another `APP_SECRET`. A database that cannot be reached now is examined as soon as it can
 * be: `onFault` then gets the fault.
 */
export async function requireUsableDatabase(onFault: (fault: unknown) => void): Promise<void> {
  if (await isUsable()) return;
  const examineLater = async () => {
    while (!(await isUsable())) await delay(retryMs, undefined, { ref: false });
  };
  void examineLater().catch(onFault);
}

let isUnknownLogged = false;

/** False if the database cannot be reached, or gives no answer for a reason that is logged once. */
async function isUsable(): Promise<boolean> {
  try {
    await assertKnownSecret(processConnection().db);
    return true;
  } catch (error) {
    if (error instanceof WrongSecret) throw new StartFault(error.message);
    const fault = connectionFaultOf(error);
    if (fault?.isPermanent) throw new StartFault(`DATABASE_URL: ${fault.text}`);
    const missing = missingTablesOf(error);
    if (missing) throw new StartFault(missing);
    if (!fault && !isUnknownLogged) {
      isUnknownLogged = true;
      log.error({ err: error }, 'APP_SECRET could not be compared with the database, trying again');
    }
    return false;
  }
}
