import { randomUUID } from 'node:crypto';

/** The caller's `X-Request-Id` where it is 1–128 safe characters, else a new one (contract §1). */
export function requestIdOf(headers: Headers): string {
  const given = headers.get('x-request-id');
  return given !== null && /^[A-Za-z0-9._:-]{1,128}$/.test(given) ? given : randomUUID();
}
