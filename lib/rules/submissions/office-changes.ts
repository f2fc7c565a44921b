import { fullName } from '@/lib/rules/submissions/full-name';
import { addressNames } from './address';
import { familyChangeOf } from './family-history';

/** A change in the history of a submission. */
export type ChangeEntry = {
  readonly by: 'Office' | 'Applicant';
  readonly at: Date;
  readonly property: string;
  readonly oldValue: string | null;
  readonly newValue: string | null;
  /** The values are encrypted, so they cannot be compared. */
  readonly isEncrypted: boolean;
};

/** What the office changed since the applicant sent it. */
export type OfficeChanges = {
  /** Path of a value → when it was changed last: `city`, `guardians[0].email`, `customFields.shirtSize`. */
  readonly values: ReadonlyMap<string, Date>;
  /** Path of a family member → when they were added. */
  readonly added: ReadonlyMap<string, Date>;
  readonly removed: readonly Removed[];
};

type Removed = { readonly name: string; readonly birthDate: string; readonly at: Date };
type Change = { readonly original: string | null; readonly at: Date };

export const noOfficeChanges: OfficeChanges = { values: new Map(), added: new Map(), removed: [] };

/**
 * The values that differ from what the applicant sent because the office changed them. A value that the office changed
 * back, or that the applicant corrected later, is the applicant's. Paths are those of today: a removal of a family
 * member moves those behind.
 * @param entries oldest first
 */
export function officeChangesOf(entries: readonly ChangeEntry[]): OfficeChanges {
  let values = new Map<string, Change>();
  let added = new Map<string, Date>();
  const removed: Removed[] = [];
  for (const entry of entries) {
    const family = familyChangeOf(entry);
    if (family?.isAdded) added.set(entry.property, entry.at);
    else if (family) {
      const { firstName, lastName, birthDate } = family.person;
      if (!added.has(entry.property))
        removed.push({ name: fullName({ firstName, lastName }), birthDate, at: entry.at });
      values = withoutMember(values, family.index);
      added = withoutMember(added, family.index);
    } else apply(values, entry);
  }
  return { values: new Map([...values].map(([path, { at }]) => [path, at])), added, removed };
}

function apply(values: Map<string, Change>, { by, at, isEncrypted, ...entry }: ChangeEntry): void {
  const [before, after] = [
    leavesOf(entry.property, entry.oldValue),
    leavesOf(entry.property, entry.newValue),
  ];
  for (const path of new Set([...before.keys(), ...after.keys()])) {
    const [old, now] = [before.get(path) ?? null, after.get(path) ?? null];
    if (old === now) continue;
    const known = values.get(path);
    const original = known ? known.original : old;
    if (by === 'Applicant' || (original === now && !isEncrypted)) values.delete(path);
    else values.set(path, { original, at });
  }
}

/** Without the family member at this place; those behind move up. */
function withoutMember<Value>(all: ReadonlyMap<string, Value>, index: number): Map<string, Value> {
  return new Map(
    [...all].flatMap(([path, value]) => {
      const place = Number(/^familyMembers\[(\d+)\]/.exec(path)?.[1] ?? -1);
      if (place === index) return [];
      return [[place < index ? path : path.replace(`[${place}]`, `[${place - 1}]`), value]];
    }),
  );
}

/** Properties whose entry has several values, as JSON. A custom field may have such a name, too. */
const composed = /^(?!customFields\.)(\w+\.)?(address|guardians|mediaConsents)$/;
const addressPart = new RegExp(`(^|\\.)address\\.(${addressNames.join('|')})$`);

/** The single values of an entry by their paths. */
function leavesOf(property: string, text: string | null): ReadonlyMap<string, string> {
  if (text === null) return new Map();
  if (!composed.test(property)) return new Map([[property, text]]);
  return new Map(
    flatten(property, JSON.parse(text)).map(([path, value]) => [path.replace(addressPart, '$1$2'), value]),
  );
}

function flatten(path: string, value: unknown): [string, string][] {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) return value.flatMap((one, index) => flatten(`${path}[${index}]`, one));
  if (typeof value !== 'object') return [[path, String(value)]];
  return Object.entries(value).flatMap(([name, one]) => flatten(`${path}.${name}`, one));
}

/**
 * When the office changed the value at a path, or a part of it; null if it is as the applicant sent it. `address` is the
 * whole address.
 */
export function findChange({ values }: OfficeChanges, path: string): Date | null {
  const paths = path === 'address' ? addressNames : [path];
  const isAt = (changed: string) =>
    paths.some(one => changed === one || changed.startsWith(`${one}.`) || changed.startsWith(`${one}[`));
  const times = [...values].flatMap(([changed, at]) => (isAt(changed) ? [at] : []));
  return times.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null;
}
