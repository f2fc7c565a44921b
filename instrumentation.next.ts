import { assertOwnServer } from '@/lib/http/own-server';

/** Next calls this before its first answer. After an error it answers every request with 500 and logs the reason. */
export function register(): void {
  assertOwnServer();
}
