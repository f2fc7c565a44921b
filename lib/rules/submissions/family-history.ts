/** What the history keeps of a person who was added or removed: as little as says who it was. */
export function inHistory({ firstName, lastName, birthDate }: Partial<Record<keyof NamedPerson, unknown>>) {
  return { firstName, lastName, birthDate };
}

type NamedPerson = { readonly firstName: string; readonly lastName: string; readonly birthDate: string };

type Entry = {
  readonly property: string | null;
  readonly oldValue: string | null;
  readonly newValue: string | null;
};

/** The family member that a history entry adds or removes as a whole, and their place; null for any other entry. */
export function familyChangeOf({ property, oldValue, newValue }: Entry) {
  const index = /^familyMembers\[(\d+)\]$/.exec(property ?? '')?.[1];
  const text = newValue ?? oldValue;
  if (index === undefined || text === null) return null;
  return { index: Number(index), isAdded: newValue !== null, person: personIn(text) };
}

/** The cast is safe because only a name and a birth date are written there, each as a text. */
function personIn(text: string): NamedPerson {
  return JSON.parse(text) as NamedPerson;
}
