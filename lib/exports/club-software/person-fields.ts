import type { LayoutColumn, PersonFieldName } from '@/lib/contracts/club-software';
import type { MembershipSubmission } from '@/lib/contracts/submissions';
import { instantParts } from '../instant-parts';
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
  /** E-mail addresses, in lower case, that more than one person of the club has. */
  readonly sharedEmails: ReadonlySet<string>;
};

/**
 * How a value is written: texts are defused, dates and amounts take the form of the file; codes and exact values are
 * taken as they are.
 */
export type ValueKind = 'Text' | 'Phone' | 'Date' | 'Amount' | 'Exact';

type Field = {
  readonly kind: ValueKind;
  /** Dates as `YYYY-MM-DD`, amounts with a point, codes as the API names them; empty where there is none. */
  read(row: PersonRow, context: PersonContext, argument: LayoutColumn['argument']): string;
};

/** Everybody of an application, the applicant first. */
export function personRows(submission: MembershipSubmission): PersonRow[] {
  return [submission, ...submission.familyMembers].map((person, position) => ({
    submission,
    position,
    person,
  }));
}

const isPayer = ({ position }: PersonRow) => position === 0;
const yes = (is: boolean) => String(is);

const ofPerson = (read: (person: PersonRow['person']) => string | null, kind: ValueKind = 'Text'): Field => ({
  kind,
  read: ({ person }) => read(person) ?? '',
});

const ofSubmission = (
  read: (submission: MembershipSubmission) => string | null,
  kind: ValueKind = 'Text',
): Field => ({ kind, read: ({ submission }) => read(submission) ?? '' });

/** Bank data and fees stand in the row of who pays, so that nobody is charged twice. */
const ofPayer = (
  read: (submission: MembershipSubmission) => string | null,
  kind: ValueKind = 'Text',
): Field => ({ kind, read: row => (isPayer(row) ? (read(row.submission) ?? '') : '') });

/** A family member without an own number is reached by the applicant's. */
const ofHousehold = (name: 'email' | 'phone', kind: ValueKind): Field => ({
  kind,
  read: ({ person, submission }) => person[name] || submission[name],
});

const nameLastFirst = (lastName: string, firstName: string) =>
  [lastName, firstName].filter(Boolean).join(', ');

const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim();

export const personFields: Readonly<Record<PersonFieldName, Field>> = {
  memberNumber: ofPayer(submission => submission.memberNumber, 'Exact'),
  applicationNumber: ofSubmission(submission => String(submission.number), 'Exact'),
  gender: ofPerson(person => person.gender, 'Exact'),
  title: ofPerson(person => person.title),
  firstName: ofPerson(person => person.firstName),
  lastName: ofPerson(person => person.lastName),
  birthDate: ofPerson(person => person.birthDate, 'Date'),
  street: ofSubmission(submission => submission.street),
  zip: ofSubmission(submission => submission.zip),
  city: ofSubmission(submission => submission.city),
  country: ofSubmission(submission => submission.country, 'Exact'),
  nationality: ofPayer(submission => submission.nationality),
  email: ofHousehold('email', 'Text'),
  login: { kind: 'Text', read: loginOf },
  phone: ofHousehold('phone', 'Phone'),
  mobile: ofPayer(submission => submission.mobile, 'Phone'),
  receivedAt: {
    kind: 'Date',
    read: ({ submission }, { timeZone }) => instantParts(submission.receivedAt, timeZone).date,
  },
  entryDate: ofSubmission(submission => submission.entryDate, 'Date'),
  tariff: ofSubmission(submission => submission.membership.name),
  tariffCode: {
    kind: 'Text',
    read: ({ submission }, { catalog }) => codeOf(submission.membership, catalog.tariffs),
  },
  hasTariff: {
    kind: 'Exact',
    read: ({ submission }, _context, id) => yes(submission.membership.id === id),
  },
  department: { kind: 'Text', read: (row, _context, index) => departmentOf(row, index)?.name ?? '' },
  departmentCode: {
    kind: 'Text',
    read: (row, { catalog }, index) => {
      const department = departmentOf(row, index);
      return department ? codeOf(department, catalog.departments) : '';
    },
  },
  hasDepartment: {
    kind: 'Exact',
    read: ({ person }, _context, id) => yes(person.departments.some(department => department.id === id)),
  },
  interval: ofSubmission(submission => submission.price.interval, 'Exact'),
  recurringFee: {
    kind: 'Amount',
    read: row => (isPayer(row) ? row.submission.price.recurring : 0).toFixed(2),
  },
  oneTimeFee: {
    kind: 'Amount',
    read: row => (isPayer(row) ? row.submission.price.oneTime : 0).toFixed(2),
  },
  paymentMethod: ofSubmission(submission => submission.paymentMethod, 'Exact'),
  paymentMethodOfPayer: ofPayer(submission => submission.paymentMethod, 'Exact'),
  payer: {
    kind: 'Text',
    read: row =>
      isPayer(row)
        ? lastNameFirst(otherHolderOf(row.submission))
        : nameLastFirst(row.submission.lastName, row.submission.firstName),
  },
  accountHolder: ofPayer(submission => (isMasked(submission) ? null : submission.accountHolder)),
  otherAccountHolder: ofPayer(otherHolderOf),
  iban: ofPayer(submission => (isMasked(submission) ? null : submission.iban), 'Exact'),
  bic: ofPayer(submission => submission.bic, 'Exact'),
  hasMandate: { kind: 'Exact', read: row => yes(isPayer(row) && row.submission.mandate !== null) },
  mandateReference: ofPayer(submission => submission.mandate?.reference ?? null, 'Exact'),
  mandateSignedAt: {
    kind: 'Date',
    read: (row, { timeZone }) => {
      const { mandate } = row.submission;
      return isPayer(row) && mandate ? instantParts(mandate.signedAt, timeZone).date : '';
    },
  },
  creditorId: ofPayer(submission => submission.mandate?.creditorId ?? null, 'Exact'),
  notes: ofPayer(submission => submission.notes),
  customField: {
    kind: 'Text',
    read: ({ person }, _context, name) => customValue(person.customFields[String(name)]),
  },
};

/** Who reads the application without the right to bank data gets none, rather than asterisks. */
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
  const isSelf = [fullName(submission), `${submission.title} ${fullName(submission)}`].some(
    name => name.trim().toLocaleLowerCase('de') === holder.trim().toLocaleLowerCase('de'),
  );
  return isSelf ? '' : holder;
}

/** `Änne Groß` → `Groß, Änne`; what is no name of several words stays as it is. */
function lastNameFirst(name: string): string {
  const words = name.trim().split(/\s+/);
  return words.length < 2 || name.includes(',')
    ? name
    : nameLastFirst(words.at(-1) ?? '', words.slice(0, -1).join(' '));
}

/** The own address if nobody else of the club has it, else a name made of the number of the application. */
function loginOf(row: PersonRow, { sharedEmails }: PersonContext): string {
  const { person, submission, position } = row;
  if (person.email && !sharedEmails.has(person.email.toLowerCase())) return person.email;
  const number = String(submission.number).padStart(4, '0');
  return position === 0 ? `antrag-${number}` : `antrag-${number}-${position + 1}`;
}

function customValue(value: string | number | boolean | string[] | undefined): string {
  if (value === undefined) return '';
  return Array.isArray(value) ? value.join(', ') : String(value);
}
