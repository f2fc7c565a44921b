import { useMemo, useSyncExternalStore } from 'react';
import { z } from 'zod';

const Ids = z.array(z.uuid()).min(1);

/**
 * The submissions that a list of this tab hands over to `/exports/new?selection=true`: their ids as a JSON array in the
 * tab's storage. Null where there are none, and while the server renders.
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

/** Hands submissions over to `/exports/new?selection=true` in this tab. */
export function keepSelection(ids: readonly string[]): void {
  sessionStorage.setItem(selectionKey, JSON.stringify(ids));
}
