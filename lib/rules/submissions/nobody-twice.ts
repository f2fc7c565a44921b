import { fullName } from '@/lib/rules/submissions/full-name';
import { at, finding, type Problem } from '@/lib/rules/submissions/problem';
import { isSamePerson } from '@/lib/rules/submissions/same-person';
import { noLastName } from '@/lib/rules/submissions/submission-fields';
import { isBlank, type Text } from '@/lib/rules/submissions/text-rules';

type Listed = { readonly firstName?: Text; readonly lastName?: Text; readonly birthDate?: Text };

/**
 * Reports each family member who is the applicant or already stands in the list: same name in any spelling and same
 * date of birth. The problem is at the first name of the later one. Not in the bundle of the public form, as it compares
 * names of several alphabets; the form shows it as an error of the server.
 */
export function checkNobodyTwice(
  applicant: Listed,
  members: readonly Listed[] | null | undefined,
): Problem[] {
  const people = [applicant, ...(members ?? [])].map(({ firstName, lastName, birthDate }) => ({
    firstName: firstName ?? '',
    lastName: lastName === noLastName ? '' : (lastName ?? ''),
    birthDate: isBlank(birthDate) ? null : (birthDate ?? null),
  }));
  return people.flatMap((person, index) =>
    people.slice(0, index).some(earlier => isSamePerson(earlier, person))
      ? at(`familyMembers[${index - 1}].firstName`, finding('personTwice', { person: fullName(person) }))
      : [],
  );
}
