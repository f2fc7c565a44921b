import sharp from 'sharp';
import type { ClubInfo } from '@/lib/contracts/club';
import type {
  CancellationSubmission,
  ChangeSubmission,
  MembershipSubmission,
} from '@/lib/contracts/submissions/submissions';
import type { ExportContext, KnownCustomField } from '@/lib/documents/export-context';
import { toPrintImage } from '@/lib/documents/print-image';
import { personNamesIn, storedFields } from '@/lib/rules/submissions/submission-fields';

const idOf = (number: number) => `019a0000-0000-7000-8000-${String(number).padStart(12, '0')}`;

const club: ClubInfo = {
  id: idOf(1),
  slug: 'lindental',
  name: 'TSV Lindental 1912 e. V.',
  legalName: 'Turn- und Sportverein Lindental 1912 e. V.',
  street: 'Am Sportplatz 3',
  zip: '01067',
  city: 'Lindental',
  country: 'DE',
  email: 'mitglieder@tsv-lindental.example',
  phone: '+49 351 1234567',
  website: 'https://www.tsv-lindental.example',
  registerCourt: 'Amtsgericht Dresden',
  registerNumber: 'VR 1912',
  chairperson: 'Katharina Böhm',
  creditorId: 'DE98ZZZ09999999999',
  currency: 'EUR',
  locale: 'de',
  formLocales: ['de'],
  timeZone: 'Europe/Berlin',
  officeIdleHours: 24,
  deletingRole: 'Manager',
  ageReference: 'EntryDate',
  addressForm: 'Du',
  mandatePrefix: 'TSV',
  allowedOrigins: [],
  logoUrl: null,
};

const knownField = (
  internalName: string,
  label: string,
  type: KnownCustomField['type'],
  more: Partial<KnownCustomField> = {},
): KnownCustomField => ({
  internalName,
  label,
  type,
  category: 'Other',
  forms: ['Membership', 'Change', 'Cancellation'],
  options: [],
  isDeleted: false,
  ...more,
});

const sizes = [
  { value: 's', label: 'Größe S' },
  { value: 'l', label: 'Größe L' },
];

const customFields: KnownCustomField[] = [
  knownField('shirtSize', 'Trikotgröße', 'Select', { options: sizes }),
  knownField('swimBadge', 'Schwimmabzeichen seit', 'Date'),
  knownField('helper', 'Hilft bei Festen', 'Checkbox'),
  knownField('yearsOfSport', 'Jahre im Sport', 'Number'),
  knownField('faxNumber', 'Faxnummer', 'Phone', { isDeleted: true }),
];

/** Context of the fixtures: a club with a logo and five custom fields, one of them deleted. */
export async function exportContext(more: Partial<ExportContext> = {}): Promise<ExportContext> {
  const logo = await toPrintImage(Buffer.from(logoSvg));
  return {
    locale: 'de',
    club,
    logo,
    customFields,
    brandColor: null,
    records: null,
    now: new Date('2026-03-20T08:00:00Z'),
    ...more,
  };
}

const head = {
  files: [] as never[],
  id: idOf(42),
  number: 42,
  state: 'Accepted',
  needsConfirmation: true,
  receivedAt: '2026-03-14T09:26:53.589Z',
  confirmedAt: '2026-03-14T10:02:11.000Z',
  decidedAt: '2026-03-18T17:30:00.000Z',
  decidedBy: 'Jürgen Weber',
  decisionMessage: 'Willkommen im Verein. Das erste Training ist am 7. April.',
  withdrawnAt: null,
  locale: 'de',
  isAnonymized: false,
  version: 4,
  notes:
    'Wir freuen uns auf „Turnen für alle“ – am liebsten dienstags.\nBitte an die Geschwisterermäßigung denken.',
  signature: null,
  origin: {
    url: 'https://www.tsv-lindental.example/mitglied-werden',
    ip: '198.51.100.24',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0',
  },
} as const;

const personNames = personNamesIn('Membership');

