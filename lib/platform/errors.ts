/** Every error code of the service; `lib/http/problem.ts` gives each its status and title. */
export type ErrorCode =
  | 'malformed-json'
  | 'validation'
  | 'bad-query'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'method-not-allowed'
  | 'state-conflict'
  | 'already-taken'
  | 'in-use'
  | 'last-admin'
  | 'limit-reached'
  | 'request-running'
  | 'form-token-used'
  | 'form-closed'
  | 'expired'
  | 'precondition-failed'
  | 'request-timeout'
  | 'too-large'
  | 'unsupported-media-type'
  | 'idempotency-key-reused'
  | 'quota-exceeded'
  | 'too-soon'
  | 'internal'
  | 'unavailable';

/** JSON path as the client wrote it → messages in the reader's language (contract §1). */
export type FieldErrors = Record<string, string[]>;

/** One broken rule, not yet translated: `key` is a message of the namespace `validation`. */
export type Violation = {
  readonly path: string;
  readonly key: string;
  readonly params?: Readonly<Record<string, string | number>>;
};

type Extra = {
  /** Shown to the caller; must not contain internals or personal data. */
  readonly detail?: string;
  /** A message of the namespace `problems` that says more than the code's own detail. */
  readonly reason?: { readonly key: string; readonly params?: Readonly<Record<string, string | number>> };
  /** Members added to the problem document. */
  readonly members?: Readonly<Record<string, string | number | readonly string[]>>;
  readonly violations?: readonly Violation[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
};

/** The only error that services throw on purpose. Any other error is a bug (500). */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly extra: Extra;

  constructor(code: ErrorCode, extra: Extra = {}) {
    super(extra.detail ?? code, extra.cause === undefined ? undefined : { cause: extra.cause });
    this.name = 'AppError';
    this.code = code;
    this.extra = extra;
  }
}

/** A 404, the same for unknown and malformed ids and ids of other clubs (contract §1). */
export function notFound(): AppError {
  return new AppError('not-found');
}

/** A 400 that lists each broken rule by its path. */
export function invalid(violations: readonly Violation[]): AppError {
  return new AppError('validation', { violations });
}
