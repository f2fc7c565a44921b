export type ChangedMember = {
  readonly name: string;
  /** Whether the same member was also changed here. */
  readonly isMine: boolean;
};

/** Lists the changes that somebody else has saved since a record was read. */
export function listConflicts<Value extends object>(
  before: Value,
  theirs: Value,
  mine: Partial<Value>,
): ChangedMember[] {
  return namesOf(theirs)
    .filter(name => !isSame(before[name], theirs[name]))
    .map(name => ({ name, isMine: name in mine && !isSame(mine[name], before[name]) }));
}

/** Drops fields whose value equals the stored one. */
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

/** JSON has no NaN, which means an unreadable number. */
function markUnreadable(_name: string, value: unknown): unknown {
  return typeof value === 'number' && Number.isNaN(value) ? 'NaN' : value;
}

/** Safe for records of the API, which have own members only. */
function namesOf<Value extends object>(value: Value): (keyof Value & string)[] {
  return Object.keys(value) as (keyof Value & string)[];
}
