import { submissionInLanguage } from '@/lib/contracts/submissions/submission-in-language';
import type {
  ChangeSubmission,
  MembershipSubmission,
  Submission,
} from '@/lib/contracts/submissions/submissions';
import { translatorFor } from '@/lib/platform/i18n/translator';
import { type Locale, type SubmissionKind, submissionKinds } from '@/lib/rules/enums';
import { csvLine, phoneCell, textCell } from '@/lib/rules/format/csv-text';
import { displayStateOf } from '@/lib/rules/submissions/display-state';
import { fieldText } from '@/lib/rules/submissions/field-text';
import {
  type FieldName,
  fieldNamed,
  type NameIn,
  namesIn,
  personNamesIn,
} from '@/lib/rules/submissions/submission-fields';
import { inLanguage } from '@/lib/rules/texts/translations';
import { wishFields } from './change-sections';
import { moneyCell, numberCell } from './csv-cells';
import type { ExportContext, KnownCustomField } from './export-context';
import { instantParts } from './instant-parts';
import { consentSourceText, mediumName, paymentText, proposedAccountText } from './membership-sections';
import { consentsOfMember, familyOf } from './submission-csv';
import { type FieldLabel, type Words, wordsFor } from './words';

type FamilyMember = MembershipSubmission['familyMembers'][number];

/** What cells need beside the submission. Custom fields and consents are in the language of the table. */
type Format = {
  readonly words: Words;
  readonly context: ExportContext;
  /** Names by id. */
  readonly consents: ReadonlyMap<string, string>;
};

/** The cell of a submission's row; with `member` of the row of that family member. */
type Read = (submission: Submission, member: FamilyMember | null, format: Format) => string;

type Column = {
  /** Name in `export_jobs.layout`. */
  readonly name: string;
  readonly heading: (format: Format) => string;
  readonly kinds: readonly SubmissionKind[];
  readonly read: Read;
};

type Fields = Readonly<Partial<Record<FieldName, unknown>>>;

const separator = ';';
const customPrefix = 'customFields.';

/** A value in words. Numbers stay numbers and telephone numbers stay texts for a spreadsheet. */
function valueCell(
  field: Parameters<typeof fieldText>[0],
  value: unknown,
  { words }: Pick<Format, 'words'>,
): string {
  if (typeof value === 'number') return numberCell(value, words);
  const text = fieldText(field, value, words);
  return field?.type === 'Phone' ? phoneCell(text) : textCell(text);
}

/** `14.03.2026 10:26`: spreadsheets read this as a time, unlike one with a comma or a word. */
function instantCell(instant: string | null | undefined, { words, context }: Format): string {
  if (!instant) return '';
  const { date, time } = instantParts(instant, context.club.timeZone);
  return `${words.date(date)} ${time.slice(0, 5)}`;
}

const labelled =
  (name: FieldLabel) =>
  ({ words }: Format) =>
    words.labels(`field.${name}`);

function column(
  name: FieldLabel,
  kinds: readonly SubmissionKind[],
  read: Read,
  heading: Column['heading'] = labelled(name),
): Column {
  return { name, heading, kinds, read };
}

/** Columns of all kinds that family members share with their submission. */
const shared = (name: FieldLabel, read: (submission: Submission, format: Format) => string) =>
  column(name, submissionKinds, (submission, _member, format) => read(submission, format));

/** Columns of all kinds, empty for family members. */
const ofSubmission = (name: FieldLabel, read: (submission: Submission, format: Format) => string) =>
  column(name, submissionKinds, (submission, member, format) => (member ? '' : read(submission, format)));

function ofApplication(
  name: FieldLabel,
  read: (submission: MembershipSubmission, format: Format) => string,
): Column {
  return ofPeople(name, (submission, member, format) => (member ? '' : read(submission, format)));
}

/** A column of everybody in an application. */
function ofPeople(
  name: FieldLabel,
  read: (submission: MembershipSubmission, member: FamilyMember | null, format: Format) => string,
  heading?: Column['heading'],
): Column {
  return column(
    name,
    ['Membership'],
    (submission, member, format) =>
      submission.kind === 'Membership' ? read(submission, member, format) : '',
    heading,
  );
}

