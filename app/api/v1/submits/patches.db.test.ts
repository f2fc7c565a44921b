import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { processConnection } from '@/db/client';
import { makeStatusToken } from '@/lib/auth/status-token';
import { ChangeCustomFieldSchema } from '@/lib/contracts/catalog';
import { FormCancellation } from '@/lib/contracts/forms';
import {
  CancellationPatchDto,
  ChangePatchDto,
  FamilyMemberPatchDto,
  MembershipPatchDto,
} from '@/lib/contracts/submissions/submission-patches';
import { SubmitHistoryResponse } from '@/lib/contracts/submissions/submissions';
import { type SubmissionKind, submissionKinds } from '@/lib/rules/enums';
import { createCustomField } from '@/lib/services/custom-fields/create';
import { updateCancellationForm } from '@/lib/services/forms/update-cancellation-form';
import { acceptSubmission } from '@/lib/services/submissions/decide/accept';
import { type TestDatabase, testDatabase } from '@/testing/db/database';
import {
  makeApiKey,
  makeApplication,
  makeCancellation,
  makeChangeRequest,
  makeFamilyApplication,
  makeMinorApplication,
  makeSubmission,
  tracesOf,
  twoGuardians,
} from '@/testing/db/factories';
import { bankData, makeOfferingClub, type OfferingClub } from '@/testing/db/offering-club';
import { callApi } from '@/testing/http/call-api';

let database: TestDatabase;
let club: OfferingClub;
let token: string;
let consentId: string;

beforeAll(async () => {
  database = await testDatabase();
  club = await makeOfferingClub(database.db, { needConfirmation: false });
  token = await makeApiKey(club, 'Clerk');
  const field = (given: object) => createCustomField(club.ctx, ChangeCustomFieldSchema.parse(given));
  await field({
    internalName: 'badge',
    type: 'Text',
    label: 'Abzeichen',
    category: 'FamilyMember',
    maxLength: 10,
    forms: ['Membership', 'Change'],
  });
  await field({
    internalName: 'locker',
    type: 'Number',
    label: 'Spind',
    category: 'Other',
    max: 99,
    forms: ['Membership', 'Change', 'Cancellation'],
  });
  const rule = { cancellationMode: 'EndOfQuarter', noticePeriod: { value: 1, unit: 'Months' } };
  const reasons = { askReason: true, reasons: ['Umzug', 'Kosten'] };
  await updateCancellationForm(club.ctx, FormCancellation.parse({ ...rule, ...reasons }));
  const { mediaConsents } = await read({ kind: 'Membership', id: await makeApplication(club) });
  consentId = z.array(z.object({ consentId: z.string() })).parse(mediaConsents)[0]?.consentId ?? '';
});
afterAll(async () => {
  await processConnection().close();
  await database.close();
});

const paths: Record<SubmissionKind, string> = {
  Membership: 'memberships',
  Change: 'changes',
  Cancellation: 'cancellations',
};

type Place = { readonly kind: SubmissionKind; readonly id: string };

const at = ({ kind, id }: Place, end = '') => `/submits/${paths[kind]}/${id}${end}`;

const Read = z.looseObject({ version: z.int() });
const Person = z.object({ id: z.string() });

async function read(place: Place) {
  return Read.parse(await (await callApi({ path: at(place), token })).json());
}

async function history(place: Place) {
  const response = await callApi({ path: at(place, '/history'), token });
  return SubmitHistoryResponse.parse(await response.json()).items;
}

const patch = (place: Place, body: unknown) => callApi({ method: 'PATCH', path: at(place), token, body });

async function memberOf(place: Place): Promise<string> {
  const record = await read(place);
  const Family = z.array(Person).min(1);
  const wishes = z.object({ familyMembers: Family }).safeParse(record.wishes);
  const [first] = Family.parse(wishes.success ? wishes.data.familyMembers : record.familyMembers);
  return first?.id ?? '';
}

const samples = {
  adult: () => makeApplication(club, { hasSoleCustody: true }),
  debit: () => makeApplication(club, { ...bankData, bic: 'COBADEFFXXX' }),
  minor: () => makeMinorApplication(club),
  family: () => makeFamilyApplication(club),
  accepted: async () => {
    const id = await makeFamilyApplication(club);
    const numbers = { memberNumber: `N-${id}`, familyMemberNumbers: [`F-${id}`] };
    await acceptSubmission(club.ctx, { id, sendEmail: false, ...numbers });
    return id;
  },
  move: () => makeChangeRequest(club, { city: 'Bonn', street: 'Neuer Weg 2' }),
  account: () => makeChangeRequest(club, { ...bankData, bic: 'COBADEFFXXX' }),
  tariff: () => makeChangeRequest(club, { membershipId: club.adult.id, departmentIds: [club.football.id] }),
  growing: () =>
    makeChangeRequest(club, {
      membershipId: club.family.id,
      familyMembers: [
        { firstName: 'Ida', lastName: 'Groß', birthDate: '2015-05-01', departmentIds: [club.tennis.id] },
      ],
    }),
  leaving: () => makeCancellation(club, { reason: 'Kosten', comment: 'Danke' }),
  leavingAtOnce: () =>
    makeCancellation(club, { extraordinaryDate: '2026-07-15', extraordinaryReason: 'Umzug nach Kanada' }),
  leavingOne: () => makeCancellation(club, { scope: 'Departments', departmentIds: [club.football.id] }),
} as const;

