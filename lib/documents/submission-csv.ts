import { type Sender, senderOf } from '@/lib/contracts/submissions/sender';
import type {
  CancellationSubmission,
  ChangeSubmission,
  MembershipSubmission,
  Submission,
  Wishes,
} from '@/lib/contracts/submissions/submissions';
import { fileNameOf } from '@/lib/rules/custom-fields/file-answer';
import { csvLine, textCell } from '@/lib/rules/format/csv-text';
import { fullName } from '@/lib/rules/submissions/full-name';
import type { FieldName, FieldType } from '@/lib/rules/submissions/submission-fields';
import {
  fieldNamed,
  findField,
  namesIn,
  personNamesIn,
  pickFields,
} from '@/lib/rules/submissions/submission-fields';
import { type CsvFormat, dateCell, instantCell, moneyCell, numberCell } from './csv-cells';
import type { ExportContext } from './export-context';
import { knownWishes, namedWishes } from './known-wishes';

type FamilyMember = MembershipSubmission['familyMembers'][number];
type ShownConsents = MembershipSubmission['mediaConsents'];
type TableContext = Pick<ExportContext, 'locale' | 'customFields'> & {
  readonly club: Pick<ExportContext['club'], 'timeZone'>;
};
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
  'filledInBy',
  'mandate.givenBy',
  'guardians[0].liableAt',
  'guardians[1].liableAt',
  'proposedAccount.accountHolder',
  'proposedAccount.iban',
  'consentSource',
  'consentsAnsweredAt',
  'guardians[0].soleCustodyAt',
  'guardians[1].soleCustodyAt',
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
export function familyOf(submission: Submission): readonly FamilyMember[] {
  if (submission.kind === 'Membership') return submission.familyMembers;
  return submission.kind === 'Change' ? (submission.wishes.familyMembers ?? []) : [];
}

/**
 * The consents that count for a family member: their own, or those of the application where it has none of theirs. Who
 * is awaited has given nothing. A change request asks none of them.
 */
