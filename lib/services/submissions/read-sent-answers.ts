import type { CustomField } from '@/lib/rules/custom-fields/custom-field';
import { readTyped } from '@/lib/rules/submissions/typed-texts';

type Answers = Readonly<Record<string, string | number | boolean | string[] | null>>;
type Answered = { readonly customFields?: Answers | undefined };
type Fields = readonly Pick<CustomField, 'internalName' | 'type'>[];

/**
 * The answers of a request with e-mail addresses and phone numbers read as those of the person are. The schema of the
 * request cannot do it, because the types are the club's.
 */
export function readSentAnswers<Sent extends Answered>(sent: Sent, fields: Fields): Sent {
  if (!sent.customFields) return sent;
  const customFields = { ...sent.customFields };
  for (const { internalName, type } of fields) {
    const answer = customFields[internalName];
    const isContact = type === 'Email' || type === 'Phone';
    if (isContact && typeof answer === 'string') customFields[internalName] = readTyped({ type }, answer);
  }
  return { ...sent, customFields };
}

/** As `readSentAnswers`, also for the family members. */
export function readFamilyAnswers<
  Sent extends Answered & { readonly familyMembers?: readonly Answered[] | undefined },
>(sent: Sent, fields: Fields): Sent {
  const own = readSentAnswers(sent, fields);
  if (!own.familyMembers) return own;
  return { ...own, familyMembers: own.familyMembers.map(member => readSentAnswers(member, fields)) };
}
