import { withClub } from '@/db/client';
import type { MembershipSchema } from '@/lib/contracts/catalog';
import type { Ctx } from '@/lib/platform/context';
import { listParts, requireMembership } from './queries';
import { toMembership } from './serialize';

/** One tariff and its version. Throws 404. */
export async function getMembership(
  ctx: Ctx,
  id: string,
): Promise<{ membership: MembershipSchema; version: number }> {
  return withClub(ctx, async tx => {
    const membership = await requireMembership(tx, ctx.clubId, id);
    const parts = await listParts(tx, ctx.clubId, membership.id);
    return { membership: toMembership({ membership, ...parts }), version: membership.version };
  });
}
