import { randomUUID } from 'node:crypto';

/** The caller's `X-Request-Id` if it has 1 to 128 safe characters, else a new id (contract §1). */
export function requestIdOf(headers: Headers): string {
  const given = headers.get('x-request-id');
  return given !== null && /^[A-Za-z0-9._:-]{1,128}$/.test(given) ? given : randomUUID();
}
