/** A value that somebody else has changed since the form was opened. */
export type TheirChange = {
  /** Path of the value, such as `retention.rejectedDays`. */
  readonly path: string;
  readonly before: unknown;
  readonly theirs: unknown;
  readonly mine: unknown;
  /** Whether the user typed something else. */
  readonly isMine: boolean;
};

/**
 * Three-way comparison: lists what differs between `base` and `theirs`, and whether `mine` differs from both.
 * Objects are compared by member, lists as a whole.
 */
export function listTheirChanges(base: unknown, theirs: unknown, mine: unknown, path = ''): TheirChange[] {
  if (isMembers(base) && isMembers(theirs) && isMembers(mine)) {
    const names = new Set([...Object.keys(base), ...Object.keys(theirs)]);
    return [...names].flatMap(name =>
      listTheirChanges(base[name], theirs[name], mine[name], path ? `${path}.${name}` : name),
    );
  }
  if (isSame(base, theirs)) return [];
  return [{ path, before: base, theirs, mine, isMine: !isSame(base, mine) && !isSame(theirs, mine) }];
}

/** Lists the values that differ between `base` and `mine`, by path. */
export function listMyChanges(base: unknown, mine: unknown): { path: string; value: unknown }[] {
  return listTheirChanges(base, mine, base).map(({ path, theirs }) => ({ path, value: theirs }));
}

/** Sets values by path in a copy. */
export function withValues<Values extends object>(
  values: Values,
  changes: readonly { readonly path: string; readonly value: unknown }[],
): Values {
  const copy = structuredClone(values);
  for (const { path, value } of changes) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    const parent = names.reduce<unknown>((at, name) => (isMembers(at) ? at[name] : undefined), copy);
    if (isMembers(parent)) Object.assign(parent, { [last]: value });
  }
  return copy;
}

/**
 * Whether two values are the same for the API: a member without a value is none, and a blank translation is missing.
 * The order of members does not count.
 */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(asSent(a)) === JSON.stringify(asSent(b));
}

/** JSON has no NaN, which means an unreadable number. */
function asSent(value: unknown, isTranslation = false): unknown {
  if (typeof value === 'number' && Number.isNaN(value)) return 'NaN';
  if (isTranslation && value === '') return undefined;
  if (Array.isArray(value)) return value.map(one => asSent(one));
  if (!isMembers(value)) return value;
  const members = Object.keys(value)
    .sort()
    .map(name => [name, asSent(value[name], isTranslation || name === 'translations')] as const)
    .filter(([, member]) => member !== undefined);
  return members.length > 0 ? Object.fromEntries(members) : undefined;
}

function isMembers(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
