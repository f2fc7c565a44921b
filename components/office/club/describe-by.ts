import type { WordsOfMember } from '@/components/office/club/conflict-notice';

type Described<Value> = { readonly label: string; readonly write: (record: Value) => string };

/** Finds the words for a path, `surcharges[0].price`, by the member in which it begins. */
export function describeBy<Value extends object>(
  members: Readonly<Record<string, Described<Value>>>,
): WordsOfMember<Value> {
  const known = new Map(Object.entries(members));
  return path => known.get(/^\w+/.exec(path)?.[0] ?? '') ?? null;
}
