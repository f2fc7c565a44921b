import { personNamesIn } from '@/lib/rules/submissions/submission-fields';

/**
 * Whether an applicant may still correct a field after somebody has confirmed or declined; `name` is its JSON path in a
 * PATCH. An address stays as it was confirmed. What guardians agreed to stays, too: of a minor's application only name,
 * contact details and answers to custom fields can be corrected.
 */
export function isCorrectableLate(
  name: string,
  { kind, isConfirmedByGuardians }: { readonly kind: string; readonly isConfirmedByGuardians: boolean },
): boolean {
  const [first = ''] = name.split('.');
  if (isConfirmedByGuardians) return ofMinors.has(first);
  return kind === 'Change' ? name !== 'identity.email' : first !== 'email' && first !== 'guardians';
}

const fixed: readonly string[] = ['email', 'birthDate'];
const ofMinors = new Set<string>([
  ...personNamesIn('Membership').filter(name => !fixed.includes(name)),
  ...['address', 'notes', 'customFields'],
]);
