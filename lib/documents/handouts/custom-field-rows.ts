import type { CustomFieldSchema } from '@/lib/contracts/catalog';
import type { Block } from '@/lib/documents/pdf/sheet';
import { conditionText } from '@/lib/rules/custom-fields/condition-text';
import type { CustomFieldCategory, CustomFieldType } from '@/lib/rules/enums';
import { type Blank, blanksRow, dateComb, ticks } from './blanks';
import { type Paper, titled } from './paper';

/** How an answer is given on paper: ticked, or written on a blank that is `span` twelfths of the page wide. */
type Control = 'ticks' | Omit<Blank, 'label'>;

// The widths are chosen so that the blanks of the demo club's form and of a form with every type share rows. A wider
// one can cost a page: lib/services/handouts/make-handout.db.test.ts counts them.
const controls: Readonly<Record<CustomFieldType, Control>> = {
  Text: { span: 6 },
  TextArea: { span: 12, lines: 3 },
  Number: { span: 3 },
  Date: { span: 4, comb: dateComb },
  Email: { span: 6 },
  Phone: { span: 4 },
  Checkbox: 'ticks',
  Select: 'ticks',
  MultiSelect: 'ticks',
  // Ticked when it is enclosed.
  File: 'ticks',
};

/** The custom fields of the named categories, to fill in by hand. */
export function customFieldRows(paper: Paper, categories: readonly CustomFieldCategory[]): Block[] {
  const fields = paper.form.customFields.filter(({ category }) => categories.includes(category));
  const blanksOf = (asked: typeof fields) =>
    asked.flatMap((field): Blank[] => {
      const control = controls[field.type];
      if (control === 'ticks') return [];
      // A condition needs room: in a narrow label it would be a column of single words.
      const span = field.showIf ? Math.max(control.span, 6) : control.span;
      return [{ ...control, span, label: labelOf(paper, field) }];
    });
  const ticked = fields.filter(({ type }) => controls[type] === 'ticks');
  // A blank that depends on an answer stands below the answers.
  const depends = ({ showIf }: CustomFieldSchema) => showIf?.answer !== undefined;
  return [
    ...blankRows(paper, blanksOf(fields.filter(field => !depends(field)))),
    ...ticked.flatMap(field => tickedBlocks(paper, field)),
    ...blankRows(paper, blanksOf(fields.filter(depends))),
  ];
}

function blankRows({ sheet }: Paper, blanks: readonly Blank[]): Block[] {
  const rows: Blank[][] = [];
  let used = 12;
  for (const blank of blanks) {
    used += blank.span;
    if (used > 12) {
      rows.push([]);
      used = blank.span;
    }
    rows.at(-1)?.push(blank);
  }
  return rows.map(row => blanksRow(sheet, row));
}

/** On paper every field stands, so one with a condition says it. */
function labelOf({ words, form }: Paper, { label, isRequired, showIf }: CustomFieldSchema): string {
  const text = isRequired ? label : words.texts('optional', { label });
  if (!showIf) return text;
  const memberships = 'memberships' in form ? form.memberships : [];
  return `${text} · ${conditionText(showIf, { ...form, memberships }, (key, params) => words.labels(key, params))}`;
}

function tickedBlocks(paper: Paper, field: CustomFieldSchema): Block[] {
  if (field.type === 'Checkbox')
    return ticks(paper.sheet, [{ text: labelOf(paper, field), detail: field.description }], 1);
  if (field.type === 'File') {
    const text = paper.words.texts('enclose', { label: labelOf(paper, field) });
    return ticks(paper.sheet, [{ text, detail: field.description }], 1);
  }
  const options = field.options.map(({ label }) => ({ text: label }));
  const hint = field.type === 'MultiSelect' ? paper.words.texts('chooseSeveral') : '';
  return titled(paper, labelOf(paper, field), ticks(paper.sheet, options), hint);
}
