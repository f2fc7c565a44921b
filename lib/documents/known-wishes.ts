import type { Wishes } from '@/lib/contracts/submissions/submissions';
import { namesIn } from '@/lib/rules/submissions/submission-fields';

/** The wishes that are fields of ours, in their order. */
export const knownWishes = namesIn('Wishes').filter(name => name !== 'customFields');

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
