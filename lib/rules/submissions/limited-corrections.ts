import { personNamesIn } from '@/lib/rules/submissions/submission-fields';

export type LateFacts = {
  readonly kind: string;
  readonly isConfirmedByGuardians: boolean;
  /** Whether a question of the club is open. */
  readonly isAsked: boolean;
  /** Positions of the guardians without an answer whose address the reader can correct. */
  readonly awaitedGuardians: readonly number[];
};

/**
 * Whether an applicant may still correct a field after somebody has confirmed or declined; `name` is its path in dots.
 * The address of a guardian who has not answered can be corrected, else nobody could ask them. The rest needs a question
 * of the club. An address stays as it was confirmed. What guardians agreed to stays, too: of a minor's application only
 * name, contact details and answers to custom fields can be corrected.
 */
export function isCorrectableLate(name: string, facts: LateFacts): boolean {
  const { kind, isConfirmedByGuardians, isAsked, awaitedGuardians } = facts;
  const [first = '', position, field] = name.split('.');
  if (first === 'guardians') return field === 'email' && awaitedGuardians.includes(Number(position));
  if (!isAsked) return false;
  if (isConfirmedByGuardians) return ofMinors.has(first);
  return kind === 'Change' ? name !== 'identity.email' : first !== 'email';
}

/** The positions of guardians who have neither agreed nor declined. */
export function awaitedGuardians(
  guardians: readonly { readonly confirmedAt?: unknown; readonly refusedAt?: unknown }[],
): number[] {
  return guardians.flatMap(({ confirmedAt, refusedAt }, index) =>
    (confirmedAt ?? refusedAt) ? [] : [index],
  );
}

const fixed: readonly string[] = ['email', 'birthDate'];
const ofMinors = new Set<string>([
  ...personNamesIn('Membership').filter(name => !fixed.includes(name)),
  ...['address', 'notes', 'customFields'],
]);
