import { type Db, withClub } from '@/db/client';
import { withoutDeadline } from '@/db/deadline';
import { log } from '@/lib/platform/log';
import { apiRequestsDropped } from '@/lib/platform/metrics';
import { withSpan } from '@/lib/tracing';
import { type ApiRequestRow, insertRequests } from './queries';

const flushMs = 1_000;
const waitingMax = 5_000;
/** Rows of one insert: far below PostgreSQL's 65,535 parameters. */
const insertMax = 1_000;

type Waiting = { rows: Omit<ApiRequestRow, 'id'>[]; timer?: NodeJS.Timeout; flushing: Promise<void> };

/** Shared by the bundles of pages and API: the process writes all of them before it ends. */
const shared = globalThis as typeof globalThis & { eintrittApiRequests?: WeakMap<Db, Waiting> };
shared.eintrittApiRequests ??= new WeakMap();
const byDatabase = shared.eintrittApiRequests;

function waitingFor(db: Db): Waiting {
  const waiting = byDatabase.get(db) ?? { rows: [], flushing: Promise.resolve() };
  byDatabase.set(db, waiting);
  return waiting;
}

/**
 * Puts a request into the log of its API key. It is written within about a second, together with others, so the request
 * itself does not wait. If more than 5,000 wait, the oldest are dropped and counted.
 */
export function recordApiRequest(db: Db, request: Omit<ApiRequestRow, 'id'>): void {
  const waiting = waitingFor(db);
  waiting.rows.push(request);
  if (waiting.rows.length > waitingMax) {
    waiting.rows.shift();
    apiRequestsDropped.inc();
  }
  flushLater(db, waiting);
}

function flushLater(db: Db, waiting: Waiting): void {
  waiting.timer ??= setTimeout(() => void flushApiRequests(db), flushMs).unref();
}

/** Writes the waiting requests. Never throws: what cannot be written is counted as dropped. */
export async function flushApiRequests(db: Db): Promise<void> {
  const waiting = waitingFor(db);
  // The rows are those of many requests: they belong to no trace.
  waiting.flushing = waiting.flushing.then(() =>
    withSpan(undefined, () => withoutDeadline(() => writeAll(db, waiting))),
  );
  await waiting.flushing;
}

async function writeAll(db: Db, waiting: Waiting): Promise<void> {
  const { rows } = waiting;
  waiting.rows = [];
  // Row-level security admits the rows of one club at a time.
  for (const [clubId, ofClub] of Map.groupBy(rows, row => row.clubId)) {
    for (let start = 0; start < ofClub.length; start += insertMax) {
      const part = ofClub.slice(start, start + insertMax);
      try {
        await withClub({ db, clubId }, tx => insertRequests(tx, part));
      } catch (error) {
        apiRequestsDropped.inc(part.length);
        log.warn({ err: error, clubId, count: part.length }, 'requests of API keys not logged');
      }
    }
  }
  clearTimeout(waiting.timer);
  delete waiting.timer;
  if (waiting.rows.length > 0) flushLater(db, waiting);
}
