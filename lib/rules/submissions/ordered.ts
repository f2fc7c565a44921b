/**
 * Returns `known` in a wished order: first the keys of `wished`, each once, then the others in their own order.
 * Unknown keys in `wished` are ignored.
 */
export function orderedBy(known: readonly string[], wished: readonly string[]): string[] {
  const named = [...new Set(wished)].filter(key => known.includes(key));
  return [...named, ...known.filter(key => !named.includes(key))];
}
