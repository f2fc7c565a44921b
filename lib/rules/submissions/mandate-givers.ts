import { isSameAddress } from '@/lib/rules/texts/same-address';
import { isSameFullName } from '@/lib/rules/texts/same-name';

type Named = { readonly firstName: string; readonly lastName: string };

type Addressed = { readonly email: string };

/**
 * Returns the guardians who may grant a mandate for the account of `accountHolder`. If a guardian is the holder, only they
 * may. Otherwise each guardian may: as legal representative of a child, or because the holder authorised them. Leaves out
 * guardians with the applicant's own address: their link does not show that a guardian used it.
 */
export function mandateGivers<Guardian extends Named & Addressed>(
  accountHolder: string,
  guardians: readonly Guardian[],
  applicant: Addressed,
): readonly Guardian[] {
  const holders = guardians.filter(guardian => isHolder(accountHolder, guardian));
  const givers = holders.length > 0 ? holders : guardians;
  return givers.filter(guardian => !isSameAddress(guardian, applicant));
}

/** Whether an account belongs to this person, by the name; with either name first. */
export function isHolder(accountHolder: string, person: Named): boolean {
  return isSameFullName({ firstName: accountHolder, lastName: '' }, person);
}
