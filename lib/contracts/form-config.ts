import type { MembershipSchema } from '@/lib/contracts/catalog';
import type { PublicForm } from '@/lib/contracts/public';
import { centsOfAmount } from '@/lib/rules/money/cents';
import type { Tariff } from '@/lib/rules/money/tariff';
import type { MembershipFormConfig } from '@/lib/rules/submissions/membership-application';

/** Converts a public form to the input of the checks and the price: amounts become cents. */
export function membershipFormConfig(
  form: Pick<
    PublicForm,
    'settings' | 'departmentSettings' | 'memberships' | 'departments' | 'customFields' | 'consents'
  > & { readonly club: Pick<PublicForm['club'], 'ageReference' | 'country'> },
): MembershipFormConfig {
  return {
    settings: form.settings,
    departmentSettings: form.departmentSettings,
    tariffs: form.memberships.map(tariffOf),
    departments: form.departments,
    customFields: form.customFields,
    consents: form.consents,
    ageReference: form.club.ageReference,
    defaultCountry: form.club.country,
  };
}

/** @throws RangeError for an amount with more than two decimals, which the schema refuses before */
export function tariffOf(membership: MembershipSchema): Tariff {
  return {
    ...membership,
    membershipPriceCents: requireCents(membership.membershipPrice),
    departmentPrices: membership.departmentPrices.map(price => ({
      ...price,
      priceCents: requireCents(price.price),
    })),
    surcharges: membership.surcharges.map(surcharge => ({
      ...surcharge,
      priceCents: requireCents(surcharge.price),
    })),
  };
}

function requireCents(amount: number): number {
  const cents = centsOfAmount(amount);
  if (cents === null) throw new RangeError('An amount is not one of whole cents');
  return cents;
}