/** One property of one kind: a valid value with its result, and invalid values. */
type Row = {
  readonly kind: SubmissionKind;
  readonly sample: keyof typeof samples;
  /** Name in the request; `familyMember.` and `identity.` for nested members. */
  readonly name: string;
  readonly right: unknown;
  /** Expected members of the record; default `{[name]: right}`. */
  readonly shown?: object;
  /** Expected history entry: its property, if named differently, and its two values. */
  readonly property?: string;
  readonly was: string | null;
  /** The value is already stored, so nothing happens. */
  readonly stays?: true;
  readonly is?: string | null;
  /** Invalid values with the path of the error; default: the property. */
  readonly wrong: readonly (readonly [value: unknown, path?: string])[];
};

type Given = Omit<Row, 'kind' | 'sample' | 'name'> & Partial<Pick<Row, 'sample'>>;

const rowsOf = (kind: SubmissionKind, sample: Row['sample'], rows: Record<string, Given>): Row[] =>
  Object.entries(rows).map(([name, row]) => ({ kind, sample, name, ...row }));

const long = (length: number) => 'x'.repeat(length);
const blankName = [[''], [null], ['   '], ['123'], [long(101)], [5], ['A\u0000'], ['A\ud800']] as const;
const email = [[''], [null], ['nobody'], ['a@b'], [`${long(250)}@example.org`], [true]] as const;
const phone = [['call me'], ['1'], [long(31)], [49]] as const;
const birthDate = [
  [''],
  [null],
  ['1990-02-30'],
  ['2026-07-02'],
  ['1899-12-31'],
  ['28.02.1990'],
  [1990],
] as const;
const iban = [
  [''],
  [null],
  ['DE89370400440532013001'],
  ['DE8937040044053201300'],
  ['TR330006100519786457841326'],
] as const;

