import { findAge, fullAge } from '@/lib/rules/dates/age';
import { checkFields, checksOf } from '@/lib/rules/submissions/field-checks';
import type { Guardian } from '@/lib/rules/submissions/membership-application';
import { at, finding, type Problem } from '@/lib/rules/submissions/problem';
import {
  isAskedAbout,
  isRefused,
  type Likeness,
  likenessesOf,
  needsGuardians,
  type SigningFacts,
  signingOf,
} from '@/lib/rules/submissions/signing-rules';
import { type FieldName, namesIn } from '@/lib/rules/submissions/submission-fields';
import { isBlank, type Text } from '@/lib/rules/submissions/text-rules';

export const guardiansMax = 2;

/** An application that a parent fills in is for a minor. An invalid date is reported by another check. */
export function checkChild(birthDate: Text, today: string): Problem[] {
  return at('birthDate', (findAge(birthDate, today) ?? 0) >= fullAge ? finding('childOfAge') : null);
}

/** Guardians with any filled-in field; forms also send empty ones. */
export function filledGuardians(guardians: readonly Guardian[] | null | undefined): readonly Guardian[] {
  return (guardians ?? []).filter(isFilled);
}

type Guarded = Omit<SigningFacts, 'isOnPaper'> & {
  readonly firstName?: Text;
  readonly lastName?: Text;
  readonly email?: Text;
  readonly guardians?: readonly Guardian[] | null;
};

/**
 * A minor needs one guardian with sole custody, else two. An adult needs none, but given data must be valid.
 * @param required the fields that each must have. On paper they have signed, so no e-mail address
 */
export function checkGuardians(
  submission: Guarded,
  today: string,
  required: readonly FieldName[],
): Problem[] {
  const filled = filledGuardians(submission.guardians).length;
  const { guardians: needed } = signingOf(submission, today);
  return [
    ...at(
      'guardians',
      filled < needed ? finding(needed === 1 ? 'guardianRequired' : 'guardiansRequired') : null,
    ),
    ...(needed > 0 ? checkTwoPeople(submission) : []),
    ...at('guardians', filled > guardiansMax ? finding('guardiansTooMany', { max: guardiansMax }) : null),
    ...(submission.guardians ?? []).flatMap((guardian, index) =>
      isFilled(guardian)
        ? checkFields(guardian, checksOf(namesIn('Guardian'), { today }), required, `guardians[${index}].`)
        : [],
    ),
  ];
}

/** Nobody is the guardian of themselves, and nobody is two guardians. */
function checkTwoPeople(submission: Guarded): Problem[] {
  return knownLikenesses(submission)
    .filter(likeness => isRefused(likeness, submission.filledInBy))
    .flatMap(({ with: whom, index }) =>
      at(
        `guardians[${index}].firstName`,
        finding(whom === 'Applicant' ? 'guardianIsApplicant' : 'guardiansAreOne'),
      ),
    );
}

/** In what people of a minor's application are equal whom the form asks about. Only the form asks: the service accepts them. */
export function askedLikenesses(submission: Guarded, today: string): Likeness[] {
  if (!needsGuardians(submission.birthDate, today)) return [];
  return knownLikenesses(submission).filter(likeness => isAskedAbout(likeness, submission.filledInBy));
}

function knownLikenesses(submission: Guarded) {
  const named = ({ firstName, lastName, email }: Pick<Guarded, 'firstName' | 'lastName' | 'email'>) => ({
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    email: email ?? '',
  });
  return likenessesOf(named(submission), (submission.guardians ?? []).map(named));
}

function isFilled(guardian: Guardian): boolean {
  return Object.values(guardian).some(value => !isBlank(value));
}
