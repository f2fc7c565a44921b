import type { ShownForm } from '@/components/form-view/shown-form';
import { dateMarks, readTypedDate, writeTypedDate } from '@/components/form-view/typed-date';
import { fullAge } from '@/lib/rules/dates/age';
import { fullName } from '@/lib/rules/submissions/full-name';
import { lettersOf, needsGuardians } from '@/lib/rules/submissions/signing-rules';
import type { FieldRecord, TextNameIn } from '@/lib/rules/submissions/submission-fields';
import { textNamesIn } from '@/lib/rules/submissions/submission-fields';

/** The value of a control: typed text, a tick, or the ticked values of a group. */
export type ControlValue = string | boolean | string[];

/** The fields of a record whose value is typed or chosen as one text. */
type TextsOf<Owner extends FieldRecord> = { [Name in TextNameIn<Owner>]: string };

export type GuardianValues = TextsOf<'Guardian'>;

export type MemberValues = TextsOf<'FamilyMember'> & {
  departmentIds: string[];
  customFields: Record<string, ControlValue>;
  /** Whether the applicant answers for this person otherwise than for themselves. */
  hasOwnConsents: boolean;
  /** Used where the form asks for the consents of this person alone (`membership/family-consents.ts`). */
  mediaConsents: Record<string, boolean>;
};

/**
 * All values of a form of any kind, exactly as typed; fields of other kinds are empty. A control's
 * name is the path of its value with dots (`familyMembers.0.firstName`), in the browser and in a
 * plain form post.
 */
export type FormValues = TextsOf<'Membership' | 'Change' | 'Cancellation'> & {
  /** `child`: a parent fills in the application. Sets words and order, and is not sent. */
  forWhom: string;
  membershipId: string;
  departmentIds: string[];
  surchargeIds: string[];
  guardians: GuardianValues[];
  hasSoleCustody: boolean;
  guardianLiability: boolean;
  familyMembers: MemberValues[];
  /** The last name and the account holder that the form filled in. They follow a correction while untouched. Not sent. */
  filledName: string;
  filledHolder: string;
  /** The answer that people of one name or address are two. */
  areTwoPeople: boolean;
  /** The answer that nobody else joins by a family tariff. */
  isAlone: boolean;
  sepaMandateAccepted: boolean;
  customFields: Record<string, ControlValue>;
  privacyAccepted: boolean;
  mediaConsents: Record<string, boolean>;
  /** PNG data URL of the drawn signature, or of the typed name. */
  signature: string;
  signatureName: string;
  identity: TextsOf<'Identity'>;
  /** The ticked sections of a change request. */
  changes: string[];
  /** Consent id → `true` to give it, `false` to withdraw it, empty for no change. */
  consentWishes: Record<string, string>;
  /** One name per line. */
  familyMemberNames: string;
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
  const hasNoChoice = otherTariffs.length === 0 && !isChange && !onlyTariff?.isFull;
  const methods = offeredMethods(form);
  const values: FormValues = {
    forWhom: !isChange && isForMinors(form) ? 'child' : 'me',
    membershipId: hasNoChoice ? (onlyTariff?.id ?? '') : '',
    departmentIds: [],
    surchargeIds: [],
    ...blankTexts('Membership'),
    ...blankTexts('Change'),
    ...blankTexts('Cancellation'),
    entryDate: writeTypedDate(form.today, dateMarks[form.locale]),
    country: form.club.country,
    guardians: [emptyGuardian(), emptyGuardian()],
    hasSoleCustody: false,
    guardianLiability: false,
    familyMembers: [],
    filledName: '',
    filledHolder: '',
    areTwoPeople: false,
    isAlone: false,
    paymentMethod: methods.length === 1 ? (methods[0] ?? '') : '',
    sepaMandateAccepted: false,
    customFields: emptyCustomFields(applicationFields(form), isChange),
    privacyAccepted: false,
    mediaConsents: noConsents(form),
    signature: '',
    signatureName: '',
    identity: blankTexts('Identity'),
    changes: [],
    consentWishes: Object.fromEntries(form.consents.map(consent => [consent.id, ''])),
    scope: 'Membership',
    familyMemberNames: '',
    website: '',
  };
  return withFirstMember(values, form);
}

/** Whether no adult can choose a tariff, so that a parent applies. */
function isForMinors({ memberships }: ShownForm): boolean {
  return memberships.length > 0 && memberships.every(({ maxAge }) => (maxAge ?? fullAge) < fullAge);
}

function blankTexts<Owner extends FieldRecord>(owner: Owner): TextsOf<Owner> {
  // Safe because the entries have the names of the type.
  return Object.fromEntries(textNamesIn(owner).map(name => [name, ''])) as TextsOf<Owner>;
}

export function emptyGuardian(): GuardianValues {
  return blankTexts('Guardian');
}

export function emptyMember(form: ShownForm, lastName = ''): MemberValues {
  return {
    ...blankTexts('FamilyMember'),
    lastName,
    departmentIds: [],
    customFields: emptyCustomFields(memberFields(form), false),
    hasOwnConsents: false,
    mediaConsents: noConsents(form),
  };
}

function noConsents({ consents }: ShownForm): Record<string, boolean> {
  return Object.fromEntries(consents.map(({ id }) => [id, false]));
}

