/** Prefix of ids of parts that are not stored yet. */
const newPrefix = 'new-';

/** Creates an id for a new part of a record. */
export function newId(): string {
  return newPrefix + crypto.randomUUID();
}

/** Drops the id of a new part before sending. */
export function withoutNewId<Part extends { id: string }>({ id, ...part }: Part) {
  return id.startsWith(newPrefix) ? part : { ...part, id };
}
