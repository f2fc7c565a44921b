import type { FormValues } from '@/components/form-view/form-values';
import { textAt } from '@/components/form-view/value-at';
import type { suggestEmail } from '@/lib/rules/submissions/suggest-email';

/** Control → address that was probably meant; empty for a control without a likely typing error. */
export function meantEmails(
  values: FormValues,
  names: Iterable<string>,
  suggest: typeof suggestEmail,
): Readonly<Record<string, string>> {
  return Object.fromEntries([...names].map(name => [name, suggest(textAt(values, name)) ?? '']));
}

/** The controls of a form that take an e-mail address. */
export function emailNames({ forWhom, guardians, familyMembers }: FormValues): string[] {
  return [
    ...(forWhom === 'child' ? [] : ['email', 'identity.email']),
    ...guardians.map((_, index) => `guardians.${index}.email`),
    ...familyMembers.map((_, index) => `familyMembers.${index}.email`),
  ];
}