/** Called within tests, after the club was created. */
function table(): Row[] {
  const { adult, family, football, tennis, closed } = club;
  const locker = adult.surcharges.find(({ isOptional }) => isOptional)?.id ?? '';
  const admission = adult.surcharges.find(({ isOptional }) => !isOptional)?.id ?? '';
  const ids = (list: readonly string[]) => JSON.stringify(list);
  const guardian = { firstName: 'Gisa', lastName: 'Groß', email: 'gisa@example.org' };
  const wished = (rows: Record<string, Given>) =>
    Object.fromEntries(
      Object.entries(rows).map(([name, row]) => [
        name,
        { property: `wishes.${name}`, shown: { wishes: { [name]: row.right } }, ...row },
      ]),
    );
  const person = {
    gender: { right: 'Diverse', was: 'Female', wrong: [['Robot'], ['female'], [1]] },
    title: { right: 'Dr.', was: null, wrong: [[long(51)], [7], ['a\nb']] },
    firstName: { right: 'Anne', was: 'Änne', wrong: blankName },
    lastName: { right: 'Groß-Klein', was: 'Groß', wrong: blankName },
    birthDate: { right: '1991-03-01', was: '1990-02-28', wrong: birthDate },
    street: { right: 'Am Markt 2', was: 'Am Markt 1', wrong: [[''], [null], [long(151)], [[]]] },
    zip: { right: '53113', was: '53111', wrong: [[''], [null], ['123'], ['ABCDE'], [53113]] },
    city: { right: 'Bonn', was: 'Köln', wrong: [[''], [null], [long(101)], [{}]] },
    country: { right: 'FR', was: 'DE', wrong: [['XX'], ['Germany'], ['AT', 'zip'], [49]] },
    email: { right: 'neu@example.org', was: 'aenne@example.org', wrong: email },
    phone: { right: '0228 99999', was: '0228 123456', wrong: phone },
    mobile: { right: '+49 170 7654321', was: null, wrong: phone },
    nationality: { right: 'AT', was: null, wrong: [[long(101)], [43]] },
  } satisfies Record<string, Given>;
  const moved = { street: 'Am Markt 2', zip: '50667', city: 'Bonn' };
  const address = {
    right: moved,
    shown: moved,
    was: JSON.stringify({ street: 'Am Markt 1', zip: '53111', city: 'Köln', country: 'DE' }),
    is: JSON.stringify({ ...moved, country: 'DE' }),
    wrong: [
      [{}],
      [null],
      ['Am Markt 2'],
      [{ ...moved, country: 'XX' }, 'address.country'],
      [{ ...moved, zip: '123' }, 'address.zip'],
      [{ street: '', zip: '123', city: null }, 'address.street'],
      [{ street: '', zip: '123', city: null }, 'address.city'],
      [{ city: long(101) }, 'address.city'],
      [{ country: 'AT' }, 'zip'],
      [{ phone: '0228 99999' }, 'address.phone'],
    ],
  } satisfies Given;
  const account = {
    iban: {
      right: 'nl91 abna 0417 1643 00',
      was: 'DE89370400440532013000',
      is: 'NL91ABNA0417164300',
      shown: { iban: 'NL91ABNA0417164300' },
      wrong: iban,
    },
    bic: {
      right: 'byladem1001',
      was: 'COBADEFFXXX',
      is: 'BYLADEM1001',
      shown: { bic: 'BYLADEM1001' },
      wrong: [['X'], ['COBADEFFXX'], [8]],
    },
    accountHolder: {
      right: 'Otto Groß',
      was: 'Änne Groß-Kontoinhaberin',
      wrong: [[''], [null], [long(141)], [1]],
    },
    sepaMandateAccepted: {
      right: true,
      shown: { mandate: { reference: expect.stringMatching(/^TSV-/) } },
      was: null,
      stays: true,
      wrong: [[false], [null], ['yes']],
    },
  } satisfies Record<string, Given>;
  const wishedAccount = Object.fromEntries(
    Object.entries<Given>(account).map(([name, row]) => [
      name,
      name === 'sepaMandateAccepted'
        ? row
        : { ...row, shown: { wishes: row.shown ?? { [name]: row.right } } },
    ]),
  );
  const member = {
    gender: { right: 'Female', was: null, wrong: [['Robot']] },
    title: { right: 'Dr.', was: null, wrong: [[long(51)]] },
    firstName: { right: 'Inga', was: 'Ida', wrong: blankName },
    lastName: { right: 'Klein', was: 'Groß', wrong: blankName },
    birthDate: { right: '2016-05-01', was: '2015-05-01', wrong: birthDate },
    email: { right: 'ida@example.org', was: null, wrong: [['nobody'], [1]] },
    phone: { right: '0228 123456', was: null, wrong: phone },
  } satisfies Record<string, Given>;
  const consentsOfMember = {
    right: [{ consentId, isGiven: true }],
    shown: { mediaConsents: [{ consentId, isGiven: true }] },
    was: JSON.stringify({ [consentId]: false }),
    is: JSON.stringify({ [consentId]: true }),
    wrong: [
      [[{ consentId: 'unknown', isGiven: true }], 'familyMember.mediaConsents[0].consentId'],
      [[{ consentId, isGiven: 'yes' }], 'familyMember.mediaConsents[0].isGiven'],
      [null],
    ],
  } satisfies Given;
  const ofMember = (path: string, was: string, rows: Record<string, Given>) =>
    Object.fromEntries(
      Object.entries<Given>({
        ...rows,
        departmentIds: {
          right: [football.id, tennis.id],
          shown: { departments: [{ name: 'Fußball' }, { name: 'Tennis' }] },
          was,
          is: ids([football.id, tennis.id]),
          wrong: [
            [['x'], 'familyMember.departmentIds[0]'],
            [[closed.id], 'familyMember.departmentIds[0]'],
            ['x'],
          ],
        } satisfies Given,
        customFields: {
          right: { badge: 'Seepferd' },
          property: 'customFields.badge',
          was: null,
          is: 'Seepferd',
          wrong: [
            [{ badge: long(11) }, 'familyMember.customFields.badge'],
            [{ shirtSize: 'L' }, 'familyMember.customFields.shirtSize'],
            [{ badge: 'a', other: 'b' }],
            [{}],
          ],
        } satisfies Given,
      }).map(([name, row]): [string, Given] => [
        `familyMember.${name}`,
        {
          ...row,
          property: `${path}[0].${row.property ?? name}`,
          shown: path.startsWith('wishes')
            ? { wishes: { familyMembers: [row.shown ?? { [name]: row.right }] } }
            : { familyMembers: [row.shown ?? { [name]: row.right }, {}] },
        },
      ]),
    );
  const forms = {
    right: { shirtSize: 'XL' },
    was: null,
    is: 'XL',
    wrong: [
      [{ unknown: 'x' }, 'customFields.unknown'],
      [{ badge: 'x' }, 'customFields.badge'],
      [{ shirtSize: 12 }, 'customFields.shirtSize'],
      [{ locker: 100 }, 'customFields.locker'],
      [{ locker: '7' }, 'customFields.locker'],
      [{ shirtSize: 'L', locker: 7 }],
      [{}],
      [null],
    ],
  } satisfies Given;
  const unticked = [['yes'], [1]] as const;
  return [
    ...rowsOf('Membership', 'adult', {
      ...person,
      address,
      guardians: {
        sample: 'minor',
        right: [guardian, twoGuardians[1]],
        shown: { guardians: [guardian, { email: 'gert@example.org' }] },
        was: expect.stringContaining('gerda@example.org'),
        is: expect.stringContaining('gisa@example.org'),
        wrong: [
          [[]],
          [null],
          [[guardian]],
          [[guardian, {}]],
          [[guardian, { firstName: 'Gert' }], 'guardians[1].lastName'],
          [[guardian, guardian, guardian]],
        ],
      },
      hasSoleCustody: { right: false, was: 'true', wrong: unticked },
      guardianLiability: { right: true, was: 'false', wrong: unticked },
      membershipId: {
        right: family.id,
        shown: { membership: { name: 'Familie' }, price: { interval: 'Yearly' } },
        was: adult.id,
        wrong: [[''], [null], ['x'], [club.old.id], [football.id], [1]],
      },
      departmentIds: {
        right: [tennis.id],
        shown: { departments: [{ name: 'Tennis' }], price: { recurring: 12.5 } },
        was: ids([football.id]),
        is: ids([tennis.id]),
        wrong: [
          [['x'], 'departmentIds[0]'],
          [[closed.id], 'departmentIds[0]'],
          [[football.id, football.id], 'departmentIds[1]'],
          ['x'],
        ],
      },
      surchargeIds: {
        right: [locker],
        shown: { surchargeIds: [locker], price: { recurring: 17.5 } },
        was: null,
        is: ids([locker]),
        wrong: [
          [['x'], 'surchargeIds[0]'],
          [[admission], 'surchargeIds[0]'],
          [[locker, locker], 'surchargeIds[1]'],
        ],
      },
      entryDate: {
        right: '2026-08-01',
        was: '2026-07-01',
        wrong: [['soon'], ['2030-01-01'], ['2020-01-01'], [2026]],
      },
      privacyAccepted: { right: true, was: null, stays: true, wrong: [[false], [null], ['yes']] },
      notes: { right: 'Zeile 1\nZeile 2', was: null, wrong: [[long(2001)], [1]] },
      mediaConsents: {
        right: [{ consentId, isGiven: true }],
        shown: { mediaConsents: [{ consentId, isGiven: true }] },
        was: JSON.stringify({ [consentId]: false }),
        is: JSON.stringify({ [consentId]: true }),
        wrong: [
          [[{ consentId: 'unknown', isGiven: true }], 'mediaConsents[0].consentId'],
          [[{ consentId, isGiven: 'yes' }], 'mediaConsents[0].isGiven'],
          [null],
        ],
      },
      customFields: { ...forms, property: 'customFields.shirtSize' },
    }),
    ...rowsOf('Membership', 'debit', {
      ...account,
      paymentMethod: {
        right: 'OnAccount',
        shown: { paymentMethod: 'OnAccount', iban: null, mandate: null },
        was: 'SepaDirectDebit',
        wrong: [[''], [null], ['Cash']],
      },
    }),
    ...rowsOf('Membership', 'adult', {
      iban: { right: '', shown: { iban: null }, was: null, stays: true, wrong: [['DE89370400440532013000']] },
    }),
    ...rowsOf(
      'Membership',
      'family',
      ofMember('familyMembers', ids([football.id]), { ...member, mediaConsents: consentsOfMember }),
    ),
    ...rowsOf('Membership', 'accepted', {
      memberNumber: {
        right: 'A-18',
        was: expect.stringMatching(/^N-/),
        wrong: [[long(51)], [18], ['A\u0000']],
      },
      'familyMember.memberNumber': {
        right: 'A-19',
        property: 'familyMembers[0].memberNumber',
        shown: { familyMembers: [{ memberNumber: 'A-19' }, {}] },
        was: expect.stringMatching(/^F-/),
        wrong: [[long(51)], [18]],
      },
    }),
    ...rowsOf(
      'Change',
      'move',
      wished({
        ...person,
        gender: { ...person.gender, was: null },
        firstName: { ...person.firstName, was: null, wrong: [['123'], [long(101)], [5]] },
        lastName: { ...person.lastName, was: null, wrong: [['123'], [long(101)], [5]] },
        birthDate: { ...person.birthDate, was: null, wrong: birthDate.slice(2) },
        street: { ...person.street, was: 'Neuer Weg 2', wrong: [[long(151)], [[]]] },
        zip: { ...person.zip, was: null, wrong: [['123'], [53113]] },
        city: { right: 'Köln', was: 'Bonn', wrong: [[long(101)], [{}]] },
        country: { ...person.country, was: null, wrong: [['XX'], [49]] },
        email: { ...person.email, was: null, wrong: email.slice(2) },
        phone: { ...person.phone, was: null },
        guardians: {
          right: [guardian],
          was: null,
          is: ids([]).replace('[]', JSON.stringify([guardian])),
          wrong: [[[{ firstName: 'G' }], 'guardians[0].lastName'], ['x'], [[guardian, guardian, guardian]]],
        },
        hasSoleCustody: { right: true, was: 'false', wrong: unticked },
        guardianLiability: { right: true, was: 'false', wrong: unticked },
        membershipId: { right: family.id, was: null, wrong: [['x'], [club.old.id], [1]] },
        departmentIds: {
          right: [tennis.id],
          shown: { wishes: { departmentIds: [tennis.id], departments: [{ name: 'Tennis' }] } },
          was: null,
          is: ids([tennis.id]),
          wrong: [[['x'], 'departmentIds[0]'], [[closed.id], 'departmentIds[0]'], ['x']],
        },
        surchargeIds: {
          right: [locker],
          shown: { wishes: { surchargeIds: [locker], surcharges: [{ name: 'Spind' }] } },
          was: null,
          is: ids([locker]),
          wrong: [
            [['x'], 'surchargeIds[0]'],
            [[admission], 'surchargeIds[0]'],
          ],
        },
        paymentMethod: {
          right: 'OnAccount',
          was: null,
          wrong: [['Cash'], ['SepaDirectDebit']],
        },
        mediaConsents: {
          right: [{ consentId, isGiven: true }],
          shown: {
            wishes: { mediaConsents: [{ consentId, label: 'Fotos auf der Website', isGiven: true }] },
          },
          was: null,
          is: JSON.stringify({ [consentId]: true }),
          wrong: [[[{ consentId: 'unknown', isGiven: true }], 'mediaConsents[0].consentId']],
        },
        customFields: { ...forms, property: 'wishes.customFields.shirtSize' },
      }),
    ),
    ...rowsOf('Change', 'move', {
      address: {
        right: { street: null, zip: '53111' },
        shown: { wishes: { zip: '53111', city: 'Bonn' } },
        property: 'wishes.address',
        was: JSON.stringify({ street: 'Neuer Weg 2', city: 'Bonn' }),
        is: JSON.stringify({ zip: '53111', city: 'Bonn' }),
        wrong: [
          [{}],
          [{ zip: '123' }, 'address.zip'],
          [{ street: '', city: null }, 'address.street'],
          [{ street: long(151) }, 'address.street'],
        ],
      },
      validFrom: { right: '2026-09-01', was: null, wrong: [['soon'], ['2020-01-01'], ['2030-01-01']] },
      notes: { right: 'Bitte bald', was: null, wrong: [[long(2001)], [1]] },
      'identity.firstName': {
        right: 'Anne',
        shown: { identity: { firstName: 'Anne' } },
        property: 'firstName',
        was: 'Änne',
        wrong: blankName,
      },
      'identity.lastName': {
        right: 'Klein',
        shown: { identity: { lastName: 'Klein' } },
        property: 'lastName',
        was: 'Groß',
        wrong: blankName,
      },
      'identity.birthDate': {
        right: '1991-02-28',
        shown: { identity: { birthDate: '1991-02-28' } },
        property: 'birthDate',
        was: '1990-02-28',
        wrong: birthDate,
      },
      'identity.email': {
        right: 'neu@example.org',
        shown: { identity: { email: 'neu@example.org' } },
        property: 'email',
        was: 'aenne@example.org',
        wrong: email,
      },
      'identity.memberNumber': {
        right: 'A-18',
        shown: { identity: { memberNumber: 'A-18' } },
        property: 'memberNumber',
        was: null,
        wrong: [[long(51)], [18]],
      },
    }),
    ...rowsOf('Change', 'account', wishedAccount),
    ...rowsOf('Change', 'account', {
      paymentMethod: {
        right: 'OnAccount',
        property: 'wishes.paymentMethod',
        shown: { mandate: null, wishes: { paymentMethod: 'OnAccount' } },
        was: 'SepaDirectDebit',
        wrong: [['Cash']],
      },
    }),
    ...rowsOf('Change', 'move', {
      iban: {
        right: '',
        shown: { mandate: null },
        was: null,
        stays: true,
        wrong: [['DE89370400440532013000', 'sepaMandateAccepted'], ['DE89370400440532013001']],
      },
    }),
    ...rowsOf('Change', 'growing', ofMember('wishes.familyMembers', ids([tennis.id]), member)),
    ...rowsOf('Cancellation', 'leaving', {
      firstName: person.firstName,
      lastName: person.lastName,
      birthDate: person.birthDate,
      email: person.email,
      memberNumber: { right: 'A-18', was: null, wrong: [[long(51)], [18]] },
      // Only a cancellation needs no address.
      street: { ...person.street, wrong: [[long(151)], [[]]] },
      zip: { ...person.zip, wrong: [['123'], ['ABCDE'], [53113]] },
      city: { ...person.city, wrong: [[long(101)], [{}]] },
      country: person.country,
      address: {
        ...address,
        wrong: address.wrong.filter(([, path]) => path !== 'address.street' && path !== 'address.city'),
      },
      wishedDate: {
        right: '2026-11-15',
        shown: { wishedDate: '2026-11-15', noticeDate: '2026-07-01', effectiveDate: '2026-12-31' },
        was: null,
        wrong: [['2026-09-29'], ['2026-06-30'], ['2026-02-30'], ['2040-01-01'], ['soon'], [2026]],
      },
      scope: {
        sample: 'leavingOne',
        right: 'Membership',
        shown: { scope: 'Membership', departments: [] },
        was: 'Departments',
        wrong: [['FamilyMembers', 'familyMemberNames'], ['Everything'], [1]],
      },
      departmentIds: {
        right: [tennis.id],
        shown: { scope: 'Departments', departments: [{ name: 'Tennis' }] },
        was: null,
        is: ids([tennis.id]),
        wrong: [[['x'], 'departmentIds[0]'], [[closed.id], 'departmentIds[0]'], ['x']],
      },
      familyMemberNames: {
        right: ['Ida Groß'],
        shown: { scope: 'FamilyMembers', familyMemberNames: ['Ida Groß'] },
        was: null,
        is: ids(['Ida Groß']),
        wrong: [[['1'], 'familyMemberNames[0]'], [['Ida', ''], 'familyMemberNames[1]'], ['Ida']],
      },
      reason: { right: 'Umzug', was: 'Kosten', wrong: [['Langeweile'], [1]] },
      comment: { right: 'Danke für alles', was: 'Danke', wrong: [[long(2001)], [1]] },
      customFields: {
        right: { locker: 12 },
        property: 'customFields.locker',
        was: null,
        is: '12',
        wrong: [
          [{ locker: 100 }, 'customFields.locker'],
          [{ shirtSize: 'L' }, 'customFields.shirtSize'],
          [{}],
        ],
      },
    }),
    ...rowsOf('Cancellation', 'leavingAtOnce', {
      extraordinaryDate: {
        right: '2026-08-01',
        shown: { extraordinaryDate: '2026-08-01', effectiveDate: '2026-08-01' },
        was: '2026-07-15',
        wrong: [['2026-06-30'], ['2040-01-01'], ['soon'], [2026]],
      },
      extraordinaryReason: { right: 'Krank', was: 'Umzug nach Kanada', wrong: [[long(2001)], [1]] },
    }),
    ...rowsOf('Cancellation', 'leavingOne', {
      departmentIds: {
        right: [football.id, tennis.id],
        shown: { scope: 'Departments', departments: [{ name: 'Fußball' }, { name: 'Tennis' }] },
        was: ids([football.id]),
        is: ids([football.id, tennis.id]),
        wrong: [[[]], [null]],
      },
    }),
  ];
}

