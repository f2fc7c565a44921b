import type { Ctx } from '@/lib/context';
import type { InfoResponse } from '@/lib/contracts/auth';
import { AppError } from '@/lib/errors';
import { findUser, listClubsOfUser } from './queries';

/** The signed-in user, the current club and the others. 401 for an API key, which is no person. */
export async function getInfo(ctx: Ctx): Promise<InfoResponse> {
  if (ctx.actor.kind !== 'User') throw new AppError('unauthenticated');
  const user = await findUser(ctx.db, ctx.actor.id);
  const clubs = await listClubsOfUser(ctx.db, ctx.actor.id);
  const current = clubs.find(club => club.id === ctx.clubId);
  if (!user || !current) throw new AppError('unauthenticated');
  const reference = ({ id, slug, name }: { id: string; slug: string; name: string }) => ({ id, slug, name });
  return {
    email: user.email,
    isEmailConfirmed: user.emailConfirmedAt !== null,
    firstName: user.firstName,
    lastName: user.lastName,
    role: ctx.actor.role,
    isTwoFactorEnabled: user.twoFactorEnabledAt !== null,
    club: reference(current),
    clubs: clubs.map(reference),
  };
}