const sender = {
  // A new field of the catalogue has a value here, too.
  ...storedFields(personNames, Object.fromEntries(personNames.map(name => [name, name]))),
  gender: 'Female',
  title: 'Dr.',
  firstName: 'Zoë',
  lastName: 'Łukaszewicz-Groß',
  birthDate: '1988-02-29',
  street: 'Đorđe-Iñigo-Straße 12 a',
  zip: '01067',
  city: 'Şişli-Őrség',
  country: 'DE',
  email: 'zoe.lukaszewicz@example.org',
  phone: '+49 351 7654321',
  mobile: '0171 2345678',
  nationality: 'Polnisch',
  memberNumber: 'M-2093',
  customFields: {
    shirtSize: 'l',
    swimBadge: '1999-06-30',
    helper: true,
    yearsOfSport: 7.5,
    faxNumber: '0351 99',
  },
} as const;

const account = {
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  accountHolder: 'Dr. Zoë Łukaszewicz-Groß',
  mandate: {
    reference: 'TSV-2026-42-7F3A9C2B',
    signedAt: '2026-03-14T09:26:53.589Z',
    creditorId: 'DE98ZZZ09999999999',
    text: 'Ich ermächtige Turn- und Sportverein Lindental 1912 e. V., Zahlungen von meinem Konto mittels Lastschrift einzuziehen. Zugleich weise ich mein Kreditinstitut an, die von Turn- und Sportverein Lindental 1912 e. V. auf mein Konto gezogenen Lastschriften einzulösen.\n\nHinweis: Ich kann innerhalb von acht Wochen, beginnend mit dem Belastungsdatum, die Erstattung des belasteten Betrages verlangen. Es gelten dabei die mit meinem Kreditinstitut vereinbarten Bedingungen.',
    firstDebitDate: '2026-05-02',
    givenBy: null,
  },
};

const departments = {
  gymnastics: { id: idOf(201), name: 'Turnen' },
  swimming: { id: idOf(202), name: 'Schwimmen' },
};

type FamilyMember = MembershipSubmission['familyMembers'][number];

function familyMember(index: number, more: Partial<FamilyMember> = {}): FamilyMember {
  return {
    id: idOf(300 + index),
    memberNumber: index === 0 ? '2094' : '',
    gender: index % 2 === 0 ? 'Male' : 'Diverse',
    title: '',
    firstName: ['Işıl', 'Björn', 'Željko', 'Ana'][index % 4] ?? '',
    lastName: 'Łukaszewicz-Groß',
    birthDate: `20${String(10 + index).padStart(2, '0')}-05-01`,
    email: '',
    phone: '',
    departmentIds: [departments.swimming.id],
    departments: [departments.swimming],
    customFields: { shirtSize: 's' },
    ...more,
  };
}

const consentText =
  'Der Verein darf Fotos, auf denen ich zu sehen bin, auf seiner Website zeigen. Ich kann das jederzeit ohne Angabe von Gründen für die Zukunft widerrufen.';

