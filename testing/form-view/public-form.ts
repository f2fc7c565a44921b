import { type ShownForm, toShownForm } from '@/components/form-view/shown-form';
import { FormCancellation } from '@/lib/contracts/forms';
import type { PublicForm } from '@/lib/contracts/public';

const id = (number: number) => `019a0000-0000-7000-8000-${String(number).padStart(12, '0')}`;

export const ids = {
  adult: id(1),
  family: id(2),
  trial: id(3),
  football: id(11),
  gym: id(12),
  swimming: id(13),
  chess: id(14),
  admission: id(21),
  locker: id(22),
  youth: id(23),
  website: id(31),
  newsletter: id(32),
} as const;

const base = { description: '', externalCode: '', isActive: true, sortOrder: 0 };
const surcharge = { description: '', sortOrder: 0 };
const field = {
  description: '',
  placeholder: '',
  forms: ['Membership' as const],
  isRequired: false,
  isActive: true,
  options: [],
  minLength: null,
  maxLength: null,
  min: null,
  max: null,
  pattern: null,
  defaultValue: null,
  sortOrder: 0,
};

/** A club whose form has every kind of field, as `getPublicForm` returns it. */
export const publicForm: PublicForm = {
  edition: 'e1',
  kind: 'Membership',
  club: {
    slug: 'demo',
    name: 'SV Sonnental 1923',
    legalName: 'Sportverein Sonnental 1923 e. V.',
    street: 'Am Sportplatz 4',
    zip: '53111',
    city: 'Bonn',
    country: 'DE',
    email: 'mitglieder@sv-sonnental.example',
    website: 'https://sv-sonnental.example',
    creditorId: 'DE98ZZZ09999999999',
    currency: 'EUR',
    locale: 'de',
    timeZone: 'Europe/Berlin',
    ageReference: 'EntryDate',
    addressForm: 'Du',
    logo: null,
  },
  settings: {
    notes:
      'Schön, dass du zu uns kommst. Fragen beantwortet die Geschäftsstelle dienstags von 17 bis 19 Uhr.',
    showSepa: true,
    showOnAccount: true,
    showSignature: true,
    needConfirmation: true,
    needProofOfWork: false,
    isActive: true,
    closedText: '',
    isChangeActive: true,
    changeClosedText: '',
    fields: {},
  },
  design: { presetDesign: 'Classic', additionalCss: '' },
  departmentSettings: { isEnabled: true, minSelection: 1, maxSelection: 3 },
  memberships: [
    {
      ...base,
      id: ids.adult,
      name: 'Erwachsene',
      description: 'Ab 18 Jahren',
      membershipPrice: 12.5,
      priceInterval: 'Monthly',
      isFamilyMembership: false,
      departmentPrices: [{ id: id(41), departmentId: ids.gym, price: 6 }],
      surcharges: [
        {
          ...surcharge,
          id: ids.admission,
          name: 'Aufnahmegebühr',
          price: 20,
          scope: 'PerApplication',
          dueType: 'OneTime',
          isOptional: false,
        },
        {
          ...surcharge,
          id: ids.locker,
          name: 'Spind',
          description: 'In der Umkleide',
          price: 3,
          scope: 'PerApplication',
          dueType: 'Recurring',
          isOptional: true,
        },
      ],
    },
    {
      ...base,
      id: ids.family,
      name: 'Familie',
      description: 'Alle, die zusammen wohnen',
      membershipPrice: 24,
      priceInterval: 'Monthly',
      isFamilyMembership: true,
      departmentPrices: [
        { id: id(42), departmentId: ids.gym, price: 4 },
        { id: id(43), departmentId: ids.swimming, price: 2.5 },
      ],
      surcharges: [
        {
          ...surcharge,
          id: ids.youth,
          name: 'Jugendarbeit',
          price: 1,
          scope: 'PerPerson',
          dueType: 'Recurring',
          isOptional: false,
          maxAge: 17,
        },
      ],
    },
    {
      ...base,
      id: ids.trial,
      name: 'Schnuppermonat',
      description: 'Endet von selbst',
      membershipPrice: 15,
      priceInterval: 'OneTime',
      isFamilyMembership: false,
      departmentPrices: [],
      surcharges: [],
    },
  ],
  departments: [
    { ...base, id: ids.football, name: 'Fußball' },
    { ...base, id: ids.gym, name: 'Fitness', description: 'Geräte und Kurse' },
    { ...base, id: ids.swimming, name: 'Schwimmen' },
    { ...base, id: ids.chess, name: 'Schach' },
  ],
  customFields: [
    {
      ...field,
      internalName: 'shirtSize',
      label: 'Trikotgröße',
      type: 'Select',
      category: 'Membership',
      isRequired: true,
      options: ['S', 'M', 'L'].map(size => ({ value: size, label: size })),
    },
    {
      ...field,
      internalName: 'licence',
      label: 'Passnummer',
      type: 'Number',
      category: 'Personal',
      min: '1',
      max: '99999',
    },
    { ...field, internalName: 'emergency', label: 'Notfallkontakt', type: 'Phone', category: 'Personal' },
    {
      ...field,
      internalName: 'reducedProof',
      label: 'Ich habe einen Nachweis für den ermäßigten Beitrag',
      type: 'Checkbox',
      category: 'Payment',
    },
    { ...field, internalName: 'allergies', label: 'Allergien', type: 'TextArea', category: 'FamilyMember' },
    {
      ...field,
      internalName: 'helps',
      label: 'Wobei kannst du helfen?',
      type: 'MultiSelect',
      category: 'Other',
      options: [
        { value: 'party', label: 'Sommerfest' },
        { value: 'drive', label: 'Fahrdienst' },
      ],
    },
    {
      ...field,
      internalName: 'lastCheck',
      label: 'Letzte Sportuntersuchung',
      type: 'Date',
      category: 'Other',
      min: '2000-01-01',
    },
  ],
  privacy: {
    policyUrl: 'https://sv-sonnental.example/datenschutz',
    text: 'Verantwortlich ist der Sportverein Sonnental 1923 e. V.\nWir verarbeiten deine Angaben, um über den Antrag zu entscheiden und die Mitgliedschaft zu führen.',
  },
  consents: [
    {
      id: ids.website,
      mediaType: 'Website',
      label: 'Fotos auf der Website',
      text: 'Der Verein darf Fotos von mir auf seiner Website zeigen.',
      isRequired: false,
    },
    { id: ids.newsletter, mediaType: 'Newsletter', label: 'Newsletter', text: '', isRequired: false },
  ],
  today: '2026-07-01',
  closed: null,
  challenge: null,
  formToken: 'token',
};

/** The same club's cancellation form: to the end of the year with three months' notice, opened in July. */
export const cancellationForm: ShownForm = toShownForm({
  ...{ kind: 'Cancellation', club: publicForm.club, design: publicForm.design, today: '2026-07-01' },
  ...{
    departments: publicForm.departments,
    customFields: [],
    privacy: publicForm.privacy,
    edition: 'e1',
    formToken: 'token',
    closed: null,
    challenge: null,
  },
  settings: FormCancellation.parse({
    ...{ cancellationMode: 'EndOfYear', noticePeriod: { value: 3, unit: 'Months' } },
    ...{ askReason: true, reasons: ['Umzug', 'Keine Zeit mehr'] },
  }),
  earliest: { noticeDate: '2026-07-01', effectiveDate: '2026-12-31', deadline: '2026-09-30' },
});
