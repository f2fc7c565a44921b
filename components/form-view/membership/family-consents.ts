import { askedValues } from '@/components/form-view/asked';
import { type FormValues, namedMembers, withParentsEmail } from '@/components/form-view/form-values';
import type { ShownForm } from '@/components/form-view/shown-form';
import { guardiansOf } from '@/components/form-view/submit-parts';
import { readTypedDate } from '@/components/form-view/typed-date';
import { type ConsentWay, consentWays } from '@/lib/rules/submissions/family-consents';
import { needsGuardians } from '@/lib/rules/submissions/signing-rules';

/**
 * How the form asks for the consents of each family member, by their index. Empty without a family tariff, and where the
 * club asks for no consents.
 */
export function familyConsents(typed: FormValues, form: ShownForm): readonly ConsentWay[] {
  const values = withParentsEmail(askedValues(typed, form));
  const tariff = form.memberships.find(({ id }) => id === values.membershipId);
  if (!tariff?.isFamilyMembership || form.consents.length === 0) return [];
  const isMinor = needsGuardians(readTypedDate(values.birthDate), form.today);
  const family = {
    email: values.email,
    guardians: isMinor ? guardiansOf(values) : [],
    familyMembers: namedMembers(values).map(member => ({
      ...member,
      birthDate: readTypedDate(member.birthDate),
    })),
  };
  return consentWays(family, form.familyConsents, form.today);
}

/** Name of the group of controls for a family member's consents. */
export function memberConsentsName(index: number): string {
  return `familyMembers.${index}.mediaConsents`;
}
