import type { Db } from '@/db/client';
import { ClubSlug } from '@/lib/contracts/club';
import { notFound } from '@/lib/platform/errors';
import { findClubId } from './queries';

/** The id of the club with this slug, or null, also for what is no slug. */
export async function findClubBySlug(db: Pick<Db, 'execute'>, slug: string): Promise<string | null> {
  if (!ClubSlug.safeParse(slug).success) return null;
  return findClubId(db, slug);
}

/** The id of the club with this slug; throws 404 where there is none. */
export async function requireClubBySlug(db: Pick<Db, 'execute'>, slug: string): Promise<string> {
  const clubId = await findClubBySlug(db, slug);
  if (clubId === null) throw notFound();
  return clubId;
}
