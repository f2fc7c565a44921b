import type {
  ChangeCustomFieldSchema,
  ChangeDepartment,
  ChangeMembershipSchema,
} from '@/lib/contracts/catalog';
import {
  ChangeCustomFieldSchema as CustomFieldContract,
  ChangeMembershipSchema as MembershipContract,
} from '@/lib/contracts/catalog';
import { ChangeClubInfo } from '@/lib/contracts/club';
import { ChangeDataPrivacySchema } from '@/lib/contracts/data-privacy';
import { ChangeFormDesign, FormCancellation, FormMembership } from '@/lib/contracts/forms';

/** Master data of the demo club: a German sports club of some 800 members. */
export const demoSlug = 'demo';

export const clubInfo = ChangeClubInfo.parse({
  name: 'TSV Lindental',
  legalName: 'Turn- und Sportverein Lindental 1912 e. V.',
  street: 'Am Sportplatz 4',
  zip: '35037',
  city: 'Marburg',
  email: 'geschaeftsstelle@tsv-lindental.example',
  phone: '+49 6421 555010',
  website: 'https://tsv-lindental.example',
  registerCourt: 'Amtsgericht Marburg',
  registerNumber: 'VR 1912',
  chairperson: 'Katharina Böhm',
  creditorId: 'DE98ZZZ09999999999',
  formLocales: ['de', 'en'],
  mandatePrefix: 'TSV',
});

export const departments: (Omit<ChangeDepartment, 'isActive' | 'sortOrder'> & {
  price: Record<'child' | 'adult', number>;
})[] = [
  {
    name: 'Turnen',
    description: 'Vom Eltern-Kind-Turnen bis zur Wettkampfriege',
    externalCode: 'TU',
    price: { child: 0, adult: 0 },
  },
  {
    name: 'Fußball',
    description: 'Bambini bis Alte Herren',
    externalCode: 'FU',
    price: { child: 3, adult: 5 },
  },
  {
    name: 'Handball',
    description: 'Jugend, Damen und Herren',
    externalCode: 'HA',
    price: { child: 2.5, adult: 4.5 },
  },
  {
    name: 'Tennis',
    description: 'Sechs Sandplätze und eine Halle',
    externalCode: 'TE',
    price: { child: 6, adult: 12.5 },
  },
  {
    name: 'Schwimmen',
    description: 'Kurse und Training im Hallenbad',
    externalCode: 'SW',
    price: { child: 4, adult: 6 },
  },
  {
    name: 'Leichtathletik',
    description: 'Laufen, Springen, Werfen',
    minAge: 6,
    externalCode: 'LA',
    price: { child: 1.5, adult: 3 },
  },
];

type Tariff = Omit<ChangeMembershipSchema, 'departmentPrices'> & {
  departmentPriceOf: 'child' | 'adult' | null;
};

const tariff = (departmentPriceOf: Tariff['departmentPriceOf'], given: Record<string, unknown>): Tariff => ({
  ...MembershipContract.parse(given),
  departmentPriceOf,
});

const admission = {
  name: 'Aufnahmegebühr',
  description: 'Einmalig beim Eintritt',
  price: 15,
  scope: 'PerApplication',
  dueType: 'OneTime',
  minAge: 18,
};