/** A family of four with mandate, signature, consents and decision. Every property of the schema has a value. */
export async function familyApplication(
  more: Partial<MembershipSubmission> = {},
): Promise<MembershipSubmission> {
  const consent = { text: consentText, textVersion: 1 };
  const priceLine = (kind: 'Membership' | 'Department' | 'Surcharge', number: number, label: string) => ({
    kind,
    id: idOf(number),
    label,
    quantity: 1,
    due: 'Recurring' as const,
  });
  return {
    ...head,
    ...sender,
    kind: 'Membership',
    furtherForm: { id: idOf(90), title: 'Sommerkurs', slug: 'sommerkurs' },
    signature: await signatureUrl(),
    guardians: [],
    filledInBy: 'Applicant',
    hasSoleCustody: false,
    guardianLiability: false,
    membershipId: idOf(101),
    membership: { id: idOf(101), name: 'Familie' },
    departmentIds: [departments.gymnastics.id, departments.swimming.id],
    departments: [departments.gymnastics, departments.swimming],
    surchargeIds: [idOf(401)],
    entryDate: '2026-04-01',
    paymentMethod: 'SepaDirectDebit',
    sepaMandateAccepted: true,
    ...account,
    proposedAccount: null,
    familyMembers: [
      familyMember(0, { email: 'isil@example.org', phone: '+49 171 1', title: 'B. Sc.' }),
      familyMember(1),
      familyMember(2),
    ],
    privacyAccepted: true,
    mediaConsents: [
      {
        ...consent,
        consentId: idOf(501),
        mediaType: 'Website',
        label: 'Fotos auf der Website',
        isGiven: true,
      },
      { ...consent, consentId: idOf(502), mediaType: 'Press', label: 'Fotos in der Presse', isGiven: false },
    ],
    price: {
      currency: 'EUR',
      interval: 'Monthly',
      lines: [
        { ...priceLine('Membership', 101, 'Familie'), unitPrice: 24.5, amount: 24.5 },
        { ...priceLine('Department', 201, 'Turnen'), unitPrice: 2, amount: 2 },
        { ...priceLine('Department', 202, 'Schwimmen'), quantity: 4, unitPrice: 4, amount: 16 },
        { ...priceLine('Surcharge', 401, 'Sauna'), unitPrice: 3, amount: 3 },
        {
          ...priceLine('Surcharge', 402, 'Aufnahmegebühr'),
          unitPrice: 1234.5,
          amount: 1234.5,
          due: 'OneTime',
        },
      ],
      recurring: 45.5,
      oneTime: 1234.5,
      firstPayment: 1280,
    },
    ...more,
  };
}

/**
 * A family whose first member answered by their link, whose second was answered for, and whose third is awaited. The
 * fourth has no answers of their own. The applicant gave the first consent, the others did not.
 */
export async function consentingFamily(): Promise<MembershipSubmission> {
  const { mediaConsents, ...family } = await familyApplication();
  const refused = mediaConsents.map(one => ({ ...one, isGiven: false }));
  const answers = [
    { consentSource: 'Person', consentsAnsweredAt: '2026-03-16T06:00:00.000Z', mediaConsents: refused },
    { consentSource: 'Applicant', consentsAnsweredAt: null, mediaConsents },
    { consentSource: 'Awaited', consentsAnsweredAt: null, mediaConsents: [] },
    { consentSource: 'Application', consentsAnsweredAt: null, mediaConsents: [] },
  ] as const;
  const familyMembers = answers.map((given, index) => ({
    ...familyMember(index),
    ...given,
    mediaConsents: [...given.mediaConsents],
  }));
  return { ...family, mediaConsents, familyMembers };
}

/** The same family with ten members. */
export async function familyOfTen(): Promise<MembershipSubmission> {
  return familyApplication({ familyMembers: Array.from({ length: 10 }, (_, index) => familyMember(index)) });
}

/** An eleven-year-old with two guardians, one of whom has confirmed; pays on account, undecided. */
export async function minorApplication(): Promise<MembershipSubmission> {
  const guardian = { lastName: 'Öztürk', phone: '', id: idOf(601) };
  const family = await familyApplication();
  return {
    ...family,
    id: idOf(43),
    number: 43,
    state: 'New',
    confirmedAt: null,
    decidedAt: null,
    decidedBy: null,
    decisionMessage: null,
    withdrawnAt: null,
    memberNumber: '',
    gender: 'NotSpecified',
    title: '',
    firstName: 'Çağla',
    lastName: 'Öztürk',
    birthDate: '2015-01-31',
    nationality: '',
    mobile: '',
    notes: '',
    guardians: [
      {
        ...guardian,
        firstName: 'Aylin',
        email: 'aylin@example.org',
        relation: 'Mutter',
        confirmedAt: '2026-03-15T06:00:00.000Z',
        refusedAt: null,
        liableAt: null,
        soleCustodyAt: null,
      },
      {
        ...guardian,
        id: idOf(602),
        firstName: 'Emre',
        email: 'emre@example.org',
        relation: 'Vater',
        confirmedAt: null,
        refusedAt: null,
        liableAt: null,
        soleCustodyAt: null,
      },
    ],
    guardianLiability: true,
    membershipId: idOf(102),
    membership: { id: idOf(102), name: 'Kinder und Jugendliche' },
    departmentIds: [departments.swimming.id],
    departments: [departments.swimming],
    surchargeIds: [],
    paymentMethod: 'OnAccount',
    sepaMandateAccepted: false,
    iban: null,
    bic: null,
    accountHolder: null,
    mandate: null,
    familyMembers: [],
    price: {
      ...family.price,
      lines: family.price.lines.slice(0, 1),
      oneTime: 0,
      firstPayment: 24.5,
      recurring: 24.5,
    },
  };
}

