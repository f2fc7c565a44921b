import { createHash } from 'node:crypto';
import type { Db } from '@/db/client';
import type { Principal } from './authenticate';

/** How long another process may still accept a credential that was revoked here. */
const rememberedMs = 1_000;
const rememberedMax = 5_000;

type Remembered = { readonly principal: Principal; readonly atMs: number };

/** Shared by the bundles of pages and API: a sign-out on a page ends the session in the API too. */
const shared = globalThis as typeof globalThis & {
  eintrittPrincipals?: WeakMap<Db, Map<string, Remembered>>;
};
shared.eintrittPrincipals ??= new WeakMap();
const byDatabase = shared.eintrittPrincipals;

/**
 * Returns the principal of a token or session, looked up at most once a second. Unknown ones are looked up each time.
 * Keeps hashes, not tokens.
 */
export async function rememberedPrincipal(
  db: Db,
  credential: string,
  now: Date,
  find: () => Promise<Principal | null>,
): Promise<Principal | null> {
  const known = byDatabase.get(db) ?? new Map<string, Remembered>();
  byDatabase.set(db, known);
  const key = createHash('sha256').update(credential).digest('base64');
  const atMs = now.getTime();
  const last = known.get(key);
  if (last && atMs >= last.atMs && atMs - last.atMs < rememberedMs) return last.principal;
  known.delete(key);
  const principal = await find();
  const isForgotten = byDatabase.get(db) !== known;
  if (!principal || isForgotten) return principal;
  if (known.size >= rememberedMax) known.clear();
  known.set(key, { principal, atMs });
  return principal;
}

/** Forgets all principals of this process. For every change of users, sessions and keys, once it is committed. */
export function forgetPrincipals(db: Db): void {
  byDatabase.delete(db);
}
