import { useMemo, useSyncExternalStore } from 'react';
import { z } from 'zod';

const Ids = z.array(z.uuid()).min(1);

/**
 * Ids that the list of this tab stored for `/exports/new?selection=true`, as a JSON array in the tab's
 * storage. Null if there are none, and during server rendering.
 */
export function useSelection(): readonly string[] | null {
  const text = useSyncExternalStore(neverChanges, read, () => null);
  return useMemo(() => (text === null ? null : idsOf(text)), [text]);
}

const neverChanges = () => () => {};

function read(): string | null {
  return sessionStorage.getItem(selectionKey);
}

function idsOf(text: string): string[] | null {
  try {
    return Ids.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

const selectionKey = 'eintritt.export-selection';

/** Stores the selected ids of this tab for `/exports/new?selection=true`. */
export function storeSelection(ids: readonly string[]): void {
  sessionStorage.setItem(selectionKey, JSON.stringify(ids));
}
