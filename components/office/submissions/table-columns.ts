import type { SubmissionColumn } from '@/lib/rules/enums';

/**
 * Minimum width of each column in steps of 0.25rem, and the class that sets it. The name gets the remaining
 * width.
 */
export const columnWidths: Record<SubmissionColumn, { readonly least: number; readonly className: string }> =
  {
    Number: { least: 16, className: 'w-16' },
    Kind: { least: 35, className: 'w-35' },
    Subject: { least: 38, className: 'w-38' },
    BirthDate: { least: 30, className: 'w-30' },
    Departments: { least: 32, className: 'w-32' },
    Amount: { least: 36, className: 'w-36' },
    Payment: { least: 36, className: 'w-36' },
    MemberNumber: { least: 34, className: 'w-34' },
    City: { least: 26, className: 'w-26' },
    Assignee: { least: 31, className: 'w-31' },
    Received: { least: 32, className: 'w-32' },
    State: { least: 43, className: 'w-43' },
  };

const selectWidth = 12;
/** With 24 px of padding and a frame of 2 px it leaves 160 px for the text. */
const nameWidthMin = 47;
/** Extra width of the subject once every column is shown. */
const subjectExtra = 18;

/** Columns that narrow tables hide, in this order. The others are always shown. */
const givingWay: readonly SubmissionColumn[] = [
  'Number',
  'City',
  'Assignee',
  'MemberNumber',
  'Payment',
  'BirthDate',
  'Departments',
  'Amount',
];

/** Widths of the list, in the same steps, at which its layout changes. The table begins at the first one. */
const layoutSteps = [
  { from: 208, shown: '', wide: 'w-56' },
  {
    from: 224,
    shown: 'hidden @min-[56rem]:table-cell print:table-cell',
    wide: '@min-[56rem]:w-56',
  },
  {
    from: 240,
    shown: 'hidden @min-[60rem]:table-cell print:table-cell',
    wide: '@min-[60rem]:w-56',
  },
  {
    from: 256,
    shown: 'hidden @min-[64rem]:table-cell print:table-cell',
    wide: '@min-[64rem]:w-56',
  },
  {
    from: 272,
    shown: 'hidden @min-[68rem]:table-cell print:table-cell',
    wide: '@min-[68rem]:w-56',
  },
  {
    from: 280,
    shown: 'hidden @min-[70rem]:table-cell print:table-cell',
    wide: '@min-[70rem]:w-56',
  },
  {
    from: 304,
    shown: 'hidden @min-[76rem]:table-cell print:table-cell',
    wide: '@min-[76rem]:w-56',
  },
  {
    from: 320,
    shown: 'hidden @min-[80rem]:table-cell print:table-cell',
    wide: '@min-[80rem]:w-56',
  },
  {
    from: 336,
    shown: 'hidden @min-[84rem]:table-cell print:table-cell',
    wide: '@min-[84rem]:w-56',
  },
  {
    from: 352,
    shown: 'hidden @min-[88rem]:table-cell print:table-cell',
    wide: '@min-[88rem]:w-56',
  },
  {
    from: 368,
    shown: 'hidden @min-[92rem]:table-cell print:table-cell',
    wide: '@min-[92rem]:w-56',
  },
  {
    from: 384,
    shown: 'hidden @min-[96rem]:table-cell print:table-cell',
    wide: '@min-[96rem]:w-56',
  },
  {
    from: 400,
    shown: 'hidden @min-[100rem]:table-cell print:table-cell',
    wide: '@min-[100rem]:w-56',
  },
  {
    from: 432,
    shown: 'hidden @min-[108rem]:table-cell print:table-cell',
    wide: '@min-[108rem]:w-56',
  },
  {
    from: 448,
    shown: 'hidden @min-[112rem]:table-cell print:table-cell',
    wide: '@min-[112rem]:w-56',
  },
  {
    from: 468,
    shown: 'hidden @min-[117rem]:table-cell print:table-cell',
    wide: '@min-[117rem]:w-56',
  },
] as const;

type Layout = {
  /** Class that hides a column if the list is too narrow for it. */
  readonly shown: ReadonlyMap<SubmissionColumn, string>;
  readonly width: (column: SubmissionColumn) => string;
};

/** Classes of the chosen columns, which leave enough width for the name. */
export function layOutColumns(columns: readonly SubmissionColumn[]): Layout {
  const wide = stepFrom(neededFor(columns) + subjectExtra)?.wide ?? '';
  return {
    shown: new Map(columns.map(column => [column, stepOf(column, columns).shown])),
    width: column => `${columnWidths[column].className} ${column === 'Subject' ? wide : ''}`.trim(),
  };
}

/** The columns of a list of this width, in steps of 0.25rem, and the width of its name. */
export function layoutAt(width: number, columns: readonly SubmissionColumn[]) {
  const shown = columns.filter(column => stepOf(column, columns).from <= width);
  const wideFrom = stepFrom(neededFor(columns) + subjectExtra)?.from ?? Number.POSITIVE_INFINITY;
  const extra = shown.includes('Subject') && width >= wideFrom ? subjectExtra : 0;
  return { shown, nameWidth: nameWidthMin + width - neededFor(shown) - extra };
}

function stepOf(column: SubmissionColumn, columns: readonly SubmissionColumn[]) {
  const place = givingWay.indexOf(column);
  if (place < 0) return layoutSteps[0];
  const gone = givingWay.slice(0, place);
  const needed = neededFor(columns.filter(one => !gone.includes(one)));
  const step = stepFrom(needed);
  if (!step) throw new Error(`The table has no step for a width of ${needed}`);
  return step;
}

function stepFrom(needed: number) {
  return layoutSteps.find(({ from }) => from >= needed);
}

function neededFor(columns: readonly SubmissionColumn[]): number {
  return columns.reduce((sum, column) => sum + columnWidths[column].least, selectWidth + nameWidthMin);
}
