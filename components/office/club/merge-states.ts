export type ChangedMember = {
  readonly name: string;
  /** Whether it was changed here too. */
  readonly isMine: boolean;
};

/** What somebody else changed in a record since it was read. */
export function listConflicts<Value extends object>(
  before: Value,
  theirs: Value,
  mine: Partial<Value>,
): ChangedMember[] {
  return namesOf(theirs)
    .filter(name => !isSame(before[name], theirs[name]))
    .map(name => ({ name, isMine: name in mine && !isSame(mine[name], before[name]) }));
}

/** Without what is as it was anyway. */
export function realChanges<Value extends object>(before: Value, mine: Partial<Value>): Partial<Value> {
  const real: Partial<Value> = {};
  for (const name of namesOf(before)) {
    if (name in mine && !isSame(mine[name], before[name])) real[name] = mine[name];
  }
  return real;
}

export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a, markUnreadable) === JSON.stringify(b, markUnreadable);
}

/** JSON has no NaN, which stands for a number that cannot be read. */
function markUnreadable(_name: string, value: unknown): unknown {
  return typeof value === 'number' && Number.isNaN(value) ? 'NaN' : value;
}

/** Holds for records of the API, which have no members but their own. */
function namesOf<Value extends object>(value: Value): (keyof Value & string)[] {
  return Object.keys(value) as (keyof Value & string)[];
}
