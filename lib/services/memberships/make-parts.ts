import { v7 as uuid } from 'uuid';
import type { ChangeMembershipSchema } from '@/lib/contracts/catalog';
import { toCents } from '@/lib/contracts/common';
import type { MembershipParts } from './queries';

type Place = { readonly clubId: string; readonly membershipId: string };

/**
 * The rows of a tariff's prices and surcharges. Keeps the ids that were sent. A department that already had a price
 * keeps the id of its price also without a sent id. A surcharge keeps its translations if none are sent.
 */
export function makeParts(
  { clubId, membershipId }: Place,
  { departmentPrices, surcharges }: Pick<ChangeMembershipSchema, 'departmentPrices' | 'surcharges'>,
  stored: MembershipParts = { departmentPrices: [], surcharges: [] },
): MembershipParts {
  const sentIds = new Set(departmentPrices.map(({ id }) => id));
  const storedId = (departmentId: string) =>
    stored.departmentPrices.find(price => price.departmentId === departmentId && !sentIds.has(price.id))?.id;
  return {
    departmentPrices: departmentPrices.map(({ id, departmentId, price }) => ({
      clubId,
      id: id ?? storedId(departmentId) ?? uuid(),
      membershipId,
      departmentId,
      priceCents: toCents(price),
    })),
    surcharges: surcharges.map(({ id, price, minAge, maxAge, translations, ...surcharge }) => ({
      clubId,
      id: id ?? uuid(),
      membershipId,
      ...surcharge,
      translations: translations ?? stored.surcharges.find(one => one.id === id)?.translations ?? {},
      minAge: minAge ?? null,
      maxAge: maxAge ?? null,
      priceCents: toCents(price),
    })),
  };
}
