import type { MembershipSchema } from '@/lib/contracts/catalog';
import { fromCents, withoutNulls } from '@/lib/contracts/common';
import type { MembershipRows } from './queries';

/** A tariff as the API shows it: amounts as numbers of the club's currency. */
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
