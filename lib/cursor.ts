import { z } from 'zod';
import { AppError } from '@/lib/errors';

/** An instant in a cursor; not of the year 0, which RFC 3339 allows and the database does not take. */
export const CursorInstant = z.iso.datetime().refine(instant => !instant.startsWith('0000'));

/** An opaque place in a list: the sort values of the last row of a page. */
export function encodeCursor(place: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** Throws a 400 (`bad-query`) for a cursor that this list did not make. */
export function decodeCursor<Place extends z.ZodTuple>(cursor: string, place: Place): z.output<Place> {
  const parsed = place.safeParse(parse(cursor));
  if (!parsed.success) throw new AppError('bad-query', { violations: [{ path: 'cursor', key: 'cursor' }] });
  return parsed.data;
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

/** One row more than the page was read: what is shown and where the next page begins. */
export function pageOf<Row>(
  rows: readonly Row[],
  limit: number,
  placeOf: (row: Row) => readonly (string | number)[],
): { rows: readonly Row[]; nextCursor: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { rows: shown, nextCursor: rows.length > limit && last ? encodeCursor(placeOf(last)) : null };
}
