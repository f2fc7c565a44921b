import { type Db, processConnection } from '@/db/client';
import type { Operation } from '@/lib/contracts/operation';
import type { Locale } from '@/lib/rules/enums';
import type { IdempotentRequest } from '../idempotency';
import { localeOf } from '../locale-of';
import { requestIdOf } from '../request-id';

/** What all steps of one request share. */
export type RequestState = {
  readonly operation: Operation;
  readonly request: Request;
  readonly url: URL;
  /** As the path has them, not parsed yet. */
  readonly pathParams: Record<string, string>;
  readonly requestId: string;
  /** The reader's language. */
  readonly locale: Locale;
  readonly db: Db;
  readonly now: Date;
  /** By `performance.now()`. */
  readonly startedAtMs: number;
  /** Header fields for the answer, a problem included. */
  readonly headers: Record<string, string>;
  /** The club that the address names, once `findNamedClub` has looked it up; null if there is none. */
  namedClubId?: string | null;
  /** A key that is stored without an answer and must be given back if the work fails. */
  heldKey?: IdempotentRequest;
};

/** Gives the request its id and language. */
export function openRequest(
  operation: Operation,
  request: Request,
  pathParams: Record<string, string>,
): RequestState {
  return {
    operation,
    request,
    url: new URL(request.url),
    pathParams,
    requestId: requestIdOf(request.headers),
    locale: localeOf(request),
    db: processConnection().db,
    now: new Date(),
    startedAtMs: performance.now(),
    headers: {},
  };
}
