import type { SectionField } from '@/lib/documents/section';

/** A field and its width in thirds of a row. */
export type PlacedField = { readonly field: SectionField; readonly span: 1 | 2 | 3 };

const thirdCharacters = 26;
const twoThirdsCharacters = 62;

/** Fields in rows of three columns, in their order; a long value takes two columns or a row of its own. */
export function fieldRows(fields: readonly SectionField[]): PlacedField[][] {
  const rows: PlacedField[][] = [];
  let free = 0;
  for (const field of fields) {
    const span = spanOf(field);
    const row = rows.at(-1);
    if (row && span <= free) {
      row.push({ field, span });
      free -= span;
    } else {
      rows.push([{ field, span }]);
      free = 3 - span;
    }
  }
  return rows;
}

function spanOf({ value, detail }: SectionField): 1 | 2 | 3 {
  if (detail || value.includes('\n') || value.length > twoThirdsCharacters) return 3;
  return value.length > thirdCharacters ? 2 : 1;
}
