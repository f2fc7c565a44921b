import type { CustomFieldSchema } from '@/lib/contracts/catalog';
import type { Block } from '@/lib/documents/pdf/sheet';
import type { CustomFieldCategory } from '@/lib/rules/enums';
import { blanksRow, dateComb, ticks } from './blanks';
import { type Paper, titled } from './paper';

const spans: Readonly<Record<CustomFieldSchema['type'], number>> = {
  ...{ Text: 6, TextArea: 12, Number: 3, Date: 4, Email: 6, Phone: 4 },
  ...{ Checkbox: 12, Select: 12, MultiSelect: 12 },
};

/** The custom fields of the named categories, to fill in by hand. */
export function customFieldRows(paper: Paper, categories: readonly CustomFieldCategory[]): Block[] {
  const fields = paper.form.customFields.filter(({ category }) => categories.includes(category));
  const written = fields.filter(({ type }) => spans[type] < 12 || type === 'TextArea');
  const ticked = fields.filter(field => !written.includes(field));
  return [...writtenRows(paper, written), ...ticked.flatMap(field => tickedBlocks(paper, field))];
}

function writtenRows(paper: Paper, fields: readonly CustomFieldSchema[]): Block[] {
  const rows: CustomFieldSchema[][] = [];
  let used = 12;
  for (const field of fields) {
    used += spans[field.type];
    if (used > 12) {
      rows.push([]);
      used = spans[field.type];
    }
    rows.at(-1)?.push(field);
  }
  return rows.map(row =>
    blanksRow(
      paper.sheet,
      row.map(field => ({
        label: labelOf(paper, field),
        span: spans[field.type],
        ...(field.type === 'Date' ? { comb: dateComb } : {}),
        ...(field.type === 'TextArea' ? { lines: 3 } : {}),
      })),
    ),
  );
}

function labelOf({ words }: Paper, { label, isRequired }: CustomFieldSchema): string {
  return isRequired ? label : words.texts('optional', { label });
}

function tickedBlocks(paper: Paper, field: CustomFieldSchema): Block[] {
  if (field.type === 'Checkbox')
    return ticks(paper.sheet, [{ text: labelOf(paper, field), detail: field.description }], 1);
  const options = field.options.map(({ label }) => ({ text: label }));
  const hint = field.type === 'MultiSelect' ? paper.words.texts('chooseSeveral') : '';
  return titled(paper, labelOf(paper, field), ticks(paper.sheet, options), hint);
}
