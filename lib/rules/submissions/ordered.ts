/**
 * Keys in a wished order: those that are named and known first, each once, then the others in the order they had.
 * Names that nothing has are passed over.
 */
export function orderedBy(known: readonly string[], wished: readonly string[]): string[] {
  const named = [...new Set(wished)].filter(key => known.includes(key));
  return [...named, ...known.filter(key => !named.includes(key))];
}
