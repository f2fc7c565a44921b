import { z } from 'zod';
import { decryptField, encryptFieldSteadily } from '@/lib/platform/crypto/record-encryption';
import { AppError } from '@/lib/platform/errors';

/** The list that a cursor belongs to. `of` is the id of the parent record, or the sort order. */
export type PagedList = { readonly name: string; readonly clubId: string; readonly of?: string };

/** A position in a list. It is encrypted, because the address must not show names, and valid for this list only. */
function encodeCursor(list: PagedList, place: readonly string[]): string {
  return encryptFieldSteadily(JSON.stringify(place), fieldOf(list));
}

/**
 * Returns the position of the last row of the previous page; null without a cursor. Throws a 400 (`bad-query`) for a
 * cursor that this list did not create.
 */
export function decodeCursor<Place extends z.ZodTuple>(
  cursor: string | undefined,
  list: PagedList,
  place: Place,
): z.output<Place> | null {
  if (cursor === undefined) return null;
  const parsed = place.safeParse(opened(cursor, list));
  if (!parsed.success) throw new AppError('bad-query', { violations: [{ path: 'cursor', key: 'cursor' }] });
  return parsed.data;
}

function opened(cursor: string, list: PagedList): unknown {
  try {
    return JSON.parse(decryptField(cursor, fieldOf(list)));
  } catch {
    return undefined;
  }
}

function fieldOf({ name, clubId, of = '' }: PagedList) {
  return { table: 'cursors', column: name, clubId, recordId: of };
}

/** The sort values of most lists: an instant, and the id of the row. */
export const InstantPlace = z.tuple([z.string(), z.string()]);

/** Splits off the extra row that was read: returns the rows of the page and where the next page begins. */
export function pageOf<Row>(
  rows: readonly Row[],
  limit: number,
  list: PagedList,
  placeOf: (row: Row) => readonly string[],
): { rows: readonly Row[]; nextCursor: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { rows: shown, nextCursor: rows.length > limit && last ? encodeCursor(list, placeOf(last)) : null };
}
