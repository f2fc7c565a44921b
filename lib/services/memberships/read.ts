import { withClub } from '@/db/client';
import type { MembershipSchema } from '@/lib/contracts/catalog';
import { fromCents, withoutNulls } from '@/lib/contracts/common';
import type { Ctx } from '@/lib/platform/context';
import { listMembershipRows, listParts, type MembershipRows, requireMembership } from './queries';

/** All tariffs of the club, including inactive ones. */
export async function listMemberships(ctx: Ctx): Promise<MembershipSchema[]> {
  const rows = await withClub(ctx, tx => listMembershipRows(tx, ctx.clubId));
  return rows.map(toMembership);
}

/** All tariffs of the club, including deleted ones, which older submissions name. */
export async function listKnownMemberships(ctx: Ctx): Promise<MembershipSchema[]> {
  const rows = await withClub(ctx, tx => listMembershipRows(tx, ctx.clubId, true));
  return rows.map(toMembership);
}

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

/** A tariff as in the API: amounts as numbers of the club's currency. */
export function toMembership({ membership, departmentPrices, surcharges }: MembershipRows): MembershipSchema {
  return {
    id: membership.id,
    name: membership.name,
    description: membership.description,
    membershipPrice: fromCents(membership.membershipPriceCents),
    priceInterval: membership.priceInterval,
    isFamilyMembership: membership.isFamilyMembership,
    externalCode: membership.externalCode,
    isActive: membership.isActive,
    sortOrder: membership.sortOrder,
    departmentPrices: departmentPrices.map(({ id, departmentId, priceCents }) => ({
      id,
      departmentId,
      price: fromCents(priceCents),
    })),
    surcharges: surcharges.map(({ clubId: _clubId, membershipId: _membershipId, priceCents, ...surcharge }) =>
      withoutNulls({ ...surcharge, price: fromCents(priceCents) }),
    ),
  };
}
