import { type Quote, quote } from '@/lib/rules/money/price';
import type { MembershipFormConfig } from '@/lib/rules/submissions/membership-application';
import type { StoredApplication } from '@/lib/services/submissions/stored-application';

/** Returns the price of an application by these tariffs; null if its tariff is not among them. */
export function quoteStored(
  application: StoredApplication,
  entryDate: string,
  {
    tariffs,
    departments,
    ageReference,
  }: Pick<MembershipFormConfig, 'tariffs' | 'departments' | 'ageReference'>,
): Quote | null {
  const tariff = tariffs.find(({ id }) => id === application.membershipId);
  if (!tariff) return null;
  return quote({
    tariff,
    departments,
    departmentIds: application.departmentIds ?? [],
    surchargeIds: application.surchargeIds ?? [],
    birthDate: application.birthDate,
    familyMembers: application.familyMembers,
    entryDate,
    ageReference,
  });
}
