import type { z } from 'zod';

/**
 * Returns the first row of a statement without a column map; null if there is no row. Throws if the row has another
 * shape: it must not count as absent, because that would sign people out or hide a link without a word.
 */
export function firstRow<Row extends z.ZodType>(shape: Row, rows: readonly unknown[]): z.output<Row> | null {
  return rows.length === 0 ? null : shape.parse(rows[0]);
}
