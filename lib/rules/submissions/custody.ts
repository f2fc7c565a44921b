import { needsGuardians } from '@/lib/rules/submissions/signing-rules';
import type { Text } from '@/lib/rules/submissions/text-rules';

type Person = { readonly birthDate?: Text };

/**
 * The family members under 18 for whom an adult applicant signs and declares custody. Empty for a minor's application,
 * to which the guardians agree as a whole.
 * @param day of receipt, in the club's time zone
 */
export function signedForMinors<Member extends Person>(
  { birthDate, familyMembers }: Person & { readonly familyMembers?: readonly Member[] | null },
  day: string,
): readonly Member[] {
  if (needsGuardians(birthDate, day)) return [];
  return (familyMembers ?? []).filter(member => needsGuardians(member.birthDate, day));
}
