type Chosen = { readonly departmentIds?: readonly string[] | null | undefined };

export type NamesDepartments = Chosen & {
  readonly familyMembers?: readonly Chosen[] | null | undefined;
  readonly wishes?: NamesDepartments | null | undefined;
};

/**
 * Every department that a submission of any kind names, for any of its people, each once and sorted. A cancellation of
 * the whole membership names none, and a change request only those that the member wants to have.
 */
export function namedDepartments({ departmentIds, familyMembers, wishes }: NamesDepartments): string[] {
  const ids = [departmentIds, ...(familyMembers ?? []).map(member => member.departmentIds)];
  return [
    ...new Set([...ids.flatMap(list => list ?? []), ...(wishes ? namedDepartments(wishes) : [])]),
  ].sort();
}

/** Whether a user may see a submission with these departments; `limit` is empty for users who see all. */
export function isWithinLimit(departmentIds: readonly string[], limit: readonly string[] = []): boolean {
  return limit.length === 0 || departmentIds.some(id => limit.includes(id));
}
