import pino from 'pino';

/**
 * The process's log: JSON lines on standard output. Callers pass ids and codes only, never people,
 * tokens, bank data or addresses (contract §1); errors are reduced to name, code and stack without
 * their values.
 */
export const log = pino({
  level: process.env.LOG_LEVEL || 'info',
  base: { pid: process.pid },
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: label => ({ level: label }) },
  serializers: { err: describeError },
});

/** Name, code and stack frames of an error; its message only where it is ours and holds no values. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = 'code' in error ? error.code : undefined;
  const frames = error.stack
    ?.split('\n')
    .filter(line => /^\s+at /.test(line))
    .slice(0, 12);
  return {
    name: error.name,
    code,
    ...(hasSafeMessage(error) ? { message: error.message } : {}),
    stack: frames?.map(line => line.trim()),
    ...(error.cause ? { cause: describeError(error.cause) } : {}),
  };
}

// Database and parser messages can quote the row or text that failed.
function hasSafeMessage(error: Error): boolean {
  return !['PostgresError', 'DrizzleQueryError', 'ZodError', 'SyntaxError'].includes(error.name);
}
