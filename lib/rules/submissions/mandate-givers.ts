import { isSameAddress } from '@/lib/rules/texts/same-address';
import { isSameFullName } from '@/lib/rules/texts/same-name';

type Named = { readonly firstName: string; readonly lastName: string };

type Addressed = { readonly email: string };

/**
 * The guardians who may grant a mandate for the account of this holder: the holder, if it is one of them. Else each of
 * them, as legal representative of a child or for somebody who authorised them. Nobody grants it by a link that went to
 * the applicant's own address: it does not show that a guardian did.
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
