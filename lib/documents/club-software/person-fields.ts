import {
  catalogueFieldOf,
  isOwnColumn,
  type LayoutColumn,
  type OwnColumn,
  type PersonFieldName,
} from '@/lib/contracts/club-software';
import type { MembershipSubmission } from '@/lib/contracts/submissions/submissions';
import { instantParts } from '@/lib/documents/instant-parts';
import { fileIdOf } from '@/lib/rules/custom-fields/file-answer';
import { fullName, titledName } from '@/lib/rules/submissions/full-name';
import type { FieldType, PersonNameIn } from '@/lib/rules/submissions/submission-fields';
import { fieldNamed } from '@/lib/rules/submissions/submission-fields';
import type { Catalog } from './layout';

/** One row of an import file: the applicant (position 0) or a family member of an application. */
export type PersonRow = {
  readonly submission: MembershipSubmission;
  readonly position: number;
  readonly person: MembershipSubmission | MembershipSubmission['familyMembers'][number];
};

export type PersonContext = {
  readonly catalog: Catalog;
  readonly timeZone: string;
  /** E-mail addresses, in lower case, that several persons of the club share. */
  readonly sharedEmails: ReadonlySet<string>;
};

/**
 * How a value is written: texts are defused, dates and amounts get the format of the file; codes and exact values are
 * unchanged.
 */
export type ValueKind = 'Text' | 'Phone' | 'Date' | 'Amount' | 'Exact';

type Field = {
  readonly kind: ValueKind;
  /** Returns dates as `YYYY-MM-DD`, amounts with a point, codes as in the API; empty if there is no value. */
  read(row: PersonRow, context: PersonContext, argument: LayoutColumn['argument']): string;
};

/** All persons of an application, the applicant first. */
export function personRows(submission: MembershipSubmission): PersonRow[] {
  return [submission, ...submission.familyMembers].map((person, position) => ({
    submission,
    position,
    person,
  }));
}

const isPayer = ({ position }: PersonRow) => position === 0;
const yes = (is: boolean) => String(is);

const ofSubmission = (
  read: (submission: MembershipSubmission) => string | null,
  kind: ValueKind = 'Text',
): Field => ({ kind, read: ({ submission }) => read(submission) ?? '' });

/** Only the payer's row has bank data and fees, so nobody is charged twice. */
const ofPayer = (
  read: (submission: MembershipSubmission) => string | null,
  kind: ValueKind = 'Text',
): Field => ({ kind, read: row => (isPayer(row) ? (read(row.submission) ?? '') : '') });

const nameLastFirst = (lastName: string, firstName: string) =>
  [lastName, firstName].filter(Boolean).join(', ');

const catalogueFields = new Map<PersonFieldName, Field>();

/** Returns the type of a column and the function that reads its value. Made once, because each cell asks for it. */
export function personField(column: PersonFieldName): Field {
  if (isOwnColumn(column)) return ownColumns[column];
  const field = catalogueFields.get(column) ?? catalogueField(catalogueFieldOf(column));
  catalogueFields.set(column, field);
  return field;
}

/**
 * A field of the catalogue. Everybody has the applicant's address; a family member without an own e-mail address or
 * phone number has the applicant's. What family members are not asked stands in the applicant's row only.
 */
function catalogueField(name: PersonNameIn<'Membership'>): Field {
  const { type, group, of } = fieldNamed(name);
  const read = ({ person, submission, position }: PersonRow): string | null => {
    if (group === 'address') return submission[name];
    if (of.FamilyMember === undefined) return position === 0 ? submission[name] : null;
    const own = valueNamed(person, name);
    return typeof own === 'string' && own !== '' ? own : group === 'contact' ? submission[name] : null;
  };
  return { kind: kindOf(type), read: row => read(row) ?? '' };
}

/** Not every person of the catalogue has every field. */
function valueNamed(person: Readonly<Record<string, unknown>>, name: string): unknown {
  return person[name];
}

function kindOf(type: FieldType): ValueKind {
  if (type === 'Date' || type === 'BirthDate') return 'Date';
  if (type === 'Phone') return 'Phone';
  return type === 'Select' || type === 'Country' ? 'Exact' : 'Text';
}