/** The request body for a value. */
async function bodyOf({ name }: Row, place: Place, value: unknown): Promise<object> {
  const [outer = '', inner] = name.split('.');
  if (inner === undefined) return { [outer]: value };
  if (outer === 'identity') return { identity: { [inner]: value } };
  return { familyMember: { id: await memberOf(place), [inner]: value } };
}

async function make({ kind, sample }: Row): Promise<Place> {
  return { kind, id: await samples[sample]() };
}

const asText = (value: unknown) =>
  value === '' || value === null ? null : typeof value === 'string' ? value : JSON.stringify(value);

async function expectStored(row: Row): Promise<void> {
  const place = await make(row);
  const before = await read(place);
  const response = await patch(place, await bodyOf(row, place, row.right));
  expect({ status: response.status, body: await response.text() }).toEqual({ status: 204, body: '' });
  const after = await read(place);
  expect(after).toMatchObject(row.shown ?? { [row.name]: row.right });
  const [entry] = await history(place);
  if (row.stays) return expect([entry?.type, after]).toEqual(['Created', before]);
  expect(entry).toMatchObject({
    type: 'Updated',
    property: row.property ?? row.name,
    oldValue: row.was,
    newValue: row.is === undefined ? asText(row.right) : row.is,
    actor: { kind: 'ApiKey', name: 'Program (Clerk)' },
  });
  expect(after.version).toBe(before.version + 1);
  const { events } = await tracesOf(database, club, place.id);
  expect(events.filter(type => type === 'ApplicationUpdated')).toHaveLength(1);
}

