export const selectionKey = 'eintritt.export-selection';

/** Hands submissions over to `/exports/new?selection=true` in this tab. */
export function keepSelection(ids: readonly string[]): void {
  sessionStorage.setItem(selectionKey, JSON.stringify(ids));
}
