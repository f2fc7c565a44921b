import { withClub } from '@/db/client';
import type { User } from '@/lib/contracts/users';
import type { Ctx } from '@/lib/platform/context';
import { requireMember } from './queries';
import { assertSelfOrAdmin } from './rules';
import { toUser } from './serialize';

/** Oneself, or for an Admin any user of the club. Throws 403 and 404. */
export async function getUser(ctx: Ctx, id: string): Promise<User> {
  assertSelfOrAdmin(ctx.actor, id);
  return withClub(ctx, async tx => toUser(await requireMember(tx, ctx.clubId, id)));
}
