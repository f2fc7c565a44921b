import type { PublicForm } from '@/lib/contracts/public';

/** What a form control can hold: the text as typed, a tick, or the ticked ones of a group. */
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
  /** Off: the departments of the application hold for this person too. */
  hasOwnDepartments: boolean;
  departmentIds: string[];
  customFields: Record<string, ControlValue>;
};

/**
 * Everything that the membership form holds, exactly as typed. A control's name is the path of its value
 * with dots (`familyMembers.0.firstName`), in the browser and in a plain form post alike.
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
  /** Trap for robots: hidden from people. */
  website: string;
};

type Fields = PublicForm['customFields'];

/** The form before anybody typed: what the club leaves no choice about is chosen, consents are not ticked. */
export function initialValues(form: PublicForm): FormValues {
  const [onlyTariff, ...otherTariffs] = form.memberships;
  const methods = offeredMethods(form);
  return {
    membershipId: otherTariffs.length === 0 ? (onlyTariff?.id ?? '') : '',
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
    country: form.club.country,
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
    customFields: emptyCustomFields(applicationFields(form)),
    privacyAccepted: false,
    mediaConsents: Object.fromEntries(form.consents.map(consent => [consent.id, false])),
    signature: '',
    signatureName: '',
    notes: '',
    website: '',
  };
}

export function emptyGuardian(): GuardianValues {
  return { firstName: '', lastName: '', email: '', phone: '', relation: '' };
}

export function emptyMember(form: PublicForm, lastName = ''): MemberValues {
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
    customFields: emptyCustomFields(memberFields(form)),
  };
}

/** In the order of the form. */
export function offeredMethods({ settings }: PublicForm): ('SepaDirectDebit' | 'OnAccount')[] {
  const sepa = settings.showSepa ? (['SepaDirectDebit'] as const) : [];
  return [...sepa, ...(settings.showOnAccount ? (['OnAccount'] as const) : [])];
}

/** The custom fields asked once. */
export function applicationFields(form: PublicForm): Fields {
  return form.customFields.filter(field => field.category !== 'FamilyMember');
}

/** The custom fields asked of each family member. */
export function memberFields(form: PublicForm): Fields {
  return form.customFields.filter(field => field.category === 'FamilyMember');
}

function emptyCustomFields(fields: Fields): Record<string, ControlValue> {
  return Object.fromEntries(
    fields.map(({ internalName, type, defaultValue }) => {
      if (type === 'Checkbox') return [internalName, defaultValue === 'true'];
      if (type === 'MultiSelect') return [internalName, defaultValue ? [defaultValue] : []];
      return [internalName, defaultValue ?? ''];
    }),
  );
}
