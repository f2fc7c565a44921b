/** Global, because the bundle of `server/web.ts` and that of Next each have a copy of this module. */
const shared = globalThis as typeof globalThis & { eintrittServer?: boolean };

/**
 * Records that requests of this process come through `server/web.ts`. `bin/dev-pages.mjs` calls it for its own process.
 */
export function markOwnServer(): void {
  shared.eintrittServer = true;
}

/**
 * Throws unless `server/web.ts` receives the requests of this process. That server sets `x-client-address`, which rate
 * limits and evidence rely on; under another server any client could choose it.
 */
export function assertOwnServer(): void {
  if (shared.eintrittServer) return;
  throw new Error(
    'Eintritt is served by its own server only: start it with `npm start`, not with `next start` or as functions',
  );
}
