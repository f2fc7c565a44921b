import { withClub } from '@/db/client';
import type { MembershipSchema } from '@/lib/contracts/catalog';
import type { Ctx } from '@/lib/platform/context';
import { listMembershipRows } from './queries';
import { toMembership } from './serialize';

/** All tariffs of the club, also those that are not offered any more. */
export async function listMemberships(ctx: Ctx): Promise<MembershipSchema[]> {
  const rows = await withClub(ctx, tx => listMembershipRows(tx, ctx.clubId));
  return rows.map(toMembership);
}

/** Every tariff that the club has or had, for submissions older than a deletion. */
export async function listKnownMemberships(ctx: Ctx): Promise<MembershipSchema[]> {
  const rows = await withClub(ctx, tx => listMembershipRows(tx, ctx.clubId, true));
  return rows.map(toMembership);
}
