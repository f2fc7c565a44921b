import type { Db } from '@/db/client';
import { ClubSlug } from '@/lib/contracts/club';
import { notFound } from '@/lib/platform/errors';
import { findClubId } from './queries';

/** Returns the id of the club with this slug, or null, also for an invalid slug. */
export async function findClubBySlug(db: Pick<Db, 'execute'>, slug: string): Promise<string | null> {
  if (!ClubSlug.safeParse(slug).success) return null;
  return findClubId(db, slug);
}

const rememberedMs = 60_000;
const rememberedMax = 5_000;
const idsOf = new WeakMap<Db, Map<string, { readonly id: string; readonly untilMs: number }>>();

/**
 * As `findClubBySlug`, looked up at most once a minute. A slug never changes; only a club that was removed meanwhile
 * is still found.
 */
export async function rememberedClubBySlug(db: Db, slug: string, now: Date): Promise<string | null> {
  const ids = idsOf.get(db) ?? new Map<string, { readonly id: string; readonly untilMs: number }>();
  idsOf.set(db, ids);
  const known = ids.get(slug);
  if (known && now.getTime() < known.untilMs) return known.id;
  const id = await findClubBySlug(db, slug);
  if (id === null) return null;
  if (ids.size >= rememberedMax) ids.clear();
  ids.set(slug, { id, untilMs: now.getTime() + rememberedMs });
  return id;
}

/** Returns the id of the club with this slug. Throws 404. */
export async function requireClubBySlug(db: Pick<Db, 'execute'>, slug: string): Promise<string> {
  const clubId = await findClubBySlug(db, slug);
  if (clubId === null) throw notFound();
  return clubId;
}
