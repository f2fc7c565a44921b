import type { Db } from '@/db/client';
import { type Ctx, systemCtx } from '@/lib/platform/context';
import { findUser, listClubsOfUser, type UserRow } from './queries';

export type UserInClub = { readonly user: UserRow; readonly ctx: Ctx };

/**
 * The user, and the context in which the system acts on them in the club that they last used. Null for an unknown user
 * and for one who works for no club.
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
