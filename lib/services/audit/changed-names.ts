import { isDeepStrictEqual } from 'node:util';

/** The names of the members of `after` that `before` does not have or has otherwise, for the audit log. */
export function changedNames(before: object, after: object): string[] {
  const known = new Map(Object.entries(before));
  return Object.entries(after)
    .filter(([name, value]) => !isDeepStrictEqual(known.get(name), value))
    .map(([name]) => name);
}
