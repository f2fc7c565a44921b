import { type CustomFieldType, cancellationScopes, genders, paymentMethods } from '@/lib/rules/enums';

/** A record that has fields: the three kinds, and the records inside of them. */
export type FieldRecord =
  | 'Membership'
  | 'Change'
  | 'Cancellation'
  | 'Identity'
  | 'Wishes'
  | 'FamilyMember'
  | 'Guardian';

/** What a field holds: how it is asked, checked, shown and stored. The types of custom fields, and our own. */
export type FieldType =
  | CustomFieldType
  | 'Name'
  | 'BirthDate'
  | 'Zip'
  | 'Country'
  | 'Nationality'
  | 'Iban'
  | 'Bic'
  | 'Tariff'
  | 'Departments'
  | 'Surcharges'
  | 'Names'
  | 'Guardians'
  | 'FamilyMembers'
  | 'CustomFields'
  | 'Consents';

/** The values of a `Select`; also the name of their labels. */
export const fieldChoices = {
  gender: genders,
  paymentMethod: paymentMethods,
  cancellationScope: cancellationScopes,
} as const;

/**
 * Whether a record needs the field. `RequiredOnline`: not on paper. `Assigned`: staff set it, a form does not ask.
 * What depends on other values (account, guardians, scope) has a rule of its own and is `Optional` here.
 */
type Need = 'Required' | 'RequiredOnline' | 'Optional' | 'Assigned';

export type FieldGroup =
  | 'person'
  | 'address'
  | 'contact'
  | 'membership'
  | 'guardians'
  | 'family'
  | 'payment'
  | 'cancellation'
  | 'closing';

/** One field of a submission. Its label is the message `labels.field.{name}`. */
export type SubmissionField = {
  readonly type: FieldType;
  readonly group: FieldGroup;
  /** The records that have the field. */
  readonly of: Readonly<Partial<Record<FieldRecord, Need>>>;
  /** Longest text, in UTF-16 units as `maxlength` counts them. */
  readonly max?: number;
  readonly choices?: keyof typeof fieldChoices;
  /** Few people fill it in: the form shows it on demand. */
  readonly isRare?: true;
  /** The club decides whether the membership form asks it, for records that do not need it (`asked-fields.ts`). */
  readonly isClubsChoice?: true;
  /** Bank data: a row of its own, masked for the role Viewer (`toAccount`), encrypted in the history. */
  readonly isSensitive?: true;
  /** Not about a person: erasure keeps it for statistics. */
  readonly isKept?: true;
  /** The browser's token for filling it in (HTML, `autocomplete`). */
  readonly autoComplete?: string;
};

/** The records of fields that stand together. */
const everyPerson = {
  Membership: 'Required',
  Cancellation: 'Required',
  Identity: 'Required',
  Wishes: 'Optional',
  FamilyMember: 'Required',
  Guardian: 'Required',
} as const;
/** Name, birth date and the address for the receipt are enough to leave (after § 312k BGB). */
const postalAddress = { Membership: 'Required', Cancellation: 'Optional', Wishes: 'Optional' } as const;
const application = { Membership: 'Optional', Wishes: 'Optional' } as const;
const applicantAndFamily = { ...application, FamilyMember: 'Optional' } as const;

/**
 * The fields of all submissions, in the order in which forms ask and documents show them. Request and answer schemas,
 * checks, forms, the office, history, documents, exports and erasure read this list. A new text field needs an entry
 * here, a column of the same name, and its label. That holds for the group `person`. The other groups have parts that name
their fields: the address as it is laid out, account and mandate, tariff and price, scope and dates of a cancellation.
 */
