import { z } from 'zod';

const key = 'eintritt.export-selection';
const Ids = z.array(z.uuid()).min(1);

/** The submissions that a list hands over to an export; null where there are none. */
export function readSelection(): string[] | null {
  try {
    return Ids.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

/** Hands submissions over to `/exports/new?selection=1`, in this tab. */
export function keepSelection(ids: readonly string[]): void {
  sessionStorage.setItem(key, JSON.stringify(ids));
}
