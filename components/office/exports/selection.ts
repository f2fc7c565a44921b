import { z } from 'zod';

const key = 'eintritt.export-selection';
const Ids = z.array(z.uuid()).min(1);

/**
 * The submissions that a list of this tab hands over to `/exports/new?selection=1`: their ids as a JSON array in the
 * tab's storage. Null where there are none.
 */
export function readSelection(): string[] | null {
  try {
    return Ids.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}