const ofChange =
  (read: (submission: ChangeSubmission, format: Format) => string): Read =>
  (submission, member, format) =>
    submission.kind === 'Change' && !member ? read(submission, format) : '';

function cancellationField(name: NameIn<'Cancellation'> | 'noticeDate' | 'effectiveDate'): Column {
  const isDay = name === 'noticeDate' || name === 'effectiveDate';
  const field = isDay ? ({ type: 'Date' } as const) : fieldNamed(name);
  return column(name, ['Cancellation'], (submission, member, format) =>
    submission.kind === 'Cancellation' && !member ? valueCell(field, submission[name], format) : '',
  );
}

/** What is known about the person of the row. */
function personOf(submission: Submission, member: FamilyMember | null): Fields {
  if (member) return member;
  return submission.kind === 'Change' ? submission.identity : submission;
}

function personField(name: FieldName): Column {
  const field = fieldNamed(name);
  const kinds = submissionKinds.filter(kind => field.of[kind === 'Change' ? 'Identity' : kind]);
  return column(name, kinds, (submission, member, format) =>
    valueCell(field, personOf(submission, member)[name], format),
  );
}

function applicationField(name: NameIn<'Membership'>): Column {
  const field = fieldNamed(name);
  return ofApplication(name, (submission, format) => valueCell(field, submission[name], format));
}

/** The account of an application, or the one that a change request asks for. */
function accountField(name: 'accountHolder' | 'iban' | 'bic'): Column {
  const field = fieldNamed(name);
  return column(name, ['Membership', 'Change'], (submission, member, format) => {
    if (submission.kind === 'Cancellation' || member) return '';
    const account = submission.kind === 'Change' ? submission.wishes : submission;
    return valueCell(field, account[name], format);
  });
}

type Mandate = NonNullable<MembershipSubmission['mandate']>;

function mandateField(name: FieldLabel, read: (mandate: Mandate, format: Format) => string): Column {
  return column(name, ['Membership', 'Change'], (submission, member, format) =>
    submission.kind === 'Cancellation' || member || !submission.mandate
      ? ''
      : read(submission.mandate, format),
  );
}

type Guardian = MembershipSubmission['guardians'][number];

function guardianColumns(index: number): Column[] {
  const of = (name: FieldLabel, read: (guardian: Guardian, format: Format) => string): Column => ({
    name: `guardians[${index}].${name}`,
    heading: ({ words }) =>
      `${words.texts('guardian', { position: index + 1 })}: ${words.labels(`field.${name}`)}`,
    kinds: ['Membership'],
    read: (submission, member, format) => {
      const guardian = submission.kind === 'Membership' && !member ? submission.guardians[index] : undefined;
      return guardian ? read(guardian, format) : '';
    },
  });
  return [
    ...namesIn('Guardian').map(name =>
      of(name, (guardian, format) => valueCell(fieldNamed(name), guardian[name], format)),
    ),
    of('confirmedAt', ({ confirmedAt }, format) => instantCell(confirmedAt, format)),
    of('refusedAt', ({ refusedAt }, format) => instantCell(refusedAt, format)),
    of('liableAt', ({ liableAt }, format) => instantCell(liableAt, format)),
    of('soleCustodyAt', ({ soleCustodyAt }, format) => instantCell(soleCustodyAt, format)),
  ];
}

type PriceName = 'interval' | 'recurring' | 'oneTime' | 'firstPayment' | 'lines';
type Price = MembershipSubmission['price'];

function priceColumn(name: PriceName, read: (price: Price, format: Format) => string): Column {
  return {
    ...ofApplication('price', ({ price }, format) => read(price, format)),
    name: `price.${name}`,
    heading: ({ words, context }) => words.tables(`table.price.${name}`, { currency: context.club.currency }),
  };
}

const names = (references: readonly { readonly name: string }[]) =>
  textCell(references.map(one => one.name).join(', '));

