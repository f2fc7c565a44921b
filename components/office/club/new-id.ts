/** Of parts that the service does not know yet. */
const newPrefix = 'new-';

/** For a part of a record that is new in the editor. */
export function newId(): string {
  return newPrefix + crypto.randomUUID();
}

/** A part as it is sent: one that is new has no id. */
export function withoutNewId<Part extends { id: string }>({ id, ...part }: Part) {
  return id.startsWith(newPrefix) ? part : { ...part, id };
}