export const submissionFields = {
  firstName: {
    type: 'Name',
    group: 'person',
    max: 100,
    of: everyPerson,
    autoComplete: 'given-name',
  },
  lastName: {
    type: 'Name',
    group: 'person',
    max: 100,
    of: everyPerson,
    autoComplete: 'family-name',
  },
  birthDate: {
    type: 'BirthDate',
    group: 'person',
    of: {
      Membership: 'Required',
      Cancellation: 'Required',
      Identity: 'Required',
      Wishes: 'Optional',
      FamilyMember: 'Required',
    },
    autoComplete: 'bday',
  },
  gender: {
    type: 'Select',
    choices: 'gender',
    group: 'person',
    of: applicantAndFamily,
    isClubsChoice: true,
  },
  title: {
    type: 'Text',
    group: 'person',
    max: 50,
    of: applicantAndFamily,
    isRare: true,
    autoComplete: 'honorific-prefix',
    isClubsChoice: true,
  },
  nationality: {
    type: 'Nationality',
    group: 'person',
    max: 100,
    of: application,
    isRare: true,
    isClubsChoice: true,
  },
  street: {
    type: 'Text',
    group: 'address',
    max: 150,
    of: postalAddress,
    autoComplete: 'street-address',
  },
  zip: {
    type: 'Zip',
    group: 'address',
    max: 11,
    of: postalAddress,
    autoComplete: 'postal-code',
  },
  city: {
    type: 'Text',
    group: 'address',
    max: 100,
    of: postalAddress,
    autoComplete: 'address-level2',
  },
  country: {
    type: 'Country',
    group: 'address',
    of: { Membership: 'Optional', Cancellation: 'Optional', Wishes: 'Optional' },
    isKept: true,
    autoComplete: 'country',
    isClubsChoice: true,
  },
  email: {
    type: 'Email',
    group: 'contact',
    max: 254,
    of: {
      Membership: 'RequiredOnline',
      Cancellation: 'RequiredOnline',
      Identity: 'RequiredOnline',
      Wishes: 'Optional',
      FamilyMember: 'Optional',
      Guardian: 'RequiredOnline',
    },
    autoComplete: 'email',
    isClubsChoice: true,
  },
  phone: {
    type: 'Phone',
    group: 'contact',
    max: 30,
    of: { Membership: 'Optional', Wishes: 'Optional', FamilyMember: 'Optional', Guardian: 'Optional' },
    autoComplete: 'tel',
    isClubsChoice: true,
  },
  mobile: {
    type: 'Phone',
    group: 'contact',
    max: 30,
    of: application,
    isRare: true,
    autoComplete: 'mobile tel',
    isClubsChoice: true,
  },
  relation: { type: 'Text', group: 'person', max: 50, of: { Guardian: 'Optional' }, isClubsChoice: true },
  memberNumber: {
    type: 'Text',
    group: 'membership',
    max: 50,
    of: { Membership: 'Assigned', Cancellation: 'Optional', Identity: 'Optional' },
  },
  membershipId: {
    type: 'Tariff',
    group: 'membership',
    of: application,
    isKept: true,
  },
  departmentIds: {
    type: 'Departments',
    group: 'membership',
    of: { Membership: 'Optional', Cancellation: 'Optional', Wishes: 'Optional', FamilyMember: 'Optional' },
    isKept: true,
  },
  surchargeIds: {
    type: 'Surcharges',
    group: 'membership',
    of: application,
    isKept: true,
  },
  entryDate: {
    type: 'Date',
    group: 'membership',
    of: { Membership: 'Optional' },
    isKept: true,
    isClubsChoice: true,
  },
  guardians: { type: 'Guardians', group: 'guardians', of: application },
  hasSoleCustody: {
    type: 'Checkbox',
    group: 'guardians',
    of: application,
    isKept: true,
  },
  guardianLiability: {
    type: 'Checkbox',
    group: 'guardians',
    of: application,
    isKept: true,
    isClubsChoice: true,
  },
  familyMembers: {
    type: 'FamilyMembers',
    group: 'family',
    of: application,
  },
  paymentMethod: {
    type: 'Select',
    choices: 'paymentMethod',
    group: 'payment',
    of: application,
    isKept: true,
  },
  accountHolder: {
    type: 'Text',
    group: 'payment',
    max: 140,
    of: application,
    isSensitive: true,
    autoComplete: 'name',
  },
  iban: {
    type: 'Iban',
    group: 'payment',
    of: application,
    isSensitive: true,
  },
  bic: {
    type: 'Bic',
    group: 'payment',
    of: application,
    isSensitive: true,
  },
  sepaMandateAccepted: {
    type: 'Checkbox',
    group: 'payment',
    of: application,
  },
  customFields: {
    type: 'CustomFields',
    group: 'closing',
    of: { Membership: 'Optional', Cancellation: 'Optional', Wishes: 'Optional', FamilyMember: 'Optional' },
  },
  scope: {
    type: 'Select',
    choices: 'cancellationScope',
    group: 'cancellation',
    of: { Cancellation: 'Optional' },
    isKept: true,
  },
  familyMemberNames: { type: 'Names', group: 'cancellation', max: 200, of: { Cancellation: 'Optional' } },
  wishedDate: { type: 'Date', group: 'cancellation', of: { Cancellation: 'Optional' }, isKept: true },
  extraordinaryDate: {
    type: 'Date',
    group: 'cancellation',
    of: { Cancellation: 'Optional' },
    isKept: true,
  },
  extraordinaryReason: {
    type: 'TextArea',
    group: 'cancellation',
    max: 2_000,
    of: { Cancellation: 'Optional' },
  },
  reason: { type: 'Text', group: 'cancellation', max: 200, of: { Cancellation: 'Optional' } },
  comment: { type: 'TextArea', group: 'cancellation', max: 2_000, of: { Cancellation: 'Optional' } },
  validFrom: { type: 'Date', group: 'closing', of: { Change: 'Optional' }, isKept: true },
  notes: {
    type: 'TextArea',
    group: 'closing',
    max: 2_000,
    of: { Membership: 'Optional', Change: 'Optional' },
    isClubsChoice: true,
  },
  mediaConsents: { type: 'Consents', group: 'closing', of: application },
  privacyAccepted: { type: 'Checkbox', group: 'closing', of: { Membership: 'Optional' }, isKept: true },
} as const satisfies Record<string, SubmissionField>;

