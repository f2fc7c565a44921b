import type { ShownForm } from '@/components/form-view/shown-form';

/** The value of a control: typed text, a tick, or the ticked values of a group. */
export type ControlValue = string | boolean | string[];

export type GuardianValues = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  relation: string;
};

export type MemberValues = {
  gender: string;
  title: string;
  firstName: string;
  lastName: string;
  birthDate: string;
  email: string;
  phone: string;
  /** False: the application's departments also apply to this person. */
  hasOwnDepartments: boolean;
  departmentIds: string[];
  customFields: Record<string, ControlValue>;
};

/** Identity of the member who requests a change. */
export type IdentityValues = {
  firstName: string;
  lastName: string;
  birthDate: string;
  email: string;
  memberNumber: string;
};

/**
 * All values of a form of any kind, exactly as typed; fields of other kinds are empty. A control's
 * name is the path of its value with dots (`familyMembers.0.firstName`), in the browser and in a
 * plain form post.
 */
export type FormValues = {
  membershipId: string;
  departmentIds: string[];
  surchargeIds: string[];
  entryDate: string;
  gender: string;
  title: string;
  firstName: string;
  lastName: string;
  birthDate: string;
  street: string;
  zip: string;
  city: string;
  country: string;
  email: string;
  phone: string;
  mobile: string;
  nationality: string;
  guardians: GuardianValues[];
  hasSoleCustody: boolean;
  guardianLiability: boolean;
  familyMembers: MemberValues[];
  paymentMethod: string;
  iban: string;
  bic: string;
  accountHolder: string;
  sepaMandateAccepted: boolean;
  customFields: Record<string, ControlValue>;
  privacyAccepted: boolean;
  mediaConsents: Record<string, boolean>;
  /** PNG data URL of the drawn signature, or of the typed name. */
  signature: string;
  signatureName: string;
  notes: string;
  identity: IdentityValues;
  /** The ticked sections of a change request. */
  changes: string[];
  /** Consent id → `true` to give it, `false` to withdraw it, empty for no change. */
  consentWishes: Record<string, string>;
  validFrom: string;
  memberNumber: string;
  scope: string;
  /** One name per line. */
  familyMemberNames: string;
  wishedDate: string;
  reason: string;
  comment: string;
  /** Honeypot for robots: hidden from people. */
  website: string;
};

type Fields = ShownForm['customFields'];

/**
 * The form before any input. Preselects what the club leaves no choice about; ticks no consents. A
 * change request starts empty, because every value in it is a request.
 */
export function initialValues(form: ShownForm): FormValues {
  const isChange = form.kind === 'Change';
  const [onlyTariff, ...otherTariffs] = form.memberships;
  const methods = offeredMethods(form);
  return {
    membershipId: otherTariffs.length === 0 && !isChange ? (onlyTariff?.id ?? '') : '',
    departmentIds: [],
    surchargeIds: [],
    entryDate: form.today,
    gender: '',
    title: '',
    firstName: '',
    lastName: '',
    birthDate: '',
    street: '',
    zip: '',
    city: '',
    country: isChange ? '' : form.club.country,
    email: '',
    phone: '',
    mobile: '',
    nationality: '',
    guardians: [emptyGuardian(), emptyGuardian()],
    hasSoleCustody: false,
    guardianLiability: false,
    familyMembers: [],
    paymentMethod: methods.length === 1 ? (methods[0] ?? '') : '',
    iban: '',
    bic: '',
    accountHolder: '',
    sepaMandateAccepted: false,
    customFields: emptyCustomFields(applicationFields(form), isChange),
    privacyAccepted: false,
    mediaConsents: Object.fromEntries(form.consents.map(consent => [consent.id, false])),
    signature: '',
    signatureName: '',
    notes: '',
    identity: { firstName: '', lastName: '', birthDate: '', email: '', memberNumber: '' },
    changes: [],
    consentWishes: Object.fromEntries(form.consents.map(consent => [consent.id, ''])),
    validFrom: '',
    memberNumber: '',
    scope: 'Membership',
    familyMemberNames: '',
    wishedDate: '',
    reason: '',
    comment: '',
    website: '',
  };
}

export function emptyGuardian(): GuardianValues {
  return { firstName: '', lastName: '', email: '', phone: '', relation: '' };
}

export function emptyMember(form: ShownForm, lastName = ''): MemberValues {
  return {
    gender: '',
    title: '',
    firstName: '',
    lastName,
    birthDate: '',
    email: '',
    phone: '',
    hasOwnDepartments: false,
    departmentIds: [],
    customFields: emptyCustomFields(memberFields(form), false),
  };
}

/** In the order of the form. */
export function offeredMethods({ settings }: ShownForm): ('SepaDirectDebit' | 'OnAccount')[] {
  const sepa = settings.showSepa ? (['SepaDirectDebit'] as const) : [];
  return [...sepa, ...(settings.showOnAccount ? (['OnAccount'] as const) : [])];
}

/** The custom fields asked once per application. */
export function applicationFields(form: ShownForm): Fields {
  return form.customFields.filter(field => field.category !== 'FamilyMember');
}

/** The custom fields asked of each family member. */
export function memberFields(form: ShownForm): Fields {
  return form.customFields.filter(field => field.category === 'FamilyMember');
}

/** In a change request a tick has three values: yes, no, and unchanged. */
function emptyCustomFields(fields: Fields, isChange: boolean): Record<string, ControlValue> {
  return Object.fromEntries(
    fields.map(({ internalName, type, defaultValue }) => {
      const first = isChange ? null : defaultValue;
      if (type === 'Checkbox') return [internalName, isChange ? '' : first === 'true'];
      if (type === 'MultiSelect') return [internalName, first ? [first] : []];
      return [internalName, first ?? ''];
    }),
  );
}
