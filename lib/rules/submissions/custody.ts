import type { FormFiller } from '@/lib/rules/enums';
import { needsGuardians } from '@/lib/rules/submissions/signing-rules';
import type { Text } from '@/lib/rules/submissions/text-rules';

type Person = { readonly birthDate?: Text };
type Family<Member> = Person & { readonly familyMembers?: readonly Member[] | null };

/**
 * The family members under 18 for whom an adult applicant signs and declares custody. Empty for a minor's application,
 * to which the guardians agree as a whole.
 * @param day of receipt, in the club's time zone
 */
export function signedForMinors<Member extends Person>(
  { birthDate, familyMembers }: Family<Member>,
  day: string,
): readonly Member[] {
  if (needsGuardians(birthDate, day)) return [];
  return (familyMembers ?? []).filter(member => needsGuardians(member.birthDate, day));
}

/**
 * The family members for whom an application that was sent declares custody. An application with neither a signature nor
 * `filledInBy` declares nothing: staff enter it from a paper that lacks the sentence.
 */
export function custodyDeclaredFor<Member extends Person>(
  application: Family<Member> & {
    readonly signature?: Text;
    readonly filledInBy?: FormFiller | null | undefined;
  },
  day: string,
): readonly Member[] {
  const { signature, filledInBy } = application;
  return !signature && !filledInBy ? [] : signedForMinors(application, day);
}
