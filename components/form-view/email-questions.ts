import type { SlipQuestion } from '@/components/form-view/form-model';
import type { FormValues } from '@/components/form-view/form-values';
import type { Texts } from '@/components/form-view/texts';
import { textAt } from '@/components/form-view/value-at';
import { suggestEmail } from '@/lib/rules/submissions/suggest-email';

/** Questions about likely typing errors in addresses, by control, for a form without a script. */
export function emailQuestions(values: FormValues, t: Texts): Readonly<Record<string, SlipQuestion>> {
  const found = emailNames(values).flatMap(name => {
    const email = suggestEmail(textAt(values, name));
    if (email === null) return [];
    const take = { label: t('form.person.emailTake'), value: `take.${name}:${email}` };
    return [[name, { text: t('form.person.emailMeant', { email }), answers: [take] }] as const];
  });
  return Object.fromEntries(found);
}

/** The controls of a form that take an e-mail address. */
function emailNames({ forWhom, guardians, familyMembers }: FormValues): string[] {
  return [
    ...(forWhom === 'child' ? [] : ['email', 'identity.email']),
    ...guardians.map((_, index) => `guardians.${index}.email`),
    ...familyMembers.map((_, index) => `familyMembers.${index}.email`),
  ];
}