const Problem = z.object({ status: z.literal(400), errors: z.record(z.string(), z.array(z.string())) });

async function expectRefused(row: Row): Promise<number> {
  const place = await make(row);
  const before = await read(place);
  const entries = await history(place);
  for (const [value, path = row.name] of row.wrong) {
    const response = await patch(place, await bodyOf(row, place, value));
    expect([value, response.status]).toEqual([value, 400]);
    const { errors } = Problem.parse(await response.json());
    expect([value, Object.keys(errors)]).toEqual([value, expect.arrayContaining([path])]);
  }
  expect(await read(place)).toEqual(before);
  expect(await history(place)).toEqual(entries);
  return row.wrong.length;
}

describe('PATCH of one property', () => {
  it.each(submissionKinds)(
    'stores every valid value of a %s, with the old and the new one in the history',
    async kind => {
      for (const row of table().filter(one => one.kind === kind)) await expectStored(row);
    },
  );

  it.each(submissionKinds)(
    'refuses every invalid value of a %s with its path and changes nothing',
    async kind => {
      let count = 0;
      for (const row of table().filter(one => one.kind === kind)) count += await expectRefused(row);
      expect(count).toBeGreaterThan(50);
    },
  );

  it.each([
    ['Membership', MembershipPatchDto.shape, ['customFields']],
    ['Change', ChangePatchDto.shape, ['customFields']],
    ['Cancellation', CancellationPatchDto.shape, ['customFields']],
  ] as const)('covers every property of a %s', (kind, shape, further) => {
    const tried = new Set(table().flatMap(row => (row.kind === kind ? [row.name.split('.')[0]] : [])));
    expect([...Object.keys(shape), ...further].filter(name => !tried.has(name))).toEqual([]);
  });

  it.each(['Membership', 'Change'] as const)('covers every property of a family member of a %s', kind => {
    const tried = new Set(table().flatMap(row => (row.kind === kind ? [row.name] : [])));
    // A change request asks no consents of family members.
    const left = kind === 'Change' ? ['id', 'mediaConsents'] : ['id'];
    const names = Object.keys(FamilyMemberPatchDto.shape).filter(name => !left.includes(name));
    expect(names.filter(name => !tried.has(`familyMember.${name}`))).toEqual([]);
  });
});