const surchargeNames = ({ surchargeIds, price }: MembershipSubmission) =>
  surchargeIds.map(id => price.lines.find(line => line.id === id)?.label ?? id).join(', ');

/** All columns but those of custom fields, in order: without ids, addresses of the network and other technical data. */
const fixedColumns: readonly Column[] = [
  shared('number', ({ number }) => String(number)),
  shared('kind', ({ kind }, { words }) => words.labels(`kind.${kind}`)),
  {
    name: 'person',
    heading: ({ words }) => words.tables('table.person'),
    kinds: submissionKinds,
    read: ({ kind }, member, { words }) => {
      if (member) return words.labels('field.familyMember');
      return words.tables(`table.${kind === 'Membership' ? 'applicant' : 'member'}`);
    },
  },
  shared('state', (submission, { words }) => words.labels(`state.${displayStateOf(submission)}`)),
  shared('receivedAt', ({ receivedAt }, format) => instantCell(receivedAt, format)),
  ofSubmission('confirmedAt', ({ confirmedAt }, format) => instantCell(confirmedAt, format)),
  ofSubmission('decidedAt', ({ decidedAt }, format) => instantCell(decidedAt, format)),
  ofSubmission('decidedBy', ({ decidedBy }) => textCell(decidedBy ?? '')),
  ofSubmission('decisionMessage', ({ decisionMessage }) => textCell(decisionMessage ?? '')),
  ofSubmission('withdrawnAt', ({ withdrawnAt }, format) => instantCell(withdrawnAt, format)),
  ...(['memberNumber', ...personNamesIn('Membership')] as const).map(personField),
  column('membershipId', ['Membership'], submission =>
    submission.kind === 'Membership' ? textCell(submission.membership.name) : '',
  ),
  ofApplication('furtherForm', ({ furtherForm }) => textCell(furtherForm?.title ?? '')),
  column('departmentIds', submissionKinds, (submission, member) => {
    if (member) return names(member.departments);
    return submission.kind === 'Change' ? '' : names(submission.departments);
  }),
  ofApplication('surchargeIds', submission => textCell(surchargeNames(submission))),
  applicationField('entryDate'),
  ofApplication('filledInBy', ({ filledInBy }, { words }) =>
    filledInBy ? textCell(words.labels(`formFiller.${filledInBy}`)) : '',
  ),
  ...guardianColumns(0),
  ...guardianColumns(1),
  applicationField('hasSoleCustody'),
  applicationField('guardianLiability'),
  ofApplication('paymentMethod', (submission, { words }) => textCell(paymentText(submission, words))),
  ...(['accountHolder', 'iban', 'bic'] as const).map(accountField),
  ofApplication('proposedAccount', ({ proposedAccount }) =>
    textCell(proposedAccount ? proposedAccountText(proposedAccount) : ''),
  ),
  mandateField('mandateReference', ({ reference }) => textCell(reference)),
  mandateField('mandateSignedAt', ({ signedAt }, format) => instantCell(signedAt, format)),
  mandateField('mandateGivenBy', ({ givenBy }) => textCell(givenBy ?? '')),
  mandateField('creditorId', ({ creditorId }) => textCell(creditorId)),
  mandateField('firstDebitDate', ({ firstDebitDate }, { words }) => words.date(firstDebitDate ?? null)),
  priceColumn('interval', ({ interval }, { words }) => words.labels(`priceInterval.${interval}`)),
  priceColumn('recurring', ({ recurring }, { words }) => moneyCell(recurring, words)),
  priceColumn('oneTime', ({ oneTime }, { words }) => moneyCell(oneTime, words)),
  priceColumn('firstPayment', ({ firstPayment }, { words }) => moneyCell(firstPayment, words)),
  priceColumn('lines', ({ lines }, { words }) =>
    textCell(lines.map(({ label, amount }) => `${label}: ${moneyCell(amount, words)}`).join(' | ')),
  ),
  applicationField('privacyAccepted'),
  ofPeople('mediaConsents', (submission, member, { words, consents }) => {
    const given = member ? consentsOfMember(submission, member) : submission.mediaConsents;
    const answers = given.map(({ consentId, label, mediaType, isGiven }) => {
      // The stored name is the one that the applicant read, in their language.
      const name = consents.get(consentId) || label || mediumName(mediaType, words.labels);
      return `${name}: ${words.answer(isGiven)}`;
    });
    return textCell(answers.join(' | '));
  }),
  ofPeople(
    'consentSource',
    (submission, member, { words }) => textCell(member ? consentSourceText(submission, member, words) : ''),
    ({ words: { labels } }) => `${labels('field.mediaConsents')}: ${labels('field.consentSource')}`,
  ),
  column(
    'validFrom',
    ['Change'],
    ofChange(({ validFrom }, format) => valueCell(fieldNamed('validFrom'), validFrom, format)),
  ),
  column(
    'wishes',
    ['Change'],
    ofChange((submission, { words, context }) => {
      const wishes = wishFields(submission, context, words);
      return textCell(wishes.map(({ label, value }) => `${label}: ${value}`).join(' | '));
    }),
  ),
  ...(['scope', 'familyMemberNames', 'wishedDate', 'noticeDate', 'effectiveDate'] as const).map(
    cancellationField,
  ),
  ...(['extraordinaryDate', 'extraordinaryReason', 'reason', 'comment'] as const).map(cancellationField),
  ofSubmission('notes', ({ notes }) => textCell(notes)),
  ofSubmission('signature', ({ signature }, { words }) => words.answer(signature !== null)),
];

