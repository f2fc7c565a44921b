import { type Db, processConnection } from '@/db/client';
import type { Operation } from '@/lib/contracts/operation';
import type { ErrorCode } from '@/lib/platform/errors';
import type { Locale } from '@/lib/rules/enums';
import type { IdempotentRequest } from '../idempotency';
import { localeOf } from '../locale-of';
import { requestIdOf } from '../request-id';

/** State that all steps of one request share. */
export type RequestState = {
  readonly operation: Operation;
  readonly request: Request;
  readonly url: URL;
  /** Raw path parameters, not parsed yet. */
  readonly pathParams: Record<string, string>;
  readonly requestId: string;
  /** The reader's language. */
  readonly locale: Locale;
  readonly db: Db;
  readonly now: Date;
  /** Value of `performance.now()`. */
  readonly startedAtMs: number;
  /** Header fields for the answer or problem. */
  readonly headers: Record<string, string>;
  /** The API key of the request, also if it is revoked or expired. */
  apiKey?: { readonly clubId: string; readonly id: string };
  /** The club that the address names, set by `requireNamedClub`; null if it does not exist. */
  namedClubId?: string | null;
  /** Code of the problem, if the request was refused. */
  problem?: ErrorCode;
  /** A key that is stored without an answer. It must be released if the work fails. */
  heldKey?: IdempotentRequest;
};

/** Creates the state of a request with its id and language. */
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