it('takes no consents of a family member into a change request', async () => {
  const place: Place = { kind: 'Change', id: await samples.growing() };
  const mediaConsents = [{ consentId, isGiven: true }];
  const response = await patch(place, { familyMember: { id: await memberOf(place), mediaConsents } });
  expect(response.status).toBe(400);
});

describe('a status link', () => {
  it('cannot set a membership number', async () => {
    const place: Place = { kind: 'Membership', id: await samples.family() };
    const link = { clubId: club.clubId, submissionId: place.id, guardianId: null };
    const path = `/public/status/${makeStatusToken(link, 'aenne@example.org')}/memberships`;
    const member = { id: await memberOf(place), memberNumber: 'A-18' };
    for (const [body, named] of [
      [{ memberNumber: 'A-18' }, 'memberNumber'],
      [{ familyMember: member }, 'familyMember.memberNumber'],
    ] as const) {
      const response = await callApi({ method: 'PATCH', path, body });
      expect(Object.keys(Problem.parse(await response.json()).errors)).toContain(named);
    }
    expect(await read(place)).toMatchObject({ version: 1, memberNumber: '' });
  });
});

describe('null in a PATCH', () => {
  type Emptied = readonly [name: string, given: unknown, shown: object];

  async function expectEmptied(kind: SubmissionKind, rows: readonly Emptied[], make: () => Promise<string>) {
    for (const [name, given, shown] of rows) {
      const place = { kind, id: await make() };
      const body = (value: unknown) =>
        name.startsWith('identity.') ? { identity: { [name.slice(9)]: value } } : { [name]: value };
      expect([name, (await patch(place, body(given))).status]).toEqual([name, 204]);
      expect([name, (await patch(place, body(null))).status]).toEqual([name, 204]);
      expect(await read(place)).toMatchObject(shown);
      const [entry] = await history(place);
      expect([name, entry?.newValue]).toEqual([name, typeof given === 'boolean' ? 'false' : null]);
    }
  }

  it('clears optional fields of an application', async () => {
    const { adult } = club;
    const locker = adult.surcharges.find(({ isOptional }) => isOptional)?.id;
    const rows: Emptied[] = [
      ['gender', 'Male', { gender: null }],
      ['title', 'Dr.', { title: '' }],
      ['phone', '0228 5555', { phone: '' }],
      ['mobile', '0228 5555', { mobile: '' }],
      ['nationality', 'AT', { nationality: '' }],
      ['country', 'FR', { country: 'DE' }],
      ['notes', 'Hallo', { notes: '' }],
      ['entryDate', '2026-09-01', { entryDate: '2026-07-01' }],
      ['departmentIds', [club.tennis.id], { departments: [] }],
      ['surchargeIds', [locker], { surchargeIds: [] }],
      ['guardians', twoGuardians, { guardians: [] }],
      ['hasSoleCustody', true, { hasSoleCustody: false }],
      ['guardianLiability', true, { guardianLiability: false }],
    ];
    await expectEmptied('Membership', rows, () => makeApplication(club));
    await expectEmptied('Membership', [['bic', 'COBADEFFXXX', { bic: null }]], samples.debit);
  });

  it('removes a wish, but never the last one', async () => {
    const rows: Emptied[] = [
      ['lastName', 'Klein', { identity: { lastName: 'Groß' }, wishes: { city: 'Bonn' } }],
      ['membershipId', club.family.id, { wishes: { city: 'Bonn' } }],
      ['departmentIds', [club.tennis.id], { wishes: { city: 'Bonn' } }],
      ['paymentMethod', 'OnAccount', { wishes: { city: 'Bonn' } }],
      ['hasSoleCustody', true, { wishes: { city: 'Bonn' } }],
      ['guardians', twoGuardians, { wishes: { city: 'Bonn' } }],
      ['validFrom', '2026-09-01', { validFrom: null }],
      ['notes', 'Hallo', { notes: '' }],
      ['identity.memberNumber', 'A-18', { identity: expect.not.objectContaining({ memberNumber: 'A-18' }) }],
    ];
    await expectEmptied('Change', rows, samples.move);
    const place: Place = { kind: 'Change', id: await makeChangeRequest(club, { city: 'Bonn' }) };
    const response = await patch(place, { city: null });
    expect(Problem.parse(await response.json()).errors).toEqual({
      city: [expect.stringContaining('No change')],
    });
    expect(await read(place)).toMatchObject({ version: 1, wishes: { city: 'Bonn' } });
  });

  it('removes date and reason of an extraordinary cancellation together, and the regular end applies', async () => {
    for (const removed of [{ extraordinaryDate: null }, { extraordinaryReason: '' }]) {
      const place: Place = { kind: 'Cancellation', id: await samples.leavingAtOnce() };
      expect((await patch(place, removed)).status).toBe(204);
      const ordinary = { extraordinaryDate: null, extraordinaryReason: '', effectiveDate: '2026-09-30' };
      expect(await read(place)).toMatchObject(ordinary);
    }
    const place: Place = { kind: 'Cancellation', id: await samples.leaving() };
    expect((await patch(place, { extraordinaryDate: '2026-08-01' })).status).toBe(400);
  });

  it('clears optional fields of a cancellation; without a wished date it ends as early as possible', async () => {
    await expectEmptied(
      'Cancellation',
      [
        ['memberNumber', 'A-18', { memberNumber: '' }],
        [
          'wishedDate',
          '2027-03-31',
          { wishedDate: null, noticeDate: '2026-07-01', effectiveDate: '2026-09-30' },
        ],
        ['reason', 'Umzug', { reason: '' }],
        ['comment', 'Danke', { comment: '' }],
        ['country', 'FR', { country: 'DE' }],
      ],
      samples.leaving,
    );
  });
});