/** The family members with any input; a last name alone, which is filled in for them, is none. */
export function namedMembers({ familyMembers }: FormValues): MemberValues[] {
  return familyMembers.every(isBlankMember) ? [] : familyMembers;
}

/** Whether nothing is typed about a person but the last name, which is filled in for them. */
export function isBlankMember(member: MemberValues): boolean {
  return textNamesIn('FamilyMember').every(name => name === 'lastName' || member[name].trim() === '');
}

/**
 * A family tariff starts with one empty person, who has the applicant's last name. Changes nothing once somebody is
 * named, or the applicant said that nobody is.
 */
function withFirstMember(values: FormValues, form: ShownForm): FormValues {
  const { membershipId, familyMembers, isAlone, lastName } = values;
  const tariff = form.memberships.find(({ id }) => id === membershipId);
  const [first = emptyMember(form), ...others] = familyMembers;
  const isReady = isAlone || others.length > 0 || first.lastName !== '' || !isBlankMember(first);
  if (form.kind !== 'Membership' || !tariff?.isFamilyMembership || isReady) return values;
  return { ...values, familyMembers: [{ ...first, lastName }] };
}

/**
 * Fills in what the first other person and the parent of a child likely share with the applicant: the last name. What
 * was filled in follows a correction of the applicant's name, also the account holder.
 */
export function withFamilyName(values: FormValues, form: ShownForm): FormValues {
  const named = withFilledName(withFirstMember(values, form));
  return named.filledHolder ? withAccountHolder(named, form) : named;
}

/** With the applicant's last name in the place of the one that was filled in before. */
export function withFilledName(values: FormValues): FormValues {
  const { filledName, familyMembers } = values;
  const [parent, ...others] = values.guardians;
  const lastName = values.lastName || values.identity.lastName;
  if (!lastName || lastName === filledName) return values;
  const follow = <One extends { lastName: string }>(one: One): One =>
    one.lastName === filledName ? { ...one, lastName } : one;
  return {
    ...values,
    filledName: lastName,
    familyMembers: filledName ? familyMembers.map(follow) : familyMembers,
    guardians: parent && isForChild(values) ? [follow(parent), ...others] : values.guardians,
  };
}

/**
 * Fills in an account holder, and again one that was filled in: the applicant, the member of a change request, or the
 * first guardian of a minor. Leaves out what was changed or emptied, and a name that is not known yet.
 */
export function withAccountHolder(values: FormValues, form: ShownForm): FormValues {
  const { accountHolder, filledHolder } = values;
  if (form.kind === 'Cancellation' || accountHolder !== filledHolder) return values;
  const holder = fullName(likelyHolder(values, form));
  return { ...values, accountHolder: holder, filledHolder: holder };
}

/** The applicant, or the member of a change request as the club knows them. */
export function personIn(values: FormValues, form: ShownForm) {
  return form.kind === 'Change' ? values.identity : values;
}

/** Whose account it likely is: the first guardian's for a minor, else the sender's. */
function likelyHolder(values: FormValues, form: ShownForm) {
  const [guardian] = values.guardians;
  const person = form.kind === 'Change' ? renamed(values) : values;
  const isMinor = isForChild(values) || needsGuardians(readTypedDate(person.birthDate), form.today);
  return isMinor && guardian ? guardian : person;
}

/** The member of a change request under the wished name. */
function renamed({ identity, changes, firstName, lastName }: FormValues) {
  return changes.includes('name')
    ? { ...identity, firstName: firstName || identity.firstName, lastName: lastName || identity.lastName }
    : identity;
}

/**
 * Whose account a mandate is for, as its words say it: `own`, or the name of another person than the sender. Nobody knows
 * which guardian signs the change request of a minor.
 */
export function mandateHolder(values: FormValues, form: ShownForm): string {
  const { accountHolder } = values;
  if (form.kind === 'Change' && signerWords(values, form).who === 'child') return 'own';
  const own = [likelyHolder(values, form), likelyHolder({ ...values, changes: [] }, form)].flatMap(
    ({ firstName, lastName }) => ['', firstName + lastName, lastName + firstName].map(lettersOf),
  );
  return own.includes(lettersOf(accountHolder)) ? 'own' : accountHolder;
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

/** Whether a parent fills in the application. */
export function isForChild({ forWhom }: FormValues): boolean {
  return forWhom === 'child';
}

/** Whether a minor applies alone: then their guardians sign by their links. */
export function isMinorAlone(values: FormValues, form: ShownForm): boolean {
  if (form.kind !== 'Membership' || isForChild(values)) return false;
  return needsGuardians(readTypedDate(values.birthDate), form.today);
}

/** Who signs, as the form's words say it: `child` is a parent or guardian, who also signs what a minor changes or cancels. */
export function signerWords(values: FormValues, form: ShownForm) {
  const { birthDate } = personIn(values, form);
  const isMinor = form.kind !== 'Membership' && needsGuardians(readTypedDate(birthDate), form.today);
  const who = isMinorAlone(values, form) ? 'minor' : isMinor ? 'child' : values.forWhom;
  return { who, count: values.hasSoleCustody ? 1 : 2 };
}

/** With an application for a child, the address typed before is the parent's. */
export function withParentsEmail(values: FormValues): FormValues {
  const [first, ...others] = values.guardians;
  return isForChild(values) && first?.email === ''
    ? { ...values, guardians: [{ ...first, email: values.email }, ...others] }
    : values;
}
