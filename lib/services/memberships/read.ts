import { readClub } from '@/db/client';
import type { MembershipSchema } from '@/lib/contracts/catalog';
import { fromCents, withoutNulls } from '@/lib/contracts/common';
import { ifTranslated } from '@/lib/contracts/translations';
import type { Ctx } from '@/lib/platform/context';
import { notFound } from '@/lib/platform/errors';
import { listMembershipRows, type MembershipRow, type MembershipRows } from './queries';

/** All tariffs of the club, including inactive ones. */
export async function listMemberships(ctx: Ctx): Promise<MembershipSchema[]> {
  const rows = await readClub(ctx, tx => listMembershipRows(tx, ctx.clubId));
  return rows.map(row => withPlacesTaken(toMembership(row), row.placesTaken));
}

/** Whether only settings decide a list of tariffs. Applications change how many places are taken. */
export function isOfSettings(memberships: readonly MembershipSchema[]): boolean {
  return memberships.every(({ places }) => places === undefined);
}

/** All tariffs of the club, including deleted ones, which older submissions name. */
export async function listKnownMemberships(ctx: Ctx): Promise<MembershipSchema[]> {
  const rows = await readClub(ctx, tx => listMembershipRows(tx, ctx.clubId, true));
  return rows.map(toMembership);
}

/** One tariff and its version. Throws 404. */
export async function getMembership(
  ctx: Ctx,
  id: string,
): Promise<{ membership: MembershipSchema; version: number }> {
  const rows = await readClub(ctx, tx => listMembershipRows(tx, ctx.clubId));
  const row = rows.find(({ membership }) => membership.id === id);
  if (!row) throw notFound();
  const membership = withPlacesTaken(toMembership(row), row.placesTaken);
  return { membership, version: row.membership.version };
}

/** Adds how many places are taken, if the tariff has a number of them. */
export function withPlacesTaken(membership: MembershipSchema, taken = 0): MembershipSchema {
  return membership.places === undefined ? membership : { ...membership, placesTaken: taken };
}

/** The conditions as in the API: absent ones are no members. */
export function toConditions({
  minAge,
  maxAge,
  validFrom,
  validUntil,
  fullText,
}: Pick<MembershipRow, 'minAge' | 'maxAge' | 'validFrom' | 'validUntil' | 'fullText'>) {
  return withoutNulls({ minAge, maxAge, validFrom, validUntil, fullText: fullText || null });
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
    isOnlyInFurtherForms: membership.isOnlyInFurtherForms,
    ...toConditions(membership),
    ...withoutNulls({ places: membership.places }),
    externalCode: membership.externalCode,
    isActive: membership.isActive,
    sortOrder: membership.sortOrder,
    ...ifTranslated(membership.translations),
    departmentPrices: departmentPrices.map(({ id, departmentId, priceCents }) => ({
      id,
      departmentId,
      price: fromCents(priceCents),
    })),
    surcharges: surcharges.map(
      ({ clubId: _clubId, membershipId: _id, priceCents, translations, ...surcharge }) =>
        withoutNulls({ ...surcharge, ...ifTranslated(translations), price: fromCents(priceCents) }),
    ),
  };
}