describe('a PATCH without exactly one property', () => {
  const id = '019a0000-0000-7000-8000-000000000001';
  const shared: [object, string][] = [
    [{}, ''],
    [{ city: 'Bonn', zip: '53111' }, ''],
    [{ city: 'Bonn', customFields: { locker: 1 } }, ''],
    [{ customFields: {} }, 'customFields'],
    [{ customFields: { locker: 1, other: 2 } }, 'customFields'],
    [{ shoeSize: 42 }, 'shoeSize'],
    [{ city: 'Bonn', shoeSize: 42 }, 'shoeSize'],
    [{ state: 'Accepted' }, 'state'],
    [{ id }, 'id'],
    [{ version: 7 }, 'version'],
    [{ signature: 'data:image/png;base64,' }, 'signature'],
    [{ locale: 'en' }, 'locale'],
    [{ familyMembers: [] }, 'familyMembers'],
    [JSON.parse('{"__proto__":{"city":"Bonn"}}'), '__proto__'],
    [{ constructor: 'x' }, 'constructor'],
    [[], ''],
  ];
  const families: [object, string][] = [
    [{ familyMember: { id } }, 'familyMember'],
    [{ familyMember: { id, firstName: 'A', lastName: 'B' } }, 'familyMember'],
    [{ familyMember: { firstName: 'A' } }, 'familyMember.id'],
    [{ familyMember: { id: 'x', firstName: 'A' } }, 'familyMember.id'],
    [{ familyMember: { id, firstName: 'A' } }, 'familyMember.id'],
    [{ familyMember: { id, iban: 'x' } }, 'familyMember.iban'],
    [{ familyMember: { id, customFields: { badge: 'a', other: 'b' } } }, 'familyMember.customFields'],
    [
      {
        familyMember: [
          { id, firstName: 'A' },
          { id, firstName: 'B' },
        ],
      },
      'familyMember',
    ],
    [{ city: 'Bonn', familyMember: { id, firstName: 'A' } }, ''],
  ];
  const ofKind: Record<SubmissionKind, [object, string][]> = {
    Membership: families,
    Change: [
      ...families,
      [{ identity: {} }, 'identity'],
      [{ identity: { firstName: 'A', lastName: 'B' } }, 'identity'],
      [{ identity: { city: 'Bonn' } }, 'identity.city'],
      [{ wishes: { city: 'Bonn' } }, 'wishes'],
      [{ entryDate: '2026-08-01' }, 'entryDate'],
    ],
    Cancellation: [
      [{ familyMember: { id, firstName: 'A' } }, 'familyMember'],
      [{ effectiveDate: '2026-07-01' }, 'effectiveDate'],
      [{ noticeDate: '2026-07-01' }, 'noticeDate'],
      [{ iban: 'DE89370400440532013000' }, 'iban'],
    ],
  };

  it.each(submissionKinds)('of a %s is refused with its paths', async kind => {
    const place = { kind, id: await makeSubmission(club, kind) };
    const before = await read(place);
    for (const [body, path] of [...shared, ...ofKind[kind]]) {
      const response = await patch(place, body);
      expect([body, response.status]).toEqual([body, 400]);
      const { errors } = await response.json();
      expect([body, Object.keys(errors)]).toEqual([body, expect.arrayContaining([path])]);
    }
    expect(await read(place)).toEqual(before);
  });

  it.each(submissionKinds)('of a %s returns 404 and 412 like other writes', async kind => {
    const body = kind === 'Cancellation' ? { comment: 'Danke' } : { city: 'Mainz' };
    const other: SubmissionKind = kind === 'Change' ? 'Membership' : 'Change';
    const place = { kind, id: await makeSubmission(club, kind) };
    for (const unknown of [id, 'not-an-id', await makeSubmission(club, other)]) {
      expect((await patch({ kind, id: unknown }, body)).status).toBe(404);
    }
    const etag = (await callApi({ path: at(place), token })).headers.get('etag') ?? '';
    const write = (tag: string) =>
      callApi({ method: 'PATCH', path: at(place), token, body, headers: { 'If-Match': tag } });
    expect((await write('"v7"')).status).toBe(412);
    expect((await write(etag)).status).toBe(204);
    expect((await write(etag)).status).toBe(412);
    expect((await history(place)).filter(({ type }) => type === 'Updated')).toHaveLength(1);
  });
});
