import { findAge, fullAge } from '@/lib/rules/dates/age';
import type { adultConsents, consentAges } from '@/lib/rules/enums';
import { hasSameAddress } from '@/lib/rules/submissions/consent-rules';
import { isBlank, type Text } from '@/lib/rules/submissions/text-rules';

/**
 * How a form asks for the consents of a family member. `Link`: the person answers by their own link. `Own`: the applicant
 * answers for this person alone. `Shared`: the answers of the application count for this person, too, unless the applicant
 * asks to answer otherwise (`hasOwnConsents`).
 */
export type ConsentWay = 'Link' | 'Own' | 'Shared';

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
    if (age === null || age < (fromAge ?? fullAge)) return member.hasOwnConsents ? 'Own' : 'Shared';
    const others = [...addresses, ...members.filter(one => one !== member).map(one => one.email)];
    const hasOwnAddress = !isBlank(member.email) && !hasSameAddress(member.email, others);
    return age >= fullAge && adults === 'Link' && hasOwnAddress ? 'Link' : 'Own';
  });
}
