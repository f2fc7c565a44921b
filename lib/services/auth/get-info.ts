import type { InfoResponse } from '@/lib/contracts/auth';
import type { Ctx } from '@/lib/platform/context';
import { notFound } from '@/lib/platform/errors';
import { findUser, listClubsOfUser } from './queries';
import { requirePerson } from './require-person';

/**
 * Returns the signed-in user, the current club and the others. Throws 403 for an API key, and 404 if the account or its
 * club membership was just deleted.
 */
export async function getInfo(ctx: Ctx): Promise<InfoResponse> {
  const { id: userId, role } = requirePerson(ctx.actor);
  const user = await findUser(ctx.db, userId);
  const clubs = await listClubsOfUser(ctx.db, userId);
  const current = clubs.find(club => club.id === ctx.clubId);
  if (!user || !current) throw notFound();
  const reference = ({ id, slug, name }: { id: string; slug: string; name: string }) => ({ id, slug, name });
  return {
    email: user.email,
    isEmailConfirmed: user.emailConfirmedAt !== null,
    firstName: user.firstName,
    lastName: user.lastName,
    role,
    isTwoFactorEnabled: user.twoFactorEnabledAt !== null,
    club: reference(current),
    clubs: clubs.map(reference),
  };
}
