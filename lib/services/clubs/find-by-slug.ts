import type { Db } from '@/db/client';
import { ClubSlug } from '@/lib/contracts/club';
import { notFound } from '@/lib/platform/errors';
import { findClubId } from './queries';

/** Returns the id of the club with this slug, or null, also for an invalid slug. */
export async function findClubBySlug(db: Pick<Db, 'execute'>, slug: string): Promise<string | null> {
  if (!ClubSlug.safeParse(slug).success) return null;
  return findClubId(db, slug);
}

/** Returns the id of the club with this slug. Throws 404. */
export async function requireClubBySlug(db: Pick<Db, 'execute'>, slug: string): Promise<string> {
  const clubId = await findClubBySlug(db, slug);
  if (clubId === null) throw notFound();
  return clubId;
}
