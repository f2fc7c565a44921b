import type { MembershipFormConfig } from '@/lib/forms/membership-application';
import { type Quote, quote } from '@/lib/forms/price';
import type { StoredApplication } from './stored-application';

/** What an application costs by these tariffs; null where its tariff is none of them. */
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
