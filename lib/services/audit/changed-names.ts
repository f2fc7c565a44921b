/** The names of the members of `after` that `before` does not have or has otherwise, for the audit log. */
export function changedNames(before: object, after: object): string[] {
  const known = new Map(Object.entries(before));
  return Object.entries(after)
    .filter(([name, value]) => JSON.stringify(known.get(name)) !== JSON.stringify(value))
    .map(([name]) => name);
}
