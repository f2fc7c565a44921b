/**
 * The code of what the driver or PostgreSQL itself threw: a SQLSTATE such as `23505`, or `CONNECTION_CLOSED`; empty
 * where there is none. Looks behind whatever wraps it, by shape: a process may hold two copies of Drizzle, whose
 * classes differ.
 */
export function driverCodeOf(error: unknown): string {
  for (let one = error; one instanceof Error; one = one.cause) {
    if ('code' in one && typeof one.code === 'string') return one.code;
  }
  return '';
}