const ownColumns: Readonly<Record<OwnColumn, Field>> = {
  MemberNumber: { kind: 'Exact', read: ({ person }) => person.memberNumber ?? '' },
  ApplicationNumber: ofSubmission(submission => String(submission.number), 'Exact'),
  Login: { kind: 'Text', read: loginOf },
  ReceivedAt: {
    kind: 'Date',
    read: ({ submission }, { timeZone }) => instantParts(submission.receivedAt, timeZone).date,
  },
  EntryDate: ofSubmission(submission => submission.entryDate, 'Date'),
  Tariff: ofSubmission(submission => submission.membership.name),
  TariffCode: {
    kind: 'Text',
    read: ({ submission }, { catalog }) => codeOf(submission.membership, catalog.tariffs),
  },
  HasTariff: {
    kind: 'Exact',
    read: ({ submission }, _context, id) => yes(submission.membership.id === id),
  },
  Department: { kind: 'Text', read: (row, _context, index) => departmentOf(row, index)?.name ?? '' },
  DepartmentCode: {
    kind: 'Text',
    read: (row, { catalog }, index) => {
      const department = departmentOf(row, index);
      return department ? codeOf(department, catalog.departments) : '';
    },
  },
  HasDepartment: {
    kind: 'Exact',
    read: ({ person }, _context, id) => yes(person.departments.some(department => department.id === id)),
  },
  Interval: ofSubmission(submission => submission.price.interval, 'Exact'),
  RecurringFee: {
    kind: 'Amount',
    read: row => (isPayer(row) ? row.submission.price.recurring : 0).toFixed(2),
  },
  OneTimeFee: {
    kind: 'Amount',
    read: row => (isPayer(row) ? row.submission.price.oneTime : 0).toFixed(2),
  },
  PaymentMethod: ofSubmission(submission => submission.paymentMethod, 'Exact'),
  PaymentMethodOfPayer: ofPayer(submission => submission.paymentMethod, 'Exact'),
  Payer: {
    kind: 'Text',
    read: row =>
      isPayer(row)
        ? lastNameFirst(otherHolderOf(row.submission))
        : nameLastFirst(row.submission.lastName, row.submission.firstName),
  },
  AccountHolder: ofPayer(submission => (isMasked(submission) ? null : submission.accountHolder)),
  OtherAccountHolder: ofPayer(otherHolderOf),
  Iban: ofPayer(submission => (isMasked(submission) ? null : submission.iban), 'Exact'),
  Bic: ofPayer(submission => submission.bic, 'Exact'),
  HasMandate: { kind: 'Exact', read: row => yes(isPayer(row) && row.submission.mandate !== null) },
  MandateReference: ofPayer(submission => readableMandate(submission)?.reference ?? null, 'Exact'),
  MandateSignedAt: {
    kind: 'Date',
    read: (row, { timeZone }) => {
      const { mandate } = row.submission;
      return isPayer(row) && mandate ? instantParts(mandate.signedAt, timeZone).date : '';
    },
  },
  CreditorId: ofPayer(submission => readableMandate(submission)?.creditorId ?? null, 'Exact'),
  Notes: ofPayer(submission => submission.notes),
  CustomField: {
    kind: 'Text',
    read: ({ person, submission }, _context, name) =>
      customValue(person.customFields[String(name)], submission.files),
  },
};

/** The mandate, unless its reference is masked: a file for club software has a full reference or none. */
function readableMandate(submission: MembershipSubmission) {
  return isMasked(submission) ? null : submission.mandate;
}

/** Readers without the right to bank data get an empty value instead of asterisks. */
export function isMasked({ iban }: MembershipSubmission): boolean {
  return iban?.includes('*') ?? false;
}

function codeOf(chosen: { id: string; name: string }, items: Catalog['tariffs']): string {
  return items.find(item => item.id === chosen.id)?.externalCode || chosen.name;
}

function departmentOf({ person }: PersonRow, index: LayoutColumn['argument']) {
  return typeof index === 'number' ? person.departments[index - 1] : undefined;
}

function otherHolderOf(submission: MembershipSubmission): string {
  const holder = isMasked(submission) ? '' : (submission.accountHolder ?? '');
  const isSelf = [fullName(submission), titledName(submission)].some(
    name => name.trim().toLocaleLowerCase('de') === holder.trim().toLocaleLowerCase('de'),
  );
  return isSelf ? '' : holder;
}

/** `Änne Groß` becomes `Groß, Änne`; a single word stays unchanged. */
function lastNameFirst(name: string): string {
  const words = name.trim().split(/\s+/);
  return words.length < 2 || name.includes(',')
    ? name
    : nameLastFirst(words.at(-1) ?? '', words.slice(0, -1).join(' '));
}

/** The person's own address if it is unique in the club, else a name with the number of the application. */
function loginOf(row: PersonRow, { sharedEmails }: PersonContext): string {
  const { person, submission, position } = row;
  if (person.email && !sharedEmails.has(person.email.toLowerCase())) return person.email;
  const number = String(submission.number).padStart(4, '0');
  return position === 0 ? `antrag-${number}` : `antrag-${number}-${position + 1}`;
}

/** A file by its name. */
function customValue(
  value: string | number | boolean | string[] | undefined,
  files: MembershipSubmission['files'],
): string {
  if (value === undefined) return '';
  const file = files.find(({ id }) => id === fileIdOf(value));
  if (file) return file.fileName;
  return Array.isArray(value) ? value.join(', ') : String(value);
}
