import type { ChangeReason, Layout, LayoutColumn } from '@/lib/contracts/club-software';
import type { MembershipSubmission } from '@/lib/contracts/submissions/submissions';
import { csvLine, textCell } from '@/lib/rules/format/csv-text';
import { noLastName } from '@/lib/rules/submissions/submission-fields';
import { writable } from './encode';
import { isMasked, type PersonContext, type PersonRow, personField, personRows } from './person-fields';

/** One line of the report. */
export type Change = {
  readonly number: number;
  readonly person: string;
  readonly column: string;
  readonly reason: ChangeReason;
  readonly before: string;
  readonly after: string;
};

export type WrittenRows = { readonly text: string; readonly changes: readonly Change[] };
export type WrittenCells = { readonly rows: readonly string[][]; readonly changes: readonly Change[] };

/** The line of column names. */
export function headerLine(layout: Layout): string {
  return lineOf(headerCells(layout), layout);
}

export function headerCells(layout: Layout): string[] {
  return layout.columns.map(({ name }) => writable(withoutSeparators(name, layout), layout.encoding));
}

/** Writes the persons of membership applications, one per line, and reports each value that the target format changed. */
export function writeRows(
  submissions: readonly MembershipSubmission[],
  layout: Layout,
  context: PersonContext,
): WrittenRows {
  const { rows, changes } = writeCells(submissions, layout, context);
  return { text: rows.map(cells => lineOf(cells, layout)).join(''), changes };
}

/** As `writeRows`, but returns cells. */
export function writeCells(
  submissions: readonly MembershipSubmission[],
  layout: Layout,
  context: PersonContext,
): WrittenCells {
  const changes: Change[] = [];
  const rows = submissions
    .flatMap(personRows)
    .map(row => layout.columns.map(column => cellOf(row, column, layout, context, changes)));
  return { rows, changes };
}

function lineOf(cells: readonly string[], { delimiter, quoting }: Layout): string {
  return quoting === 'Rfc4180' ? csvLine(cells, delimiter) : `${cells.join(delimiter)}\r\n`;
}

function cellOf(
  row: PersonRow,
  column: LayoutColumn,
  layout: Layout,
  context: PersonContext,
  changes: Change[],
): string {
  if (!column.field) return column.text ?? '';
  const { kind, read } = personField(column.field);
  const given = read(row, context, column.argument);
  const note = (reason: ChangeReason, before: string, after: string) => {
    const { firstName, lastName } = row.person;
    const person = [lastName, firstName].filter(Boolean).join(', ');
    changes.push({ number: row.submission.number, person, column: column.name, reason, before, after });
    return after;
  };
  noteReading(row, column, given, note);
  noteLostDepartments(row, column, layout, context, note);
  if (column.codes) return codeOf(given, column, note);
  if (given === '') return column.isRequired ? note('Missing', '', placeholderOf(column)) : '';
  if (kind === 'Date') return dateCell(given, layout);
  if (kind === 'Amount') return given.replace('.', layout.decimalMark);
  return textOf(given, kind, column, layout, note);
}

/** Who has one name only has it as first name, and programs that demand a last name refuse the row without one. */
function placeholderOf({ field }: LayoutColumn): string {
  return field === 'LastName' ? noLastName : '';
}

type Note = (reason: ChangeReason, before: string, after: string) => string;

/** Reports changes made while reading: a generated sign-in, a hidden account. */
function noteReading(row: PersonRow, { field }: LayoutColumn, given: string, note: Note): void {
  if (field === 'Login' && given !== row.person.email) note('Login', row.person.email, given);
  if (field === 'Iban' && row.position === 0 && isMasked(row.submission)) note('Masked', '', '');
}

/** Reports, at the last column for a department, the departments that have no column. */
function noteLostDepartments(
  row: PersonRow,
  { field, argument }: LayoutColumn,
  { columns }: Layout,
  context: PersonContext,
  note: Note,
): void {
  if (field === undefined || typeof argument !== 'number') return;
  const { length } = row.person.departments;
  if (length <= argument) return;
  const isLast = columns.every(one => typeof one.argument !== 'number' || one.argument <= argument);
  if (!isLast) return;
  const names = Array.from({ length: length - argument + 1 }, (_, index) =>
    personField(field).read(row, context, argument + index),
  );
  note('Departments', names.join(', '), names[0] ?? '');
}

function codeOf(given: string, { codes = {}, isRequired }: LayoutColumn, note: Note): string {
  if (Object.hasOwn(codes, given)) return codes[given] ?? '';
  if (given !== '') return note('UnknownCode', given, '');
  return isRequired ? note('Missing', '', '') : '';
}

function dateCell(date: string, { dateForm }: Layout): string {
  return dateForm === 'dd.MM.yyyy' ? date.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3.$2.$1') : date;
}

const phoneShape = /^\+?[\d ()/.-]+$/;

/** Each step that changes the text adds a line to the report. */
function textOf(given: string, kind: string, column: LayoutColumn, layout: Layout, note: Note): string {
  const isExact = kind === 'Exact' || (kind === 'Phone' && phoneShape.test(given));
  if (column.shape === 'Digits' && !/^\d+$/.test(given)) return note('Shape', given, '');
  const steps: [ChangeReason, (text: string) => string][] = [
    ['Separators', text => withoutSeparators(text, layout)],
    ['Characters', text => writable(text, layout.encoding)],
    ['Formula', text => (layout.isDefused && !isExact ? textCell(text) : text)],
  ];
  let text = given.normalize('NFC');
  for (const [reason, change] of steps) {
    const changed = change(text);
    if (changed !== text) note(reason, text, changed);
    text = changed;
  }
  return fitted(text, column, note);
}

function fitted(text: string, { charactersMax, isWholeOrNothing }: LayoutColumn, note: Note): string {
  const characters = [...text];
  if (charactersMax === undefined || characters.length <= charactersMax) return text;
  if (isWholeOrNothing) return note('LeftOut', text, '');
  return note('TooLong', text, characters.slice(0, charactersMax).join('').trimEnd());
}

/**
 * Removes control characters; without quotes, separators too, and replaces a quotation mark at the beginning, behind which
 * readers would look for its end.
 */
function withoutSeparators(text: string, { quoting, delimiter }: Layout): string {
  const plain = text.replace(/[^\P{Cc}\n\r\t]/gu, '');
  if (quoting === 'Rfc4180') return plain;
  const replacement = delimiter === ',' ? ' ' : ',';
  return plain
    .replace(/\s*[\r\n\t]+\s*/g, ' ')
    .replaceAll(delimiter, replacement)
    .replace(/^(\s*)"+/, "$1'");
}
