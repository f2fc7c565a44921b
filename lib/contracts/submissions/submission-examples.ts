import { exampleIds } from '@/lib/contracts/example-ids';
import { blankFields, personNamesIn } from '@/lib/rules/submissions/submission-fields';

/** The applicant in the examples of the API's description. */
export const examplePerson = {
  firstName: 'Änne',
  lastName: 'Groß',
  birthDate: '1990-02-28',
  street: 'Am Markt 1',
  zip: '53111',
  city: 'Bonn',
  email: 'aenne@example.org',
};

/** A PNG of one pixel, for forms that ask for a signature. */
export const exampleSignature =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const receivedAt = '2026-03-14T09:26:53.589Z';
const confirmedAt = '2026-03-14T09:31:02.114Z';

export const exampleSubmitted = {
  id: exampleIds.submission,
  number: 42,
  state: 'New',
  receivedAt,
  needsConfirmation: true,
};

/** Answer to a member who submits: it contains the status link. */
export const exampleAnswer = {
  ...exampleSubmitted,
  statusUrl: 'https://eintritt.example/status/AZqPXk3xcAGbqAk2lq…',
};

export const exampleDates = { noticeDate: '2026-03-14', effectiveDate: '2026-06-30' };

export const examplePriceLine = {
  kind: 'Membership',
  id: exampleIds.membership,
  label: 'Erwachsene',
  quantity: 1,
  unitPrice: 12.5,
  amount: 12.5,
  due: 'Recurring',
};

export const examplePrice = {
  currency: 'EUR',
  interval: 'Monthly',
  lines: [examplePriceLine],
  recurring: 12.5,
  oneTime: 0,
  firstPayment: 12.5,
};

export const exampleMandate = {
  reference: 'TSV-42-7F3A9C2B',
  signedAt: receivedAt,
  creditorId: 'DE98ZZZ09999999999',
  text: 'Ich ermächtige den TSV Beispiel e. V., Zahlungen von meinem Konto mittels Lastschrift einzuziehen.',
  firstDebitDate: '2026-05-02',
  givenBy: null,
};

export const exampleAccount = {
  iban: 'DE89370400440532013000',
  bic: null,
  accountHolder: 'Änne Groß',
  mandate: exampleMandate,
};

export const exampleMember = {
  id: exampleIds.familyMember,
  ...blankFields(personNamesIn('FamilyMember')),
  gender: 'Female',
  firstName: 'Ida',
  lastName: 'Groß',
  birthDate: '2015-05-01',
  departmentIds: [exampleIds.department],
  departments: [{ id: exampleIds.department, name: 'Fußball' }],
  customFields: {},
};

export const exampleHead = {
  files: [],
  ...exampleSubmitted,
  state: 'Confirmed',
  confirmedAt,
  decidedAt: null,
  decidedBy: null,
  decisionMessage: null,
  withdrawnAt: null,
  locale: 'de',
  isAnonymized: false,
  version: 2,
  notes: '',
  signature: null,
  origin: null,
};

/** The sender of an application or a cancellation, as reads return it. */
export const exampleSender = {
  ...blankFields(personNamesIn('Membership')),
  ...examplePerson,
  gender: 'Female',
  country: 'DE',
  phone: '0228 123456',
  memberNumber: '',
  customFields: { shirtSize: 'L' },
};

export const exampleItem = {
  ...exampleSubmitted,
  version: 2,
  dateModified: confirmedAt,
  kind: 'Membership',
  state: 'Confirmed',
  firstName: 'Änne',
  lastName: 'Groß',
  city: 'Bonn',
  email: 'aenne@example.org',
  membershipName: 'Erwachsene',
  furtherForm: null,
  familyMemberCount: 0,
  question: null,
  marks: [],
  effectiveDate: null,
  withdrawnAt: null,
  assignee: null,
  birthDate: '1990-02-28',
  memberNumber: '',
  departmentNames: ['Fußball'],
  price: { currency: 'EUR', interval: 'Monthly', recurring: 12.5, oneTime: 15 },
  paymentMethod: 'SepaDirectDebit',
  changes: [],
};

export const exampleEntry = {
  id: exampleIds.historyEntry,
  type: 'Updated',
  at: confirmedAt,
  actor: { kind: 'User', id: exampleIds.user, name: 'Clara Klein' },
  property: 'city',
  oldValue: 'Köln',
  newValue: 'Bonn',
};
