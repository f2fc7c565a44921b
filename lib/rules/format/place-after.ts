const lastPlace = 100_000;

/** The `sortOrder` of a new record at the end of a list; the last one possible while the list is unknown. */
export function placeAfter(records: readonly { readonly sortOrder: number }[] | undefined): number {
  if (!records) return lastPlace;
  return Math.min(lastPlace, Math.max(-1, ...records.map(({ sortOrder }) => sortOrder)) + 1);
}
