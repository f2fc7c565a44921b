import { parseDate } from '@/lib/forms/calendar';
import type { MembershipApplication, MembershipFormConfig } from '@/lib/forms/membership-application';
import { type Quote, quote } from '@/lib/forms/price';
import { findTariff } from '@/lib/forms/selection-rules';

/**
 * The price of an application as far as it is filled in; null until a tariff of the club is chosen.
 * Without an entry date the membership begins today.
 */
export function quoteApplication(
  application: MembershipApplication,
  config: Pick<MembershipFormConfig, 'tariffs' | 'departments' | 'ageReference'>,
  today: string,
): Quote | null {
  const tariff = findTariff(config.tariffs, application.membershipId);
  const { entryDate } = application;
  return (
    tariff &&
    quote({
      tariff,
      departments: config.departments,
      departmentIds: application.departmentIds ?? [],
      surchargeIds: application.surchargeIds ?? [],
      birthDate: application.birthDate,
      familyMembers: application.familyMembers ?? [],
      entryDate: entryDate && parseDate(entryDate) ? entryDate : today,
      ageReference: config.ageReference,
    })
  );
}
