import { AsyncLocalStorage } from 'node:async_hooks';
import * as client from '@/db/client';

const byTest = new AsyncLocalStorage<true>();

/** Whether a test itself sends the statements of this moment, to look at rows or to change them on purpose. */
export function isByTest(): boolean {
  return byTest.getStore() === true;
}

/** Calls `work`, whose statements are those of the test: row-level security alone limits them to a club. */
export function asTest<T>(work: () => T): T {
  return byTest.run(true, work);
}

/** `withClub` for statements of a test itself. */
export const withClub: typeof client.withClub = (...given) => asTest(() => client.withClub(...given));
