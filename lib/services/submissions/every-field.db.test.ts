import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MembershipSubmission } from '@/lib/contracts/submissions/submissions';
import { personField, personRows } from '@/lib/documents/club-software/person-fields';
import { csvColumns, customFieldNamesOf, toCsv } from '@/lib/documents/submission-csv';
import { submissionText } from '@/lib/documents/submission-text';
import type { SubmissionKind } from '@/lib/rules/enums';
import { textCell } from '@/lib/rules/format/csv-text';
import { checkFields, checksOf } from '@/lib/rules/submissions/field-checks';
import {
  askedNamesIn,
  type FieldName,
  type FieldRecord,
  type FieldType,
  fieldChoices,
  fieldNamed,
  findField,
  personNamesIn,
  textNamesIn,
} from '@/lib/rules/submissions/submission-fields';
import { loadExportContext } from '@/lib/services/exports/load-export-context';
import { eraseSubmissions } from '@/lib/services/retention/erase-submissions';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import { everyRowOf } from '@/testing/db/every-row-of';
import { makeApplication, makeCancellation, makeChangeRequest, staffOf } from '@/testing/db/factories';
import { makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { parseCsv } from '@/testing/exports/parse-csv';
import { getSubmission } from './get';

/**
 * For every field of the catalogue and random values: what is sent is what is read, shown and exported in each format;
 * bank data is masked for a Viewer; nothing about a person is left after erasure. A field that one of these forgets
 * fails here.
 */

let database: TestDatabase;
let club: OfferingClub;

beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db, { needConfirmation: false });
});
afterAll(() => database.close());

/** Letters that no other value contains by chance, and such that encodings and spreadsheets stumble over. */
const word = fc
  .array(fc.constantFrom(...'abcdefghijkmnopqrstuvwxyzäöüßéñłøÅŽ'), { minLength: 9, maxLength: 20 })
  .map(letters => `Q${letters.join('')}`);
const line = fc.tuple(word, fc.constantFrom('', ' 7', '; x', ' "y"', ', z')).map(parts => parts.join(''));
const ibans = [
  'DE89370400440532013000',
  'AT611904300234573201',
  'NL91ABNA0417164300',
  'FR1420041010050500013M02606',
];
const day = (from: string, to: string) =>
  fc
    .date({ min: new Date(from), max: new Date(to), noInvalidDate: true })
    .map(date => date.toISOString().slice(0, 10));

function sampleOf(name: FieldName): fc.Arbitrary<string> {
  const { type, choices } = fieldNamed(name);
  if (choices) return fc.constantFrom(...fieldChoices[choices]);
  switch (type) {
    case 'Date':
      return day('2026-07-02', '2028-06-30');
    case 'BirthDate':
      return day('1930-01-01', '2000-12-31');
    case 'Email':
      return fc.stringMatching(/^[a-z]{12}$/).map(text => `${text}@example.org`);
    case 'Phone':
      return fc.stringMatching(/^[1-9]\d{10}$/).map(digits => `+49 ${digits}`);
    case 'Zip':
      return fc.stringMatching(/^[1-9]\d{4}$/);
    case 'Country':
      return fc.constantFrom('DE');
    case 'Iban':
      return fc.constantFrom(...ibans);
    case 'Bic':
      return fc.constantFrom('COBADEFFXXX', 'DEUTDEFF');
    default:
      return type === 'Name' ? word : line;
  }
}

type Values = Readonly<Record<string, string>>;

const recordOf = (names: readonly FieldName[]): fc.Arbitrary<Values> =>
  fc.record(Object.fromEntries(names.map(name => [name, sampleOf(name)])));

/** Set by hand, because they have a rule about other values, or are not sent. */
const byHand: readonly FieldName[] = ['memberNumber', 'paymentMethod', 'scope', 'reason', 'wishedDate'];
const sentNamesIn = (owner: FieldRecord) => textNamesIn(owner).filter(name => !byHand.includes(name));

/** A smaller example would make all values equal. */
const runs = { numRuns: 8, endOnFailure: true } as const;

/** Types whose text for people differs from the value that is sent. */
const rewritten: readonly FieldType[] = ['Iban', 'Select', 'Date', 'BirthDate', 'Country'];
/** Types whose values may stand in other rows by chance. */
const common: readonly FieldType[] = ['Select', 'Date', 'BirthDate', 'Country', 'Zip', 'Bic'];

const typeOf = (name: string): FieldType => findField(name)?.type ?? 'Text';

async function expectEverywhere(
  kind: SubmissionKind,
  id: string,
  sent: Values,
  read: (submission: Awaited<ReturnType<typeof getSubmission>>) => Readonly<Record<string, unknown>>,
  column: (name: string) => string = name => name,
) {
  const staff = await staffOf(club, 'Manager');
  const submission = await getSubmission(staff, kind, id);
  const context = await loadExportContext(staff, 'en');
  expect(read(submission)).toMatchObject(sent);

  const text = submissionText(submission, context);
  const csv = toCsv(csvColumns(customFieldNamesOf(submission, context)), [submission], {
    ...context,
    locale: 'en',
  });
  const [header = [], row = []] = parseCsv(csv.slice(1));
  for (const [name, value] of Object.entries(sent)) {
    if (!rewritten.includes(typeOf(name))) expect(text, name).toContain(value);
    expect(header, name).toContain(column(name));
    expect(row[header.indexOf(column(name))], `${kind} column ${name}`).toBe(textCell(value));
  }
  return submission;
}

