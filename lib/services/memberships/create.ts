import { v7 as uuid } from 'uuid';
import { withClub } from '@/db/client';
import { membershipDepartmentPrices, membershipSurcharges, memberships } from '@/db/schema/catalog';
import type { Ctx } from '@/lib/context';
import type { ChangeMembershipSchema, MembershipSchema } from '@/lib/contracts/catalog';
import { toCents } from '@/lib/contracts/common';
import { AppError } from '@/lib/errors';
import { toMembership } from './serialize';

/**
 * A new tariff with its department prices and surcharges. Throws 409 where the name is taken; a department of
 * another club cannot be priced (foreign key).
 */
export async function createMembership(ctx: Ctx, input: ChangeMembershipSchema): Promise<MembershipSchema> {
  const { departmentPrices, surcharges, membershipPrice, id: _id, ...fields } = input;
  const clubId = ctx.clubId;
  const membershipId = uuid();
  return withClub(ctx, async tx => {
    const [membership] = await tx
      .insert(memberships)
      .values({ clubId, id: membershipId, ...fields, membershipPriceCents: toCents(membershipPrice) })
      .onConflictDoNothing()
      .returning();
    if (!membership) throw new AppError('already-taken', { members: { name: input.name } });
    const priceRows = departmentPrices.map(({ departmentId, price }) => ({
      clubId,
      id: uuid(),
      membershipId,
      departmentId,
      priceCents: toCents(price),
    }));
    const surchargeRows = surcharges.map(({ id: _surchargeId, price, ...surcharge }) => ({
      clubId,
      id: uuid(),
      membershipId,
      ...surcharge,
      priceCents: toCents(price),
    }));
    if (priceRows.length > 0) await tx.insert(membershipDepartmentPrices).values(priceRows);
    if (surchargeRows.length > 0) await tx.insert(membershipSurcharges).values(surchargeRows);
    return toMembership({ membership, departmentPrices: priceRows, surcharges: surchargeRows });
  });
}