/** A change of address and bank account. */
export function changeRequest(more: Partial<ChangeSubmission> = {}): ChangeSubmission {
  const { firstName, lastName, birthDate, email, memberNumber } = sender;
  const { mandate, ...wishedAccount } = account;
  return {
    ...head,
    kind: 'Change',
    identity: { firstName, lastName, birthDate, email, memberNumber },
    number: 44,
    validFrom: '2026-05-01',
    wishes: {
      street: 'Neue Straße 7',
      zip: '04103',
      city: 'Leipzig',
      country: 'AT',
      birthDate: '1988-02-28',
      gender: 'Diverse',
      membershipId: idOf(103),
      membership: { id: idOf(103), name: 'Erwachsene' },
      departments: [departments.gymnastics],
      surcharges: [{ id: idOf(301), name: 'Spind' }],
      guardians: [{ firstName: 'Gerda', lastName: 'Groß', email: 'gerda@example.org' }],
      hasSoleCustody: true,
      mediaConsents: [
        { consentId: idOf(401), mediaType: 'Website', label: 'Fotos auf der Website', isGiven: false },
      ],
      familyMembers: [
        {
          id: idOf(501),
          gender: null,
          title: '',
          firstName: 'Ida',
          lastName: 'Groß',
          birthDate: '2015-05-01',
          email: '',
          phone: '',
          customFields: {},
          departmentIds: [departments.swimming.id],
          departments: [departments.swimming],
        },
      ],
      paymentMethod: 'SepaDirectDebit',
      customFields: { shirtSize: 's' },
      ...wishedAccount,
      sepaMandateAccepted: true,
    },
    mandate,
    ...more,
  };
}

export function cancellation(more: Partial<CancellationSubmission> = {}): CancellationSubmission {
  return {
    ...head,
    ...sender,
    kind: 'Cancellation',
    number: 45,
    state: 'Confirmed',
    decidedAt: null,
    decidedBy: null,
    decisionMessage: null,
    withdrawnAt: null,
    scope: 'Departments',
    departmentIds: [departments.swimming.id],
    departments: [departments.swimming],
    familyMemberNames: ['Ana Groß', 'Björn Groß'],
    wishedDate: '2026-12-31',
    extraordinaryDate: '2026-06-30',
    extraordinaryReason: 'Umzug nach Kanada im Juli.',
    noticeDate: '2026-03-14',
    effectiveDate: '2026-06-30',
    reason: 'Umzug',
    comment: 'Danke für die schöne Zeit.',
    ...more,
  };
}

/** Returns a drawn name as PNG data URL, transparent as in browsers. */
async function signatureUrl(): Promise<string> {
  const path = 'M20 90 C60 10 90 20 80 70 S120 120 150 60 S190 30 200 80 S260 100 300 50 S360 60 380 70';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="130"><path d="${path}" fill="none" stroke="#111" stroke-width="4"/></svg>`;
  const png = await sharp(Buffer.from(svg)).png().toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

const logoSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240"><circle cx="120" cy="120" r="112" fill="#0b6b4f"/><path d="M120 40 L180 190 H60 Z" fill="#fff"/></svg>';