async function expectErased(kind: SubmissionKind, id: string, records: readonly Values[]) {
  const traces = records
    .flatMap(record => Object.entries(record))
    .filter(([name]) => !common.includes(typeOf(name)))
    .map(([name, value]) => ({ name, written: JSON.stringify(value).slice(1, -1) }));
  const before = await everyRowOf(database, club.clubId);
  for (const { name, written } of traces)
    expect(before.includes(written), `${name} is stored readable`).toBe(!findField(name)?.isSensitive);
  await eraseSubmissions(club.ctx, { ids: [id], keepingMandate: [] });
  const after = await everyRowOf(database, club.clubId);
  for (const { name, written } of traces) expect(after.includes(written), `${name} is left`).toBe(false);
  return getSubmission(await staffOf(club, 'Manager'), kind, id);
}

describe('every field', () => {
  it('of an application, its family and its guardians', async () => {
    const everybody = fc.record({
      own: recordOf(sentNamesIn('Membership')),
      family: fc.array(recordOf(personNamesIn('FamilyMember')), { minLength: 1, maxLength: 2 }),
      guardians: fc.tuple(recordOf(personNamesIn('Guardian')), recordOf(personNamesIn('Guardian'))),
      shirtSize: line,
    });
    await fc.assert(
      fc.asyncProperty(everybody, async ({ own, family, guardians, shirtSize }) => {
        const id = await makeApplication(club, {
          ...own,
          paymentMethod: 'SepaDirectDebit',
          sepaMandateAccepted: true,
          membershipId: club.family.id,
          familyMembers: family,
          guardians,
          customFields: { shirtSize },
        });
        const application = await expectEverywhere('Membership', id, own, one => ({ ...one }));
        if (application.kind !== 'Membership') throw new Error('An application of another kind');
        expect(application.familyMembers).toMatchObject(family);
        expect(application.guardians).toMatchObject(guardians);
        expect(application.customFields).toEqual({ shirtSize });
        expectColumns(application, own);
        await expectMasked(id, own);
        const left = await expectErased('Membership', id, [
          own,
          ...family,
          ...guardians,
          { notes: shirtSize },
        ]);
        expect(left).toMatchObject({ birthDate: null, gender: null, guardians: [], customFields: {} });
      }),
      runs,
    );
  });

  it('of the wishes of a change request', async () => {
    await fc.assert(
      fc.asyncProperty(recordOf(sentNamesIn('Wishes')), async wishes => {
        const id = await makeChangeRequest(club, {
          ...wishes,
          paymentMethod: 'SepaDirectDebit',
          sepaMandateAccepted: true,
        });
        await expectEverywhere(
          'Change',
          id,
          wishes,
          one => (one.kind === 'Change' ? { ...one.wishes } : {}),
          name => `wishes.${name}`,
        );
        await expectMasked(id, wishes, 'Change');
        await expectErased('Change', id, [wishes]);
      }),
      runs,
    );
  });

  it('of a cancellation', async () => {
    await fc.assert(
      fc.asyncProperty(recordOf([...sentNamesIn('Cancellation'), 'memberNumber']), async values => {
        const wishedDate = '2027-12-31';
        const id = await makeCancellation(club, { ...values, wishedDate, scope: 'Membership' });
        await expectEverywhere('Cancellation', id, { ...values, wishedDate }, one => ({ ...one }));
        await expectErased('Cancellation', id, [values]);
      }),
      runs,
    );
  });
});

/** The columns of club software that are fields of the catalogue. */
function expectColumns(application: MembershipSubmission, own: Values): void {
  const [applicant] = personRows(application);
  const context = {
    catalog: { tariffs: [], departments: [] },
    timeZone: 'Europe/Berlin',
    sharedEmails: new Set<string>(),
  };
  for (const name of personNamesIn('Membership')) {
    const column = `${name.charAt(0).toUpperCase()}${name.slice(1)}` as Parameters<typeof personField>[0];
    expect(applicant && personField(column).read(applicant, context, undefined), name).toBe(own[name]);
  }
}

async function expectMasked(
  id: string,
  own: Values,
  kind: 'Membership' | 'Change' = 'Membership',
): Promise<void> {
  const viewer = await staffOf(club, 'Viewer');
  const seen = JSON.stringify(await getSubmission(viewer, kind, id));
  for (const [name, value] of Object.entries(own))
    if (findField(name)?.isSensitive) expect(seen.includes(value), name).toBe(false);
}

it('checks every text field of every record', () => {
  const records: FieldRecord[] = [
    'Membership',
    'Cancellation',
    'Identity',
    'Wishes',
    'FamilyMember',
    'Guardian',
  ];
  const today = '2026-07-01';
  for (const owner of records)
    for (const name of askedNamesIn(owner)) {
      const { type } = fieldNamed(name);
      if (!['Text', 'Name', 'Email', 'Phone', 'Zip', 'Country', 'Nationality', 'BirthDate'].includes(type))
        continue;
      const found = checkFields({ [name]: '\u0000' }, checksOf([name], { today }), []);
      expect(
        found.map(({ path }) => path),
        `${owner} ${name}`,
      ).toEqual([name]);
    }
});
