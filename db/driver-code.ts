/**
 * Returns the code of an error of the driver or PostgreSQL: a SQLSTATE such as `23505`, or `CONNECTION_CLOSED`; empty
 * without one. Looks through wrapping errors by shape, because a process may load two copies of Drizzle with different
 * classes.
 */
export function driverCodeOf(error: unknown): string {
  for (let one = error; one instanceof Error; one = one.cause) {
    if ('code' in one && typeof one.code === 'string') return one.code;
  }
  return '';
}
