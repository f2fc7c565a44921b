import {
  askedNamesIn,
  type FieldName,
  type FieldRecord,
  fieldNamed,
} from '@/lib/rules/submissions/submission-fields';

type Json = Record<string, unknown>;

/** The components whose fields come from the catalogue, and the record that each describes. */
const records: Readonly<Record<string, FieldRecord>> = {
  MembershipSubmit: 'Membership',
  CancellationSubmit: 'Cancellation',
  FamiliySubmit: 'FamilyMember',
  Guardian: 'Guardian',
};

/** Fields that rules of their own require, which the catalogue does not say (contract §4). */
const always: Partial<Record<FieldRecord, readonly FieldName[]>> = {
  Membership: ['membershipId', 'paymentMethod', 'privacyAccepted'],
};
const conditions: Partial<Record<FieldRecord, Readonly<Partial<Record<FieldName, string>>>>> = {
  Membership: {
    guardians: 'Required for a minor: two, or one with sole custody',
    iban: 'Required for direct debit',
    accountHolder: 'Required for direct debit',
    sepaMandateAccepted: 'Required for direct debit',
    bic: 'Required for direct debit from a bank outside the EEA',
    departmentIds: 'Required if the department settings ask for a choice',
    guardianLiability: 'Required for a minor if the club’s form asks for it',
    customFields: 'Required for fields that the club marks as required',
    mediaConsents: 'Required for consents that the club marks as required',
  },
  Cancellation: {
    departmentIds: 'Required if `scope` is `Departments`',
    familyMemberNames: 'Required if `scope` is `FamilyMembers`',
    extraordinaryDate: 'Required with `extraordinaryReason`',
    extraordinaryReason: 'Required with `extraordinaryDate`',
    customFields: 'Required for fields that the club marks as required',
  },
  FamilyMember: { customFields: 'Required for fields that the club marks as required' },
};

/**
 * Says of each field of a submission when it is required. Their schemas accept a missing one, so that one answer lists
 * all violations. Changes `document`.
 */
export function describeNeeds({ components }: { readonly components?: unknown }): void {
  const schemas = asJson(asJson(components).schemas);
  for (const [name, record] of Object.entries(records)) describeRecord(asJson(schemas[name]), record);
  describeRecord(asJson(asJson(asJson(schemas.ChangesSubmit).properties).identity), 'Identity');
}

function describeRecord(schema: Json, record: FieldRecord): void {
  const members = asJson(schema.properties);
  const names = askedNamesIn(record).filter(name => members[name] !== undefined);
  const required = names.filter(name => needOf(record, name) === 'Required');
  if (required.length > 0) schema.required = required;
  for (const name of names) {
    const need = needOf(record, name);
    const member = asJson(members[name]);
    if (need && need !== 'Required')
      member.description = [member.description, need].filter(Boolean).join('. ');
  }
}

/** `Required`, or a sentence with the condition; null if the field is never required. */
function needOf(record: FieldRecord, name: FieldName): string | null {
  const { of, isClubsChoice } = fieldNamed(name);
  if (of[record] === 'Required' || always[record]?.includes(name)) return 'Required';
  const condition = conditions[record]?.[name];
  if (condition) return condition;
  if (of[record] === 'RequiredOnline') return 'Required unless the club enters it from a signed paper';
  const isAsked = record === 'Membership' || record === 'FamilyMember' || record === 'Guardian';
  return isAsked && isClubsChoice ? 'Required if the club’s form asks for it as required' : null;
}

function asJson(value: unknown): Json {
  return typeof value === 'object' && value !== null ? (value as Json) : {};
}
