import type { MembershipPriceInterval, surchargeDueTypes, surchargeScopes } from '@/lib/rules/enums';

export type SurchargeScope = (typeof surchargeScopes)[number];
export type SurchargeDueType = (typeof surchargeDueTypes)[number];

/** Inclusive whole years on the club's reference day; an absent bound is open. */
export type AgeBounds = { readonly minAge?: number | null; readonly maxAge?: number | null };

/** Who may choose a tariff, and when. An absent member is no condition. Ages are those of the applicant. */
export type TariffConditions = AgeBounds & {
  /** First and last day of application. */
  readonly validFrom?: string | null;
  readonly validUntil?: string | null;
  /** Whether no place is left. */
  readonly isFull?: boolean;
  /** The club's words for that; blank for the standard words. */
  readonly fullText?: string;
};

/** The tariff data that price and checks need. All prices are whole cents, 0 to `priceCentsMax`. */
export type Tariff = TariffConditions & {
  readonly id: string;
  readonly name: string;
  readonly membershipPriceCents: number;
  readonly priceInterval: MembershipPriceInterval;
  readonly isFamilyMembership: boolean;
  /** Absent counts as active. */
  readonly isActive?: boolean;
  readonly departmentPrices: readonly DepartmentPrice[];
  readonly surcharges: readonly Surcharge[];
};

export type DepartmentPrice = { readonly departmentId: string; readonly priceCents: number };

/** Age bounds are inclusive whole years; an absent bound is open. */
export type Surcharge = {
  readonly id: string;
  readonly name: string;
  readonly description?: string | null;
  readonly priceCents: number;
  readonly scope: SurchargeScope;
  readonly dueType: SurchargeDueType;
  readonly isOptional: boolean;
  readonly minAge?: number | null;
  readonly maxAge?: number | null;
  readonly sortOrder: number;
};

/** Ages are those of the person who chooses it. */
export type Department = AgeBounds & {
  readonly id: string;
  readonly name: string;
  readonly isActive?: boolean;
};