export function consentsOfMember(submission: Submission, member: FamilyMember): ShownConsents {
  const { consentSource = 'Application', mediaConsents = [] } = member;
  if (submission.kind !== 'Membership') return [];
  return consentSource === 'Application' ? submission.mediaConsents : mediaConsents;
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

/** The line of column names. */
export function csvHeader(columns: readonly string[]): string {
  return csvLine(columns, separator);
}

/** Byte-order mark, header and the lines of these submissions as RFC 4180 with `;` and CRLF (contract §6). */
export function toCsv(
  columns: readonly string[],
  submissions: readonly Submission[],
  context: ExportContext,
): string {
  return `\ufeff${csvHeader(columns)}${submissions.map(submissionLines(columns, context)).join('')}`;
}

/**
 * Returns the function that writes a submission: one line for it, then one for each family member with the same
 * `numberOfApplication`; `rowType` (`Submission`, `FamilyMember`) distinguishes them. Only the first line has sums and
 * bank data. Texts are defused (see `textCell`); dates, amounts and instants follow `context.locale`. The signature is
 * `true` or `false`. Each column's reader is looked up once, since an export has a hundred columns and many rows.
 */
export function submissionLines(
  columns: readonly string[],
  context: TableContext,
): (submission: Submission) => string {
  const format: RowFormat = {
    locale: context.locale,
    timeZone: context.club.timeZone,
    customTypes: new Map(context.customFields.map(({ internalName, type }) => [internalName, type])),
  };
  const membership = lineWriter(columns, membershipCells, format);
  const change = lineWriter(columns, changeCells, format);
  const cancellation = lineWriter(columns, cancellationCells, format);
  const familyMember = lineWriter(columns, familyMemberCells, format);
  const firstLine = (submission: Submission): string => {
    switch (submission.kind) {
      case 'Membership':
        return membership(submission);
      case 'Change':
        return change({ submission, wishes: allWishes(submission.wishes), customFields: {} });
      case 'Cancellation':
        return cancellation(submission);
    }
  };
  return submission =>
    familyOf(submission).reduce(
      (lines, member) => lines + familyMember({ submission, member, customFields: member.customFields }),
      firstLine(submission),
    );
}

const separator = ';';

type CustomFields = { readonly customFields: Sender['customFields'] };
type ChangeRow = CustomFields & {
  readonly submission: ChangeSubmission;
  readonly wishes: Readonly<Record<string, unknown>>;
};
type MemberRow = CustomFields & { readonly submission: Submission; readonly member: FamilyMember };

type ReadCell<Row> = (row: Row, format: RowFormat) => string;
/** The cells of a row by column; an absent column is an empty cell. */
type Cells<Row> = Readonly<Record<string, ReadCell<Row>>>;

function lineWriter<Row extends CustomFields>(
  columns: readonly string[],
  cells: Cells<Row>,
  format: RowFormat,
): (row: Row) => string {
  const readers: (ReadCell<Row> | undefined)[] = columns.map(column =>
    column.startsWith(customPrefix) ? customCell(column.slice(customPrefix.length)) : cells[column],
  );
  return row =>
    csvLine(
      readers.map(read => read?.(row, format) ?? ''),
      separator,
    );
}

const customPrefix = 'customFields.';

function customCell(name: string): ReadCell<CustomFields> {
  return ({ customFields }, format) =>
    Object.hasOwn(customFields, name)
      ? valueCell(customFields[name], format.customTypes.get(name), format)
      : '';
}

/** The cells of a record's fields. */
function fieldCells<Row, Name extends FieldName>(
  names: readonly Name[],
  recordOf: (row: Row) => Readonly<Partial<Record<Name, unknown>>>,
): Cells<Row> {
  return cellsOf(names, name => {
    const { type } = fieldNamed(name);
    return (row, format) => valueCell(recordOf(row)[name], type, format);
  });
}

function cellsOf<Row, Name extends string>(
  names: readonly Name[],
  readerOf: (name: Name) => ReadCell<Row>,
  prefix = '',
): Cells<Row> {
  return Object.fromEntries(names.map(name => [prefix + name, readerOf(name)]));
}

/** The columns of all kinds, for rows with a submission. */
function headCells<Row>(submissionOf: (row: Row) => Submission): Cells<Row> {
  const text = (read: (submission: Submission) => string | null | undefined): ReadCell<Row> => {
    return row => textCell(read(submissionOf(row)) ?? '');
  };
  const instant = (read: (submission: Submission) => string | null): ReadCell<Row> => {
    return (row, format) => instantCell(read(submissionOf(row)), format);
  };
  return {
    ...cellsOf(['kind', 'decidedBy', 'decisionMessage', 'notes', 'locale', 'id'] as const, name =>
      text(submission => submission[name]),
    ),
    numberOfApplication: row => String(submissionOf(row).number),
    rowType: () => 'Submission',
    // A withdrawn submission must not be listed as rejected.
    state: row => {
      const { state, withdrawnAt } = submissionOf(row);
      return withdrawnAt === null ? state : 'Withdrawn';
    },
    receivedAt: instant(submission => submission.receivedAt),
    needsConfirmation: row => String(submissionOf(row).needsConfirmation),
    confirmedAt: instant(submission => submission.confirmedAt),
    decidedAt: instant(submission => submission.decidedAt),
    withdrawnAt: instant(submission => submission.withdrawnAt),
    isAnonymized: row => String(submissionOf(row).isAnonymized),
    signature: row => String(submissionOf(row).signature !== null),
    'origin.url': text(submission => submission.origin?.url),
    'origin.ip': text(submission => submission.origin?.ip),
    'origin.userAgent': text(submission => submission.origin?.userAgent),
  };
}

function mandateCells<Row>(mandateOf: (row: Row) => ChangeSubmission['mandate']): Cells<Row> {
  const text = (name: 'reference' | 'creditorId' | 'firstDebitDate' | 'givenBy'): ReadCell<Row> => {
    return row => textCell(mandateOf(row)?.[name] ?? '');
  };
  return {
    'mandate.reference': text('reference'),
    'mandate.signedAt': (row, format) => instantCell(mandateOf(row)?.signedAt ?? null, format),
    'mandate.creditorId': text('creditorId'),
    'mandate.firstDebitDate': text('firstDebitDate'),
    'mandate.givenBy': text('givenBy'),
  };
}

const itself = <Row>(row: Row): Row => row;

function guardianCells(index: number): Cells<MembershipSubmission> {
  const instant = (
    name: 'confirmedAt' | 'refusedAt' | 'liableAt' | 'soleCustodyAt',
  ): ReadCell<MembershipSubmission> => {
    return ({ guardians }, format) => instantCell(guardians[index]?.[name] ?? null, format);
  };
  const cells: Cells<MembershipSubmission> = {
    ...fieldCells(namesIn('Guardian'), ({ guardians }: MembershipSubmission) => guardians[index] ?? {}),
    confirmedAt: instant('confirmedAt'),
    refusedAt: instant('refusedAt'),
    liableAt: instant('liableAt'),
    soleCustodyAt: instant('soleCustodyAt'),
  };
  return Object.fromEntries(
    Object.entries(cells).map(([name, read]) => [`guardians[${index}].${name}`, read]),
  );
}

const membershipCells: Cells<MembershipSubmission> = {
  ...headCells<MembershipSubmission>(itself),
  ...fieldCells([...personNamesIn('Membership'), 'memberNumber'], itself<MembershipSubmission>),
  ...fieldCells(['accountHolder', 'iban', 'bic', 'entryDate', 'paymentMethod'], itself<MembershipSubmission>),
  ...fieldCells(['hasSoleCustody', 'guardianLiability', 'privacyAccepted'], itself<MembershipSubmission>),
  ...mandateCells<MembershipSubmission>(({ mandate }) => mandate),
  ...guardianCells(0),
  ...guardianCells(1),
  'membership.name': ({ membership }) => textCell(membership.name),
  filledInBy: ({ filledInBy }) => textCell(filledInBy ?? ''),
  'proposedAccount.accountHolder': ({ proposedAccount }) => textCell(proposedAccount?.accountHolder ?? ''),
  'proposedAccount.iban': ({ proposedAccount }) => textCell(proposedAccount?.iban ?? ''),
  'furtherForm.title': ({ furtherForm }) => textCell(furtherForm?.title ?? ''),
  departments: ({ departments }) => namesCell(departments),
  'price.currency': ({ price }) => price.currency,
  'price.interval': ({ price }) => price.interval,
  'price.recurring': ({ price }, format) => moneyCell(price.recurring, format),
  'price.oneTime': ({ price }, format) => moneyCell(price.oneTime, format),
  'price.firstPayment': ({ price }, format) => moneyCell(price.firstPayment, format),
  'price.lines': ({ price }, format) =>
    textCell(price.lines.map(line => `${line.label}: ${moneyCell(line.amount, format)}`).join(' | ')),
  surchargeIds: ({ surchargeIds }) => surchargeIds.join(', '),
  mediaConsents: ({ mediaConsents }) => consentsCell(mediaConsents),
};

const changeCells: Cells<ChangeRow> = {
  ...headCells<ChangeRow>(({ submission }) => submission),
  ...fieldCells(namesIn('Identity'), ({ submission }: ChangeRow) => submission.identity),
  ...fieldCells(['validFrom'], ({ submission }: ChangeRow) => submission),
  ...mandateCells<ChangeRow>(({ submission }) => submission.mandate),
  ...cellsOf<ChangeRow, string>(
    [...knownWishes, 'customFields'],
    name => {
      const type = findField(name)?.type;
      return ({ wishes }, format) => valueCell(wishes[name], type, format);
    },
    'wishes.',
  ),
};

function allWishes(wishes: Wishes): Readonly<Record<string, unknown>> {
  const { iban, bic, accountHolder, sepaMandateAccepted } = wishes;
  return { ...namedWishes(wishes), iban, bic, accountHolder, sepaMandateAccepted };
}

const cancellationCells: Cells<CancellationSubmission> = {
  ...headCells<CancellationSubmission>(itself),
  ...fieldCells([...personNamesIn('Membership'), 'memberNumber'], itself<CancellationSubmission>),
  ...fieldCells(
    ['scope', 'wishedDate', 'extraordinaryDate', 'extraordinaryReason', 'reason', 'comment'],
    itself<CancellationSubmission>,
  ),
  departments: ({ departments }) => namesCell(departments),
  familyMemberNames: ({ familyMemberNames }) => textCell(familyMemberNames.join(', ')),
  noticeDate: ({ noticeDate }, format) => dateCell(noticeDate, format),
  effectiveDate: ({ effectiveDate }, format) => dateCell(effectiveDate, format),
};

/** A family member's row with the data needed to understand it alone. */
const familyMemberCells: Cells<MemberRow> = {
  ...pickFields(
    headCells<MemberRow>(({ submission }) => submission),
    ['numberOfApplication', 'kind', 'state', 'receivedAt'],
  ),
  'membership.name': ({ submission }) =>
    submission.kind === 'Membership' ? textCell(submission.membership.name) : '',
  entryDate: ({ submission }, format) =>
    submission.kind === 'Membership' ? dateCell(submission.entryDate, format) : '',
  ...fieldCells([...personNamesIn('FamilyMember'), 'memberNumber'], ({ member }: MemberRow) => member),
  id: ({ member }) => member.id,
  rowType: () => 'FamilyMember',
  departments: ({ member }) => namesCell(member.departments),
  mediaConsents: ({ submission, member }) => consentsCell(consentsOfMember(submission, member)),
  consentSource: ({ member }) => member.consentSource ?? '',
  consentsAnsweredAt: ({ member }, format) => instantCell(member.consentsAnsweredAt ?? null, format),
};

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
  if ('firstName' in value && 'lastName' in value)
    return fullName({ firstName: String(value.firstName), lastName: String(value.lastName) });
  return JSON.stringify(value);
}

function consentsCell(consents: ShownConsents): string {
  return textCell(consents.map(one => `${one.label || one.mediaType}: ${one.isGiven}`).join(' | '));
}

function namesCell(references: readonly { name: string }[]): string {
  return textCell(references.map(one => one.name).join(', '));
}
