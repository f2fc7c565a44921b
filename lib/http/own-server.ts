/** One per process: the bundle of `server/web.ts` and that of Next have a copy of this module each. */
const shared = globalThis as typeof globalThis & { eintrittServer?: boolean };

/** Says that the requests of this process come through `server/web.ts`. `bin/dev-pages.mjs` says so for its own. */
export function markOwnServer(): void {
  shared.eintrittServer = true;
}

/**
 * Throws unless `server/web.ts` receives the requests of this process. It sets `x-client-address`, which rate limits and
 * evidence trust; under another server any client could choose it.
 */
export function assertOwnServer(): void {
  if (shared.eintrittServer) return;
  throw new Error(
    'Eintritt is served by its own server only: start it with `npm start`, not with `next start` or as functions',
  );
}