export const tariffs: Tariff[] = [
  tariff('child', {
    name: 'Kinder und Jugendliche',
    description: 'Turnen ist enthalten, andere Abteilungen kosten extra',
    maxAge: 17,
    membershipPrice: 7.5,
    priceInterval: 'Monthly',
    externalCode: '01',
    surcharges: [
      {
        name: 'Ballkind-Trikot',
        price: 24.9,
        scope: 'PerPerson',
        dueType: 'OneTime',
        isOptional: true,
        minAge: 5,
        maxAge: 13,
      },
    ],
  }),
  tariff('adult', {
    name: 'Erwachsene',
    description: 'Turnen ist enthalten, andere Abteilungen kosten extra',
    minAge: 18,
    membershipPrice: 12.5,
    priceInterval: 'Monthly',
    externalCode: '02',
    surcharges: [
      admission,
      {
        name: 'Hallenumlage',
        description: 'Für Strom und Wärme',
        price: 1.5,
        scope: 'PerApplication',
        dueType: 'Recurring',
      },
      {
        name: 'Spind',
        description: 'Großer Spind im Umkleidehaus',
        price: 2,
        scope: 'PerApplication',
        dueType: 'Recurring',
        isOptional: true,
      },
    ],
  }),
  tariff('adult', {
    name: 'Familie',
    description: 'Eltern oder Großeltern mit ihren Kindern',
    membershipPrice: 24,
    priceInterval: 'Monthly',
    isFamilyMembership: true,
    externalCode: '03',
    surcharges: [
      { ...admission, name: 'Aufnahmegebühr Familie', price: 25, minAge: undefined },
      {
        name: 'Verbandsbeitrag Jugend',
        description: 'Für jedes Kind von 6 bis 17 Jahren',
        price: 0.8,
        scope: 'PerPerson',
        dueType: 'Recurring',
        minAge: 6,
        maxAge: 17,
      },
      {
        name: 'Vereins-T-Shirt',
        description: 'Mit dem Wappen des Vereins',
        price: 14.5,
        scope: 'PerPerson',
        dueType: 'OneTime',
        isOptional: true,
      },
    ],
  }),
  tariff('child', {
    name: 'Studium und Ausbildung',
    description: 'Mit jährlichem Nachweis',
    maxAge: 27,
    membershipPrice: 54,
    priceInterval: 'HalfYearly',
    externalCode: '04',
    surcharges: [
      {
        name: 'Hochschulsport-Karte',
        price: 10,
        scope: 'PerApplication',
        dueType: 'Recurring',
        isOptional: true,
        minAge: 18,
        maxAge: 27,
      },
    ],
  }),
  tariff(null, {
    name: 'Fördermitglied',
    description: 'Passiv, ohne Teilnahme am Sport',
    membershipPrice: 48,
    priceInterval: 'Yearly',
    externalCode: '05',
    surcharges: [
      {
        name: 'Vereinszeitung per Post',
        price: 12,
        scope: 'PerApplication',
        dueType: 'Recurring',
        isOptional: true,
      },
    ],
  }),
  tariff(null, {
    name: 'Probemonat',
    description: 'Vier Wochen alles ausprobieren, endet von selbst',
    membershipPrice: 10,
    priceInterval: 'OneTime',
    externalCode: '06',
  }),
  tariff(null, {
    name: 'Ferienkurs Schwimmen',
    description: 'Einmaliger Kurs in den Sommerferien',
    membershipPrice: 85,
    priceInterval: 'OneTime',
    externalCode: '07',
    surcharges: [
      { name: 'Leihausrüstung', price: 9.5, scope: 'PerApplication', dueType: 'OneTime', isOptional: true },
    ],
  }),
];

const field = (given: Record<string, unknown>): ChangeCustomFieldSchema =>
  CustomFieldContract.parse({ forms: ['Membership'], category: 'Other', ...given });

export const customFields: ChangeCustomFieldSchema[] = [
  field({
    internalName: 'emergencyContact',
    label: 'Kontakt im Notfall',
    description: 'Name und Telefonnummer: Wen sollen wir anrufen, wenn beim Training etwas passiert?',
    type: 'Text',
    category: 'Personal',
    maxLength: 120,
  }),
  field({
    internalName: 'swimmingBadge',
    label: 'Schwimmabzeichen',
    type: 'MultiSelect',
    category: 'FamilyMember',
    showIf: { maxAge: 17 },
    options: [
      { value: 'seahorse', label: 'Seepferdchen' },
      { value: 'bronze', label: 'Bronze' },
      { value: 'silver', label: 'Silber' },
      { value: 'gold', label: 'Gold' },
    ],
  }),
  field({
    internalName: 'previousClub',
    label: 'Bisheriger Verein',
    type: 'Text',
    category: 'Membership',
    maxLength: 80,
  }),
  field({
    internalName: 'lastMedicalCheck',
    label: 'Letzte sportärztliche Untersuchung',
    type: 'Date',
    category: 'Membership',
    isActive: false,
  }),
  field({ internalName: 'wantsToVolunteer', label: 'Ich möchte ehrenamtlich mitarbeiten', type: 'Checkbox' }),
  field({
    internalName: 'volunteerHours',
    label: 'Stunden im Jahr, die du helfen kannst',
    type: 'Number',
    min: '0',
    max: '200',
    showIf: { answer: { internalName: 'wantsToVolunteer', values: ['true'] } },
  }),
  field({
    internalName: 'shirtSize',
    label: 'T-Shirt-Größe für Helfende',
    type: 'Select',
    options: ['XS', 'S', 'M', 'L', 'XL'].map(value => ({ value, label: value })),
    showIf: { answer: { internalName: 'wantsToVolunteer', values: ['true'] } },
  }),
  field({
    internalName: 'remarks',
    label: 'Worauf freust du dich am meisten?',
    type: 'TextArea',
    maxLength: 1000,
  }),
];

