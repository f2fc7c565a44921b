import type { ZodError, z } from 'zod';
import { deadlinePassed } from '@/db/deadline';
import { driverCodeOf } from '@/db/driver-code';
import { env } from '@/lib/env';
import { logDatabaseLoss } from '@/lib/platform/database-loss';
import { AppError, type ErrorCode, type FieldErrors, type Violation } from '@/lib/platform/errors';
import { messageOf } from '@/lib/platform/i18n/message-of';
import { log } from '@/lib/platform/log';
import type { AddressForm, Locale } from '@/lib/rules/enums';
import { findingParams } from '@/lib/rules/format/finding-params';
import { suggestName } from './suggest-name';

const statusByCode: Record<ErrorCode, number> = {
  'malformed-json': 400,
  validation: 400,
  'bad-query': 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'state-conflict': 409,
  'already-taken': 409,
  'in-use': 409,
  'last-admin': 409,
  'limit-reached': 409,
  'request-running': 409,
  'form-token-used': 409,
  'form-closed': 409,
  expired: 410,
  'precondition-failed': 412,
  'request-timeout': 408,
  'too-large': 413,
  'unsupported-media-type': 415,
  'idempotency-key-reused': 422,
  'quota-exceeded': 429,
  'too-soon': 429,
  internal: 500,
  unavailable: 503,
};

/** Whether a text is a problem code, the last segment of a problem's `type`. */
export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(statusByCode, text);
}

export const errorCodes: readonly ErrorCode[] = Object.keys(statusByCode).filter(isErrorCode);

/** Returns the HTTP status of a problem code. */
export function statusOf(code: ErrorCode): number {
  return statusByCode[code];
}

/** Lists the problem codes with this status. */
export function codesOf(status: number): ErrorCode[] {
  return Object.keys(statusByCode)
    .filter(isErrorCode)
    .filter(code => statusByCode[code] === status);
}

/** Maximum content of a problem: 100 violations, 16 KB, and the first 200 characters of each path. */
const answerBounds = { violations: 100, bytes: 16 * 1024, pathCharacters: 200 };
const noBounds = { violations: Infinity, bytes: Infinity, pathCharacters: Infinity };

/** Renders violations in the reader's language. */
export function describeViolations(
  violations: readonly Violation[],
  locale: Locale,
  addressForm: AddressForm = 'Du',
): FieldErrors {
  return nameViolations(violations, { locale, addressForm }, noBounds).errors;
}

type Reader = {
  readonly locale: Locale;
  readonly addressForm?: AddressForm | undefined;
  /** Whether a program reads it: people type a date and draw a signature in other ways. */
  readonly isProgram?: boolean | undefined;
};

/** Messages for programs in place of those that tell people what to do in a form. */
const keysForPrograms: Readonly<Record<string, string>> = {
  dateInvalid: 'formatDate',
  signatureRequired: 'formatSignature',
  signatureShape: 'formatSignature',
  tariffUnknown: 'tariffNotOffered',
  departmentUnknown: 'departmentNotOffered',
};

/** Returns the violations that fit into the bounds, and how many are left out. */
function nameViolations(
  violations: readonly Violation[],
  { locale, addressForm, isProgram }: Reader,
  bounds: typeof answerBounds,
): { errors: FieldErrors; leftOut: number } {
  const errors = new Map<string, Set<string>>();
  let named = 0;
  let bytes = 0;
  for (const { path: whole, key, params } of violations.slice(0, bounds.violations)) {
    const path = whole.length > bounds.pathCharacters ? `${whole.slice(0, bounds.pathCharacters)}…` : whole;
    const words = (isProgram && keysForPrograms[key]) || key;
    const message = messageOf(locale, 'validation', words, findingParams(params, locale), addressForm);
    bytes += Buffer.byteLength(JSON.stringify([path, message]));
    if (named > 0 && bytes > bounds.bytes) break;
    errors.set(path, (errors.get(path) ?? new Set()).add(message));
    named += 1;
  }
  return {
    errors: Object.fromEntries([...errors].map(([path, messages]) => [path, [...messages]])),
    leftOut: violations.length - named,
  };
}

/** Unknown members of one object for which a similar name is looked for. */
const suggestionsMax = 20;

/**
 * Converts zod's issues to violations: JSON paths of the client's body; each unknown member by its own path, with the
 * most similar name that the schema knows.
 */
export function violationsOf(
  error: ZodError,
  schema?: z.ZodType,
  unknownKey: 'unknownMember' | 'unknownParameter' = 'unknownMember',
): Violation[] {
  return error.issues.flatMap((issue): Violation[] => {
    const path = jsonPath(issue.path);
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((name, index) => {
        const isSought = schema !== undefined && index < suggestionsMax;
        const known = isSought ? suggestName(schema, issue.path, name) : null;
        const unknown = jsonPath([...issue.path, name]);
        if (known === null) return { path: unknown, key: unknownKey };
        return { path: unknown, key: `${unknownKey}_like`, params: { known } };
      });
    }
    if (issue.code === 'custom')
      return [{ path, key: issue.message, ...(issue.params ? { params: issue.params } : {}) }];
    if (issue.code === 'invalid_type') {
      const isMissing = issue.input === undefined;
      return [
        isMissing ? { path, key: 'required' } : { path, key: 'type', params: { expected: issue.expected } },
      ];
    }
    if (issue.code === 'too_big')
      return [{ path, key: `tooBig_${sizeKind(issue.origin)}`, params: { maximum: Number(issue.maximum) } }];
    if (issue.code === 'too_small')
      return [
        { path, key: `tooSmall_${sizeKind(issue.origin)}`, params: { minimum: Number(issue.minimum) } },
      ];
    if (issue.code === 'invalid_value')
      return [{ path, key: 'oneOf', params: { values: issue.values.map(String).join(', ') } }];
    return [{ path, key: formatKey(issue) }];
  });
}

