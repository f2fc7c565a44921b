import { noLastName } from './submission-fields';

type Named = {
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
};

/** The names of a person as one text; some have one name only, and an anonymised person has none. */
export function fullName({ firstName, lastName }: Named): string {
  return [firstName, lastName]
    .map(name => name?.trim())
    .filter(name => name && name !== noLastName)
    .join(' ');
}

/** The full name behind the title, if the person has one. */
export function titledName(person: Named & { readonly title?: string }): string {
  return [person.title?.trim(), fullName(person)].filter(Boolean).join(' ');
}
