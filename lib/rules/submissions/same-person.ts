import { fullName } from '@/lib/rules/submissions/full-name';
import { latinSpellings } from '@/lib/rules/texts/latin-spellings';
import { isSameAddress } from '@/lib/rules/texts/same-address';
import { isSameFullName } from '@/lib/rules/texts/same-name';

export type Person = {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string | null;
};

/** Whether birth date and name are equal, in any spelling and alphabet. */
export function isSamePerson(one: Person, other: Person): boolean {
  return one.birthDate !== null && one.birthDate === other.birthDate && isSameName(one, other);
}

const isSameName = (one: Person, other: Person) => isSameFullName(one, other, latinSpellings);

/** The sender of a change request or a cancellation. */
export type Sender = Person & { readonly email: string };

/** A person of an accepted application. */
export type KnownPerson = Sender & {
  /** Of the application. */
  readonly id: string;
  readonly number: number;
};

export const comparedProperties = ['Name', 'BirthDate', 'Email'] as const;

export type Difference = {
  readonly property: (typeof comparedProperties)[number];
  readonly sentValue: string | null;
  readonly acceptedValue: string | null;
};

/**
 * Returns null if the sender is one of the known persons by name and birth date. Otherwise returns the most similar
 * person of the same name or address and what differs; without such a person `similar` is null. Of equally similar
 * persons the first one counts.
 */
export function compareSender(
  sender: Sender,
  known: readonly KnownPerson[],
): { similar: { id: string; number: number; differences: Difference[] } | null } | null {
  if (known.some(person => isSamePerson(sender, person))) return null;
  const [similar = null] = known
    .filter(person => isSameName(sender, person) || isSameAddress(sender, person))
    .map(person => ({
      id: person.id,
      number: person.number,
      differences: differencesOf(sender, person),
    }))
    .toSorted((one, other) => one.differences.length - other.differences.length);
  return { similar };
}

function differencesOf(sender: Sender, person: Sender): Difference[] {
  const nameOf = ({ firstName, lastName }: Sender) => fullName({ firstName, lastName });
  const { birthDate, email } = sender;
  return [
    ...(isSameName(sender, person)
      ? []
      : [{ property: 'Name' as const, sentValue: nameOf(sender), acceptedValue: nameOf(person) }]),
    ...(birthDate !== null && birthDate === person.birthDate
      ? []
      : [{ property: 'BirthDate' as const, sentValue: birthDate, acceptedValue: person.birthDate }]),
    ...(isSameAddress(sender, person)
      ? []
      : [{ property: 'Email' as const, sentValue: email || null, acceptedValue: person.email || null }]),
  ];
}
