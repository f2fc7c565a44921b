/**
 * The list last shown in this tab: a submission opened from it can link back and to its neighbours. In memory
 * only; without it, links lead to the plain list.
 */
let last: { search: string; ids: readonly string[] } = { search: '', ids: [] };
let place: { search: string; id: string; scrollY: number } | null = null;

export function storeList(search: string, ids: readonly string[]): void {
  last = { search, ids };
}

export function lastListHref(): string {
  return `/submissions${last.search}`;
}

/** Stores the scroll position of the list when a submission is opened. */
export function storePlace(id: string): void {
  place = { search: location.search, id, scrollY };
}

/** Returns the stored position once, if the same list is shown again. */
export function readPlaceOnce(): { id: string; scrollY: number } | null {
  const found = place?.search === location.search ? place : null;
  place = null;
  return found;
}
