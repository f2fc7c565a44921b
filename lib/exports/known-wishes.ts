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
  membershipId: 'membershipId',
  departmentIds: 'departmentIds',
  paymentMethod: 'paymentMethod',
  iban: 'iban',
  bic: 'bic',
  accountHolder: 'accountHolder',
  sepaMandateAccepted: 'sepaMandateAccepted',
} as const satisfies Record<string, FieldLabel>;

export const knownWishes = Object.keys(wishLabels);

/**
 * The wishes under the names of the form, tariff and departments by their names instead of their ids where the
 * record tells them.
 */
export function namedWishes(wishes: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { membership, departments, ...own } = wishes;
  return {
    ...own,
    ...(membership === undefined ? {} : { membershipId: membership }),
    ...(departments === undefined ? {} : { departmentIds: departments }),
  };
}
