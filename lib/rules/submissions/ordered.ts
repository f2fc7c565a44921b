/**
 * Keys in a wished order: those that are named and known first, each once, then the others in the order they had.
 * Names that nothing has are passed over.
 */
export function orderedBy(known: readonly string[], wished: readonly string[]): string[] {
  const named = [...new Set(wished)].filter(key => known.includes(key));
  return [...named, ...known.filter(key => !named.includes(key))];
}

/** The list with the entry at `from` at the place `to`; unchanged where either is outside of it. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const entry = list[from];
  if (entry === undefined || to < 0 || to >= list.length) return [...list];
  const others = list.filter((_, index) => index !== from);
  return [...others.slice(0, to), entry, ...others.slice(to)];
}
