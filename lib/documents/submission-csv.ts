import { type Sender, senderOf } from '@/lib/contracts/submissions/sender';
import type { ChangeSubmission, Submission, Wishes } from '@/lib/contracts/submissions/submissions';
import { fileNameOf } from '@/lib/rules/custom-fields/file-answer';
import { csvLine, textCell } from '@/lib/rules/format/csv-text';
import type { FieldName, FieldType } from '@/lib/rules/submissions/submission-fields';
import { fieldNamed, findField, namesIn, personNamesIn } from '@/lib/rules/submissions/submission-fields';
import { type CsvFormat, dateCell, instantCell, moneyCell, numberCell } from './csv-cells';
import type { ExportContext } from './export-context';
import { knownWishes, namedWishes } from './known-wishes';

/** Values by column; an absent column is an empty cell. */
export type CsvRow = Readonly<Record<string, string>>;

type FamilyMember = Extract<Submission, { kind: 'Membership' }>['familyMembers'][number];
type RowFormat = CsvFormat & {
  /** The types of the custom fields by internal name. */
  readonly customTypes: ReadonlyMap<string, FieldType>;
};

const guardianColumns = [0, 1].flatMap(index =>
  [...namesIn('Guardian'), 'confirmedAt'].map(name => `guardians[${index}].${name}`),
);

/**
 * The columns of every export, in order, for all three kinds. Names are the property paths of the API in every
 * language, so spreadsheet templates and scripts still work when texts change.
 */
export const fixedColumns: readonly string[] = [
  'numberOfApplication',
  'rowType',
  'kind',
  'state',
  'receivedAt',
  'needsConfirmation',
  'confirmedAt',
  'decidedAt',
  'decidedBy',
  'decisionMessage',
  'memberNumber',
  ...personNamesIn('Membership'),
  'membership.name',
  'departments',
  'entryDate',
  ...guardianColumns,
  'hasSoleCustody',
  'guardianLiability',
  'paymentMethod',
  'accountHolder',
  'iban',
  'bic',
  'mandate.reference',
  'mandate.signedAt',
  'mandate.creditorId',
  'mandate.firstDebitDate',
  'price.currency',
  'price.interval',
  'price.recurring',
  'price.oneTime',
  'price.firstPayment',
  'price.lines',
  'surchargeIds',
  'privacyAccepted',
  'mediaConsents',
  'validFrom',
  ...knownWishes.map(name => `wishes.${name}`),
  'wishes.customFields',
  'scope',
  'familyMemberNames',
  'wishedDate',
  'extraordinaryDate',
  'noticeDate',
  'effectiveDate',
  'extraordinaryReason',
  'reason',
  'comment',
  'notes',
  'signature',
  'origin.url',
  'origin.ip',
  'origin.userAgent',
  'locale',
  'isAnonymized',
  'id',
  'withdrawnAt',
  'guardians[0].refusedAt',
  'guardians[1].refusedAt',
  'furtherForm.title',
];

/**
 * All columns of an export: the fixed ones, then one `customFields.{internalName}` for each custom field. A bulk
 * export uses all fields of the club (`names` of its context), because the header is written before the first row is
 * read.
 */
export function csvColumns(customFieldNames: readonly string[]): string[] {
  return [...fixedColumns, ...customFieldNames.map(name => `customFields.${name}`)];
}

/** The family members of an application, or those in the wishes of a change request. */
function familyOf(submission: Submission): readonly FamilyMember[] {
  if (submission.kind === 'Membership') return submission.familyMembers;
  return submission.kind === 'Change' ? (submission.wishes.familyMembers ?? []) : [];
}

/** The custom fields of one submission: those of its form, and those with values. */
export function customFieldNamesOf(submission: Submission, { customFields }: ExportContext): string[] {
  const family = familyOf(submission);
  const used = new Set([senderOf(submission), ...family].flatMap(one => Object.keys(one.customFields)));
  const known = customFields
    .filter(
      field => used.has(field.internalName) || (!field.isDeleted && field.forms.includes(submission.kind)),
    )
    .map(field => field.internalName);
  return [...known, ...[...used].filter(name => !known.includes(name)).toSorted()];
}

/**
 * One row for the submission, then one for each family member with the same `numberOfApplication`; `rowType`
 * (`Submission`, `FamilyMember`) distinguishes them. Only the first row has sums and bank data. Texts are defused
 * (see `textCell`); dates, amounts and instants follow `context.locale`. The signature is `true` or `false`.
 */