const formatKeys: Readonly<Record<string, string>> = {
  date: 'formatDate',
  datetime: 'formatInstant',
  uuid: 'formatUuid',
  email: 'emailShape',
  url: 'formatUrl',
};

/** Message key of the expected format; for a union, of the first alternative that has one. */
function formatKey(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_union') {
    const formed = issue.errors.flat().find(({ code }) => code === 'invalid_format');
    return formed ? formatKey(formed) : 'invalidFormat';
  }
  if (issue.code !== 'invalid_format') return 'invalidFormat';
  if (issue.format === 'regex' && /^\w+$/.test(issue.message)) return issue.message;
  return formatKeys[issue.format] ?? 'invalidFormat';
}

function sizeKind(origin: string): 'text' | 'list' | 'number' {
  if (origin === 'string') return 'text';
  return origin === 'array' || origin === 'set' || origin === 'object' ? 'list' : 'number';
}

/** `['familyMembers', 1, 'birthDate']` → `familyMembers[1].birthDate`. */
export function jsonPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, step) =>
      typeof step === 'number' ? `${text}[${step}]` : text ? `${text}.${String(step)}` : String(step),
    '',
  );
}

/** Returns an error answer of the API (RFC 9457). Unknown errors become a 500 with a fixed text, logged once. */
export function problemResponse(
  error: unknown,
  request: Reader & { id: string; method: string; route: string },
): Response {
  const known = toAppError(error);
  const status = statusByCode[known.code];
  logProblem(known, error, status, request);
  const { detail, reason, members, violations, headers } = known.extra;
  const textOf = (key: string, params = {}) =>
    messageOf(request.locale, 'problems', key, params, request.addressForm);
  const body = {
    type: `${env().APP_URL}/problems/${known.code}`,
    title: textOf(`${known.code}.title`),
    status,
    detail: detail ?? textOf(reason?.key ?? `${known.code}.detail`, reason?.params),
    instance: `urn:request:${request.id}`,
    traceId: request.id,
    ...textsOf(members),
    ...(violations ? errorMembers(violations, request) : {}),
  };
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'Content-Type': 'application/problem+json',
      'Content-Language': request.locale,
      ...defaultHeaders(known.code),
      ...headers,
    },
  });
}

/** Serializes further members of a problem as strings, lists with commas (contract §10). */
function textsOf(members: AppError['extra']['members'] = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(members).map(([name, value]) => [name, String(value)]));
}

function errorMembers(violations: readonly Violation[], reader: Reader) {
  const { errors, leftOut } = nameViolations(violations, reader, answerBounds);
  return leftOut > 0 ? { errors, moreErrors: String(leftOut) } : { errors };
}

function defaultHeaders(code: ErrorCode): Record<string, string> {
  if (code === 'unauthenticated') return { 'WWW-Authenticate': 'Bearer' };
  if (code === 'unavailable') return { 'Retry-After': '5' };
  return {};
}

/**
 * Also of a server without room: on its disk, in its memory, for connections. And of one that has no such database, or
 * refuses the user.
 */
const connectionFaults =
  /^(?:CONNECT|CONNECTION_|ECONN|EPIPE|ENOSPC|ENOTFOUND|ETIMEDOUT|57P0[123]|08|53[123]00|3D000|28000|28P01)/;

/** A statement that ran too long, or that started after the deadline of its request. */
const lateFaults = new Set(['57014', deadlinePassed]);

/** Converts any error to an `AppError`: `unavailable` if the database is down or too slow, else `internal`. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = driverCodeOf(error);
  if (connectionFaults.test(code) || lateFaults.has(code))
    return new AppError('unavailable', { cause: error });
  return new AppError('internal', { cause: error });
}

/** A process that is not ready on purpose, as during shutdown, is no fault. */
function isOnPurpose(known: AppError, original: unknown): boolean {
  return known.code === 'unavailable' && original === known && known.extra.cause === undefined;
}

function logProblem(
  known: AppError,
  original: unknown,
  status: number,
  request: { id: string; method: string; route: string },
): void {
  const entry = {
    requestId: request.id,
    method: request.method,
    route: request.route,
    status,
    code: known.code,
  };
  // Logged once a minute: while the database is away every request would log the same.
  const isLoss = status === 503 && !(original instanceof AppError) && logDatabaseLoss(original);
  if (status >= 500 && !isOnPurpose(known, original) && !isLoss)
    log.error({ ...entry, err: original }, 'request failed');
  // A slow connection is nobody's fault, and anybody can cause many.
  else if (known.code === 'request-timeout') log.info(entry, 'request refused');
  else log.warn(entry, 'request refused');
}
