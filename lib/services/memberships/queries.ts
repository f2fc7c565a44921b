import { asc, eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { membershipDepartmentPrices, membershipSurcharges, memberships } from '@/db/schema/catalog';

export type MembershipRow = typeof memberships.$inferSelect;
export type DepartmentPriceRow = typeof membershipDepartmentPrices.$inferSelect;
export type SurchargeRow = typeof membershipSurcharges.$inferSelect;

export type MembershipRows = {
  readonly membership: MembershipRow;
  readonly departmentPrices: readonly DepartmentPriceRow[];
  readonly surcharges: readonly SurchargeRow[];
};

/** All tariffs with their prices and surcharges in three statements, in `sortOrder`, then name. */
export async function listMembershipRows(tx: Tx, clubId: string): Promise<MembershipRows[]> {
  const rows = await tx
    .select()
    .from(memberships)
    .where(eq(memberships.clubId, clubId))
    .orderBy(asc(memberships.sortOrder), asc(memberships.name));
  const prices = await tx
    .select()
    .from(membershipDepartmentPrices)
    .where(eq(membershipDepartmentPrices.clubId, clubId))
    .orderBy(asc(membershipDepartmentPrices.id));
  const surcharges = await tx
    .select()
    .from(membershipSurcharges)
    .where(eq(membershipSurcharges.clubId, clubId))
    .orderBy(asc(membershipSurcharges.sortOrder), asc(membershipSurcharges.name));
  return rows.map(membership => ({
    membership,
    departmentPrices: prices.filter(price => price.membershipId === membership.id),
    surcharges: surcharges.filter(surcharge => surcharge.membershipId === membership.id),
  }));
}