type Fields = typeof submissionFields;
export type FieldName = keyof Fields;

/** The names of the fields of a record that a form or request may have: all but those that staff assign. */
export type AskedNameIn<Owner extends FieldRecord> = {
  [Name in FieldName]: Fields[Name]['of'] extends { readonly [Key in Owner]: Exclude<Need, 'Assigned'> }
    ? Name
    : never;
}[FieldName];

/** The names of the fields that a record has. */
export type NameIn<Owner extends FieldRecord> = {
  [Name in FieldName]: Owner extends keyof Fields[Name]['of'] ? Name : never;
}[FieldName];

/** Types whose value is one text: a code, a day, or what somebody typed. */
const textTypes = [
  ...(['Text', 'TextArea', 'Name', 'Date', 'BirthDate', 'Email', 'Phone', 'Zip'] as const),
  ...(['Country', 'Nationality', 'Select', 'Iban', 'Bic'] as const),
] as const;
export type TextType = (typeof textTypes)[number];

/** The names of the fields of a record whose value is one text. */
export type TextNameIn<Owner extends FieldRecord> = {
  [Name in NameIn<Owner>]: Fields[Name]['type'] extends TextType ? Name : never;
}[NameIn<Owner>];

/** The groups that describe a person: the columns that all people share. */
export const personGroups = ['person', 'address', 'contact'] as const;

/** The fields of people: of the applicant, a family member, a guardian. */
export type PersonNameIn<Owner extends FieldRecord> = {
  [Name in NameIn<Owner>]: Fields[Name]['group'] extends (typeof personGroups)[number] ? Name : never;
}[NameIn<Owner>];

export function fieldNamed(name: FieldName): SubmissionField {
  return submissionFields[name];
}

/** The field of that name; undefined for a name that is none of ours. */
export function findField(name: string): SubmissionField | undefined {
  return isFieldName(name) ? submissionFields[name] : undefined;
}

export function isFieldName(name: string): name is FieldName {
  return Object.hasOwn(submissionFields, name);
}

const found = new Map<string, readonly FieldName[]>();

/** The fields of a record in order, of these groups or of all. */
export function namesIn<Owner extends FieldRecord>(
  owner: Owner,
  ...groups: readonly FieldGroup[]
): readonly NameIn<Owner>[] {
  const key = [owner, ...groups].join();
  const names = found.get(key) ?? findNames(owner, groups);
  found.set(key, names);
  return as(names);
}

