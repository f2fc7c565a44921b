import { parseDate } from '@/lib/rules/dates/calendar';
import { type Quote, quote } from '@/lib/rules/money/price';
import type {
  MembershipApplication,
  MembershipFormConfig,
} from '@/lib/rules/submissions/membership-application';
import { findTariff } from '@/lib/rules/submissions/selection-rules';

/**
 * The price of a possibly incomplete application; null until a tariff of the club is chosen. Without an entry date
 * the membership begins today.
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