export const dataPrivacy = ChangeDataPrivacySchema.parse({
  policyUrl: 'https://tsv-lindental.example/datenschutz',
  text: 'Verantwortlich ist der Turn- und Sportverein Lindental 1912 e. V. Wir verarbeiten deine Angaben, um die Mitgliedschaft zu führen und den Beitrag einzuziehen (Art. 6 Abs. 1 b DSGVO), und melden Namen und Geburtsdatum an die Fachverbände. Du kannst jederzeit Auskunft, Berichtigung und Löschung verlangen.',
  consents: [
    {
      mediaType: 'Website',
      label: 'Fotos auf der Website',
      text: 'Bilder aus Training und Wettkampf, auf denen ich zu sehen bin, dürfen auf der Website des Vereins erscheinen. Ich kann das jederzeit widerrufen.',
    },
    {
      mediaType: 'SocialMedia',
      label: 'Fotos in sozialen Medien',
      text: 'Bilder dürfen auf den Seiten des Vereins in sozialen Medien erscheinen. Ich kann das jederzeit widerrufen.',
    },
    {
      mediaType: 'Press',
      label: 'Fotos in der Presse',
      text: 'Bilder dürfen an die örtliche Presse gegeben werden.',
    },
    {
      mediaType: 'Print',
      label: 'Fotos in der Vereinszeitung',
      text: 'Bilder dürfen in gedruckten Veröffentlichungen des Vereins erscheinen.',
    },
    {
      mediaType: 'Newsletter',
      label: 'Newsletter',
      text: 'Ich möchte viermal im Jahr Neuigkeiten aus dem Verein per E-Mail bekommen.',
    },
  ],
  // Longer than the demo's past: its first nightly run must not remove its people.
  retention: { unconfirmedDays: 730, rejectedDays: 730 },
});

export const membershipForm = FormMembership.parse({
  notes: 'Fragen beantwortet die Geschäftsstelle dienstags von 17 bis 19 Uhr.',
});

/** A form of its own for two of the tariffs, by their names. */
export const furtherForm = {
  offers: ['Probemonat', 'Ferienkurs Schwimmen'],
  slug: 'schnuppern',
  title: 'Zum Schnuppern anmelden',
  notes: 'Lern uns erst einmal kennen. Mitglied wirst du dadurch noch nicht.',
  thankYouText: 'Wir melden uns in den nächsten Tagen mit einem Termin. Bring Hallenschuhe mit.',
};

export const cancellationForm = FormCancellation.parse({
  cancellationMode: 'EndOfHalfYear',
  noticePeriod: { value: 1, unit: 'Months' },
  askReason: true,
  reasons: ['Umzug', 'Keine Zeit', 'Gesundheit', 'Beitrag zu hoch', 'Anderer Verein'],
});

export const formDesign = ChangeFormDesign.parse({
  presetDesign: 'Modern',
  brandColor: '#0d5c63',
  colorScheme: 'Auto',
});

/** Logo of the club: a linden leaf. */
export const logoSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="480" height="480">
  <circle cx="120" cy="120" r="116" fill="#0d5c63"/>
  <circle cx="120" cy="120" r="104" fill="none" stroke="#e7f2ef" stroke-width="3"/>
  <path d="M120 34c34 26 52 52 50 78-2 24-22 38-50 46-28-8-48-22-50-46-2-26 16-52 50-78z" fill="#9fd3b8"/>
  <path d="M120 52v124M120 92l24-18M120 92L96 74M120 122l32-22M120 122L88 100" stroke="#0d5c63" stroke-width="5" fill="none" stroke-linecap="round"/>
</svg>`;