function findNames(owner: FieldRecord, groups: readonly FieldGroup[]): FieldName[] {
  return Object.keys(submissionFields)
    .filter(isFieldName)
    .filter(name => {
      const { of, group } = fieldNamed(name);
      return of[owner] !== undefined && (groups.length === 0 || groups.includes(group));
    });
}

/** The fields of a record that a form or request may have, in order, of these groups or of all. */
export function askedNamesIn<Owner extends FieldRecord>(
  owner: Owner,
  ...groups: readonly FieldGroup[]
): readonly AskedNameIn<Owner>[] {
  return as(namesIn(owner, ...groups).filter(name => fieldNamed(name).of[owner] !== 'Assigned'));
}

/** The fields of a record whose value is one text, in order, of these groups or of all. */
export function textNamesIn<Owner extends FieldRecord>(
  owner: Owner,
  ...groups: readonly FieldGroup[]
): readonly TextNameIn<Owner>[] {
  return as(namesIn(owner, ...groups).filter(name => textTypes.some(type => type === fieldNamed(name).type)));
}

/** The fields of a person. */
export function personNamesIn<Owner extends FieldRecord>(owner: Owner): readonly PersonNameIn<Owner>[] {
  return as(namesIn(owner, ...personGroups));
}

/** The fields that a record must have. */
export function requiredNamesIn(owner: FieldRecord, isOnPaper = false): FieldName[] {
  return namesIn(owner).filter(name => {
    const need = fieldNamed(name).of[owner];
    return need === 'Required' || (need === 'RequiredOnline' && !isOnPaper);
  });
}

/** The value of a text field as it is stored: no day and no choice is null, no other text is empty. */
type Stored<Field extends SubmissionField> = Field extends { choices: infer Choice extends keyof Choices }
  ? Choices[Choice][number] | null
  : Field['type'] extends 'Date' | 'BirthDate'
    ? string | null
    : string;
type Choices = typeof fieldChoices;
export type StoredFields<Name extends FieldName> = { [Key in Name]: Stored<Fields[Key]> };

/** The stored values of text fields that were checked before. Blank, null and absent mean the same. */
export function storedFields<Name extends FieldName>(
  names: readonly Name[],
  values: Readonly<Partial<Record<Name, unknown>>>,
): StoredFields<Name> {
  return as(Object.fromEntries(names.map(name => [name, storedValue(name, values[name])])));
}

/** As `storedFields`, without any value. */
export function blankFields<Name extends FieldName>(names: readonly Name[]): StoredFields<Name> {
  return as(Object.fromEntries(names.map(name => [name, storedValue(name, null)])));
}

/** What a person with one name only has as last name in a request; stored is an empty one. */
export const noLastName = '-';

function storedValue(name: FieldName, value: unknown): string | null {
  const { type, choices } = fieldNamed(name);
  if (name === 'lastName' && value === noLastName) return '';
  if (choices) return fieldChoices[choices].find(one => one === value) ?? null;
  const text = typeof value === 'string' ? value : '';
  return type === 'Date' || type === 'BirthDate' ? text || null : text;
}

/** The values of these fields. */
export function pickFields<Key extends PropertyKey, Value extends Readonly<Record<Key, unknown>>>(
  value: Value,
  names: readonly Key[],
): Pick<Value, Key> {
  const picked: Partial<Record<Key, unknown>> = {};
  for (const name of names) picked[name] = value[name];
  return as(picked);
}

/** As `pickFields`, in the shape of a request: a person without a last name says so. */
export function pickSentFields<Key extends PropertyKey, Value extends Readonly<Record<Key, unknown>>>(
  value: Value,
  names: readonly Key[],
): Pick<Value, Key> {
  const picked = pickFields(value, names);
  return 'lastName' in picked && picked.lastName === '' && Reflect.get(picked, 'firstName') !== ''
    ? { ...picked, lastName: noLastName }
    : picked;
}

/** For what was filtered or built by the entries of the catalogue, which the compiler cannot follow. */
function as<Target>(value: unknown): Target {
  return value as Target;
}