export function submissionCsvRows(submission: Submission, context: ExportContext): CsvRow[] {
  const format: RowFormat = {
    locale: context.locale,
    timeZone: context.club.timeZone,
    customTypes: new Map(context.customFields.map(({ internalName, type }) => [internalName, type])),
  };
  const family = familyOf(submission);
  const first = {
    ...headCells(submission, format),
    ...kindCells(submission, format),
    ...customCells(senderOf(submission).customFields, format),
  };
  return [first, ...family.map(member => memberCells(member, first, format))];
}

/** Header and rows as RFC 4180 with BOM, `;` and CRLF (contract §6). */
export function toCsv(columns: readonly string[], rows: readonly CsvRow[]): string {
  return `\ufeff${csvLines([headerRow(columns)], columns)}${csvLines(rows, columns)}`;
}

/** Rows as lines that end with CRLF, without header; a bulk export appends them for each submission. */
export function csvLines(rows: readonly CsvRow[], columns: readonly string[]): string {
  return rows
    .map(row =>
      csvLine(
        columns.map(column => row[column] ?? ''),
        ';',
      ),
    )
    .join('');
}

export function headerRow(columns: readonly string[]): CsvRow {
  return Object.fromEntries(columns.map(column => [column, column]));
}

function headCells(submission: Submission, format: RowFormat): CsvRow {
  const { origin } = submission;
  const sender = senderOf(submission);
  return {
    ...texts(submission, ['kind', 'decidedBy', 'decisionMessage', 'notes', 'locale', 'id']),
    ...fieldCells([...personNamesIn('Membership'), 'memberNumber'], sender, format),
    numberOfApplication: String(submission.number),
    rowType: 'Submission',
    // A withdrawn submission must not be listed as rejected.
    state: submission.withdrawnAt === null ? submission.state : 'Withdrawn',
    receivedAt: instantCell(submission.receivedAt, format),
    needsConfirmation: String(submission.needsConfirmation),
    confirmedAt: instantCell(submission.confirmedAt, format),
    decidedAt: instantCell(submission.decidedAt, format),
    withdrawnAt: instantCell(submission.withdrawnAt, format),
    isAnonymized: String(submission.isAnonymized),
    signature: String(submission.signature !== null),
    'origin.url': textCell(origin?.url ?? ''),
    'origin.ip': textCell(origin?.ip ?? ''),
    'origin.userAgent': textCell(origin?.userAgent ?? ''),
  };
}

function kindCells(submission: Submission, format: RowFormat): CsvRow {
  switch (submission.kind) {
    case 'Membership':
      return membershipCells(submission, format);
    case 'Change':
      return {
        ...mandateCells(submission.mandate, format),
        ...wishCells(submission.wishes, format),
        ...fieldCells(['validFrom'], submission, format),
      };
    case 'Cancellation':
      return {
        ...fieldCells(
          ['scope', 'wishedDate', 'extraordinaryDate', 'extraordinaryReason', 'reason', 'comment'],
          submission,
          format,
        ),
        departments: namesCell(submission.departments),
        familyMemberNames: textCell(submission.familyMemberNames.join(', ')),
        noticeDate: dateCell(submission.noticeDate, format),
        effectiveDate: dateCell(submission.effectiveDate, format),
      };
  }
}

function membershipCells(submission: Extract<Submission, { kind: 'Membership' }>, format: RowFormat): CsvRow {
  const { price } = submission;
  const lines = price.lines.map(line => `${line.label}: ${moneyCell(line.amount, format)}`);
  const consents = submission.mediaConsents.map(one => `${one.label || one.mediaType}: ${one.isGiven}`);
  return {
    ...fieldCells(['accountHolder', 'iban', 'bic', 'entryDate', 'paymentMethod'], submission, format),
    ...fieldCells(['hasSoleCustody', 'guardianLiability', 'privacyAccepted'], submission, format),
    ...mandateCells(submission.mandate, format),
    'membership.name': textCell(submission.membership.name),
    'furtherForm.title': textCell(submission.furtherForm?.title ?? ''),
    departments: namesCell(submission.departments),
    ...Object.assign(
      {},
      ...submission.guardians.map((guardian, index) => guardianCells(guardian, index, format)),
    ),
    'price.currency': price.currency,
    'price.interval': price.interval,
    'price.recurring': moneyCell(price.recurring, format),
    'price.oneTime': moneyCell(price.oneTime, format),
    'price.firstPayment': moneyCell(price.firstPayment, format),
    'price.lines': textCell(lines.join(' | ')),
    surchargeIds: submission.surchargeIds.join(', '),
    mediaConsents: textCell(consents.join(' | ')),
  };
}

