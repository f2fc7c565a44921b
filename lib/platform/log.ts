import pino from 'pino';
import { driverCodeOf } from '@/db/driver-code';
import { explainSqlState } from '@/lib/platform/explain-sql-state';
import { traceIds } from '@/lib/tracing';

/**
 * The log of the process: JSON lines on standard output. Callers pass ids and codes only, never names, tokens, bank
 * data or addresses (contract §1). Of errors it logs name, code, stack and a message without values. With traces switched on,
 * lines of a request or job have `traceId` and `spanId`.
 */
export const log = pino({
  level: process.env.LOG_LEVEL || 'info',
  base: { pid: process.pid },
  timestamp: pino.stdTimeFunctions.isoTime,
  mixin: traceIds,
  formatters: { level: label => ({ level: label }) },
  serializers: { err: describeError },
});

/**
 * Name, code and stack frames of an error. Its message only if it is known to contain no values; errors of the database
 * get an explanation of their code instead.
 */
export function describeError(thrown: unknown): Record<string, unknown> {
  const error = asError(thrown);
  if (error === null) return { name: typeof thrown };
  const code = 'code' in error ? error.code : undefined;
  const frames = error.stack
    ?.replace(error.message, '')
    .split('\n')
    .filter(line => /^\s+at /.test(line))
    .slice(0, 12);
  return {
    name: error.name,
    code,
    message: hasSafeMessage(error) ? error.message : explainSqlState(driverCodeOf(error)),
    stack: frames?.map(line => line.trim()),
    ...(error.cause ? { cause: describeError(error.cause) } : {}),
  };
}

/** The queue reports errors as copies: their members, message and stack, without their class. */
export function asError(thrown: unknown): Error | null {
  if (thrown instanceof Error) return thrown;
  if (typeof thrown !== 'object' || thrown === null) return null;
  if (!('message' in thrown && 'stack' in thrown)) return null;
  const error = Object.assign(new Error(String(thrown.message)), thrown);
  const name = /^\w+/.exec(String(thrown.stack))?.[0];
  return name && !('name' in thrown) ? Object.assign(error, { name }) : error;
}

const ownErrors = ['AppError', 'OutboundError', 'StartFault', 'WrongRole'];
const languageErrors = ['Error', 'TypeError', 'RangeError', 'ReferenceError', 'AbortError', 'TimeoutError'];
const plainMembers = ['name', 'code', 'cause'];

// Messages of drivers, parsers and mail servers quote the row or text that failed. Such errors have their own name or
// members, for example the failed query. An error with neither was thrown by our code or by the language.
function hasSafeMessage(error: Error): boolean {
  if (ownErrors.includes(error.name)) return true;
  return (
    languageErrors.includes(error.name) && Object.keys(error).every(member => plainMembers.includes(member))
  );
}