/** File name of the table in the ZIP. */
export function readableFileName(locale: Locale): string {
  return `${translatorFor('exports', { locale })('table.file')}.csv`;
}

const columnNamed = new Map(fixedColumns.map(one => [one.name, one]));

/** Names of the columns that submissions of these kinds need; of all kinds if there are none. */
export function readableColumns(
  kinds: Iterable<SubmissionKind>,
  customFields: readonly KnownCustomField[],
): string[] {
  const found = new Set(kinds);
  const isWanted = (of: readonly SubmissionKind[]) => found.size === 0 || of.some(kind => found.has(kind));
  return [
    ...fixedColumns.filter(one => isWanted(one.kinds)).map(({ name }) => name),
    ...customFields
      .filter(field => isWanted(field.forms))
      .map(({ internalName }) => customPrefix + internalName),
  ];
}

function findColumn(name: string, { context }: Format): Column | undefined {
  if (!name.startsWith(customPrefix)) return columnNamed.get(name);
  const internalName = name.slice(customPrefix.length);
  const field = context.customFields.find(one => one.internalName === internalName);
  return {
    name,
    heading: () => field?.label ?? internalName,
    kinds: submissionKinds,
    read: (submission, member, format) => {
      if (member) return valueCell(field, member.customFields[internalName], format);
      return submission.kind === 'Change'
        ? ''
        : valueCell(field, submission.customFields[internalName], format);
    },
  };
}

/**
 * Header and line writer of a table for people, in `context.locale`: headings and values in words, one line for a
 * submission and one for each family member. Texts are defused as in the other table. Each column is looked up once.
 */
export function readableTable(
  columns: readonly string[],
  context: ExportContext,
): { readonly header: string; readonly lines: (submission: Submission) => string } {
  const { locale, club, records } = context;
  const customFields = inLanguage(context.customFields, locale, club.locale);
  const consents = inLanguage(records?.consents ?? [], locale, club.locale);
  const format = {
    words: wordsFor(context),
    context: { ...context, customFields },
    consents: new Map(consents.map(({ id, label }) => [id, label])),
  };
  const known = columns.map(name => findColumn(name, format));
  const line = (submission: Submission, member: FamilyMember | null) =>
    csvLine(
      known.map(one => one?.read(submission, member, format) ?? ''),
      separator,
    );
  return {
    header: csvLine(
      known.map(one => textCell(one?.heading(format) ?? '')),
      separator,
    ),
    lines: stored => {
      const submission = submissionInLanguage(stored, records, locale);
      return familyOf(submission).reduce(
        (lines, member) => lines + line(submission, member),
        line(submission, null),
      );
    },
  };
}
