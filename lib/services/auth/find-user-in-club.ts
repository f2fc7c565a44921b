import type { Db } from '@/db/client';
import { type Ctx, systemCtx } from '@/lib/platform/context';
import { findUser, listClubsOfUser, type UserRow } from './queries';

export type UserInClub = { readonly user: UserRow; readonly ctx: Ctx };

/**
 * Returns the user and a system context for the club that they used last. Null for an unknown user and for a user
 * without a club.
 */
export async function findUserInClub(
  { db, now }: Pick<Ctx, 'now'> & { readonly db: Db },
  userId: string,
): Promise<UserInClub | null> {
  const user = await findUser(db, userId);
  const [club] = user ? await listClubsOfUser(db, userId) : [];
  if (!user || !club) return null;
  const ctx = systemCtx({ db, clubId: club.id, now, requestId: '', locale: user.locale });
  return { user, ctx };
}
