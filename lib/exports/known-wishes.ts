import type { FieldLabel } from './words';

/** The wishes of a change request that have a label of their own. */
export const wishLabels = {
  gender: 'gender',
  title: 'title',
  firstName: 'firstName',
  lastName: 'lastName',
  birthDate: 'birthDate',
  street: 'street',
  zip: 'zip',
  city: 'city',
  country: 'country',
  email: 'email',
  phone: 'phone',
  mobile: 'mobile',
  nationality: 'nationality',
  guardians: 'guardians',
  hasSoleCustody: 'hasSoleCustody',
  guardianLiability: 'guardianLiability',
  membershipId: 'membershipId',
  departmentIds: 'departmentIds',
  surchargeIds: 'surchargeIds',
  paymentMethod: 'paymentMethod',
  iban: 'iban',
  bic: 'bic',
  accountHolder: 'accountHolder',
  sepaMandateAccepted: 'sepaMandateAccepted',
  familyMembers: 'familyMembers',
  mediaConsents: 'mediaConsents',
} as const satisfies Record<string, FieldLabel>;

export const knownWishes = Object.keys(wishLabels);

/**
 * The wishes under the names of the form; what they name by id stands under its name instead where the record tells it.
 */
export function namedWishes(wishes: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { membership, departments, surcharges, consents, ...own } = wishes;
  const named = {
    membershipId: membership,
    departmentIds: departments,
    surchargeIds: surcharges,
    mediaConsents: consents,
  };
  return { ...own, ...Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined)) };
}
