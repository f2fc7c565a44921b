import { isMinor } from '@/lib/rules/dates/age';
import { parseDate } from '@/lib/rules/dates/calendar';
import { checkFields, checksOf } from '@/lib/rules/submissions/field-checks';
import type { Guardian } from '@/lib/rules/submissions/membership-application';
import { at, finding, type Problem } from '@/lib/rules/submissions/problem';
import { type FieldName, namesIn } from '@/lib/rules/submissions/submission-fields';
import { isBlank, type Text } from '@/lib/rules/submissions/text-rules';

export const guardiansMax = 2;

/** Whether guardians must sign: the birth date exists, is not in the future, and is less than 18 years ago. */
export function needsGuardians(birthDate: Text, today: string): boolean {
  const isBorn = typeof birthDate === 'string' && parseDate(birthDate) !== null && birthDate <= today;
  return isBorn && isMinor(birthDate, today);
}

/** An application that a parent fills in is for a minor. An invalid date is reported by another check. */
export function checkChild(birthDate: Text, today: string): Problem[] {
  const isDate = typeof birthDate === 'string' && parseDate(birthDate) !== null && birthDate <= today;
  return at('birthDate', isDate && !isMinor(birthDate, today) ? finding('childOfAge') : null);
}

/** Guardians with any filled-in field; forms also send empty ones. */
export function filledGuardians(guardians: readonly Guardian[] | null | undefined): readonly Guardian[] {
  return (guardians ?? []).filter(isFilled);
}

/**
 * A minor needs one guardian with sole custody, else two. An adult needs none, but given data must be valid.
 * @param required the fields that each must have. On paper they have signed, so no e-mail address
 */
export function checkGuardians(
  submission: {
    readonly birthDate?: Text;
    readonly guardians?: readonly Guardian[] | null;
    readonly hasSoleCustody?: boolean | null;
  },
  today: string,
  required: readonly FieldName[],
): Problem[] {
  const filled = filledGuardians(submission.guardians).length;
  const needed = submission.hasSoleCustody ? 1 : 2;
  const isMissing = needsGuardians(submission.birthDate, today) && filled < needed;
  return [
    ...at('guardians', isMissing ? finding(needed === 1 ? 'guardianRequired' : 'guardiansRequired') : null),
    ...at('guardians', filled > guardiansMax ? finding('guardiansTooMany', { max: guardiansMax }) : null),
    ...(submission.guardians ?? []).flatMap((guardian, index) =>
      isFilled(guardian)
        ? checkFields(guardian, checksOf(namesIn('Guardian'), { today }), required, `guardians[${index}].`)
        : [],
    ),
  ];
}

function isFilled(guardian: Guardian): boolean {
  return Object.values(guardian).some(value => !isBlank(value));
}
