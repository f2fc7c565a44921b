import type { Wishes } from '@/lib/contracts/submissions';
import type { FieldLabel } from './words';

/** The wishes of a change request that have their own label. */
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
 * The wishes by the names of the form. Ids are replaced by names if the record has them. Without bank data, which PDF
 * and text show beside the mandate.
 */
export function namedWishes(wishes: Wishes): Record<string, unknown> {
  const { membership, departments, surcharges, mediaConsents, ...named } = wishes;
  const { iban: _iban, bic: _bic, accountHolder: _holder, sepaMandateAccepted: _accepted, ...own } = named;
  const consents = mediaConsents?.map(({ label, isGiven }) => ({ name: label, isGiven }));
  const byName = {
    membershipId: membership,
    departmentIds: departments,
    surchargeIds: surcharges,
    mediaConsents: consents,
  };
  return { ...own, ...Object.fromEntries(Object.entries(byName).filter(([, value]) => value !== undefined)) };
}