type Guardian = Extract<Submission, { kind: 'Membership' }>['guardians'][number];

function guardianCells(guardian: Guardian, index: number, format: RowFormat): CsvRow {
  const all = {
    ...fieldCells(namesIn('Guardian'), guardian, format),
    confirmedAt: instantCell(guardian.confirmedAt, format),
    refusedAt: instantCell(guardian.refusedAt, format),
  };
  return Object.fromEntries(Object.entries(all).map(([name, cell]) => [`guardians[${index}].${name}`, cell]));
}

function mandateCells(mandate: ChangeSubmission['mandate'], format: RowFormat): CsvRow {
  return {
    'mandate.reference': textCell(mandate?.reference ?? ''),
    'mandate.signedAt': instantCell(mandate?.signedAt ?? null, format),
    'mandate.creditorId': textCell(mandate?.creditorId ?? ''),
    'mandate.firstDebitDate': textCell(mandate?.firstDebitDate ?? ''),
  };
}

/** A family member's row with the data needed to understand it alone; only the first row has sums. */
function memberCells(member: FamilyMember, first: CsvRow, format: RowFormat): CsvRow {
  const shared = ['numberOfApplication', 'kind', 'state', 'receivedAt', 'membership.name', 'entryDate'];
  return {
    ...Object.fromEntries(shared.map(column => [column, first[column] ?? ''])),
    ...fieldCells([...personNamesIn('FamilyMember'), 'memberNumber'], member, format),
    id: member.id,
    rowType: 'FamilyMember',
    departments: namesCell(member.departments),
    ...customCells(member.customFields, format),
  };
}

function customCells(values: Sender['customFields'], format: RowFormat): CsvRow {
  const cells = Object.entries(values).map(([name, value]) => [
    `customFields.${name}`,
    valueCell(value, format.customTypes.get(name), format),
  ]);
  return Object.fromEntries(cells);
}

/** The cells of a record's fields. */
function fieldCells<Name extends FieldName>(
  names: readonly Name[],
  record: Readonly<Partial<Record<Name, unknown>>>,
  format: RowFormat,
): CsvRow {
  return Object.fromEntries(
    names.map(name => [name, valueCell(record[name], fieldNamed(name).type, format)]),
  );
}

function wishCells(wishes: Wishes, format: RowFormat): CsvRow {
  const { iban, bic, accountHolder, sepaMandateAccepted } = wishes;
  const all = { ...namedWishes(wishes), iban, bic, accountHolder, sepaMandateAccepted };
  const cells = Object.entries(all).map(([name, value]) => [
    `wishes.${name}`,
    valueCell(value, findField(name)?.type, format),
  ]);
  return Object.fromEntries(cells);
}

/** Days and numbers as in other cells, records by their names, the rest as text; codes as in the API. */
function valueCell(value: unknown, type: FieldType | undefined, format: RowFormat): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return numberCell(value, format);
  if (type === 'File' && typeof value === 'string') return textCell(fileNameOf(value));
  if (Array.isArray(value)) return textCell(value.map(one => plainText(one)).join(', '));
  if ((type === 'Date' || type === 'BirthDate') && typeof value === 'string') return dateCell(value, format);
  return textCell(plainText(value));
}

function plainText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if ('isGiven' in value && 'name' in value) return `${value.name}: ${value.isGiven}`;
  if ('name' in value) return String(value.name);
  if ('firstName' in value && 'lastName' in value) return `${value.firstName} ${value.lastName}`;
  return JSON.stringify(value);
}

function namesCell(references: readonly { name: string }[]): string {
  return textCell(references.map(one => one.name).join(', '));
}

function texts<Key extends string>(
  record: Readonly<Record<Key, string | null>>,
  names: readonly Key[],
): CsvRow {
  return Object.fromEntries(names.map(name => [name, textCell(record[name] ?? '')]));
}
