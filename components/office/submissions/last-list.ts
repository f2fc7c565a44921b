/**
 * The list as it was last seen in this tab, so that a submission opened from it can lead back to it and to its
 * neighbours. Lives as long as the page's memory; without it the plain list is meant.
 */
let last: { search: string; ids: readonly string[] } = { search: '', ids: [] };
let place: { search: string; id: string; scrollY: number } | null = null;

export function rememberList(search: string, ids: readonly string[]): void {
  last = { search, ids };
}

export function lastListHref(): string {
  return `/submissions${last.search}`;
}

/** Where somebody was in the list when a submission was opened from it. */
export function rememberPlace(id: string): void {
  place = { search: location.search, id, scrollY };
}

/** That place, once, where the same list is shown again. */
export function takePlace(): { id: string; scrollY: number } | null {
  const taken = place?.search === location.search ? place : null;
  place = null;
  return taken;
}
