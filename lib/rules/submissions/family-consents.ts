import { findAge, fullAge } from '@/lib/rules/dates/age';
import type { adultConsents, consentAges } from '@/lib/rules/enums';
import { hasSameAddress } from '@/lib/rules/submissions/consent-rules';
import { isBlank, type Text } from '@/lib/rules/submissions/text-rules';

/**
 * How a form asks for the consents of a family member. `Link`: the person answers by their own link. `Own`: the applicant
 * asks the person and enters their answers. `Shared`: the answers of the application count for this child, too. `Differs`:
 * the applicant answers otherwise for this child (`hasOwnConsents`).
 */
export type ConsentWay = 'Link' | 'Own' | 'Shared' | 'Differs';

/** The club's choice (contract §4). */
type FamilyConsentSettings = {
  readonly adults: (typeof adultConsents)[number];
  readonly fromAge: (typeof consentAges)[number] | null;
};

type Addressed = { readonly email?: Text };
type Family = Addressed & {
  readonly guardians?: readonly Addressed[] | null;
  readonly familyMembers?:
    | readonly (Addressed & { readonly birthDate?: Text; readonly hasOwnConsents?: boolean | undefined })[]
    | null;
};

/**
 * For each family member of an application, how the form asks for their consents. An own link is for adults with an
 * address that nobody else of the application has, where the club chose links. A person without a birth date is asked
 * nothing of their own.
 * @param day the day of receipt, on which the ages count
 */
export function consentWays(
  { email, guardians, familyMembers }: Family,
  { adults, fromAge }: FamilyConsentSettings,
  day: string,
): ConsentWay[] {
  const members = familyMembers ?? [];
  const addresses = [email, ...(guardians ?? []).map(guardian => guardian.email)];
  return members.map(member => {
    const age = findAge(member.birthDate, day);
    if (age === null || age < (fromAge ?? fullAge)) return member.hasOwnConsents ? 'Differs' : 'Shared';
    const others = [...addresses, ...members.filter(one => one !== member).map(one => one.email)];
    const hasOwnAddress = !isBlank(member.email) && !hasSameAddress(member.email, others);
    return age >= fullAge && adults === 'Link' && hasOwnAddress ? 'Link' : 'Own';
  });
}

/** Whether the applicant answers for this person apart from the application. */
export function isAnsweredApart(way: ConsentWay | undefined): boolean {
  return way === 'Own' || way === 'Differs';
}
