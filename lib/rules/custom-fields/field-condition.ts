import type { CustomField, CustomFieldValues } from '@/lib/rules/custom-fields/custom-field';
import type { AgeBounds } from '@/lib/rules/money/tariff';

/** When the membership form asks a custom field: all that is given must be true. */
export type FieldCondition = {
  /** One of these tariffs is chosen. */
  readonly membershipIds?: string[] | undefined;
  /** At least one of these departments is chosen. */
  readonly departmentIds?: string[] | undefined;
  /** Inclusive bounds of the person's age. Without a birth date no age is within them. */
  readonly minAge?: number | undefined;
  readonly maxAge?: number | undefined;
  /** Another custom field has one of these answers: values of options, `true` or `false` of a Checkbox. */
  readonly answer?: { readonly internalName: string; readonly values: string[] } | undefined;
};

type Asked = Pick<CustomField, 'internalName' | 'type' | 'isActive' | 'showIf'>;

/** What conditions depend on, of the applicant or of one family member. */
export type ConditionFacts = {
  readonly membershipId: unknown;
  readonly departmentIds: readonly string[];
  readonly age: number | null;
  readonly answers: CustomFieldValues;
};

/** The fields whose condition is true. Form, plain form and check of an application call it. */
export function shownCustomFields<Field extends Asked>(
  fields: readonly Field[],
  facts: ConditionFacts,
): Field[] {
  return fields.filter(field => isShown(field, fields, facts, []));
}

function isShown(
  { showIf, internalName }: Asked,
  fields: readonly Asked[],
  facts: ConditionFacts,
  before: readonly string[],
): boolean {
  if (!showIf) return true;
  const { membershipIds, departmentIds, minAge, maxAge, answer } = showIf;
  if (membershipIds && !membershipIds.some(id => id === facts.membershipId)) return false;
  if (departmentIds && !departmentIds.some(id => facts.departmentIds.includes(id))) return false;
  const isOfAge = facts.age !== null && facts.age >= (minAge ?? 0) && facts.age <= (maxAge ?? facts.age);
  if ((minAge ?? maxAge) !== undefined && !isOfAge) return false;
  if (!answer) return true;
  const other = fields.find(field => field.internalName === answer.internalName);
  // A field that is not asked has no answer. `before` ends a circle, which saving refuses.
  if (!other || other.isActive === false || before.includes(other.internalName)) return false;
  const given = answersTo(other, facts.answers);
  return (
    isShown(other, fields, facts, [...before, internalName]) &&
    answer.values.some(value => given.includes(value))
  );
}

function answersTo({ type, internalName }: Asked, answers: CustomFieldValues): readonly unknown[] {
  const value = Object.hasOwn(answers, internalName) ? answers[internalName] : null;
  if (type === 'Checkbox') return [String(value === true)];
  return Array.isArray(value) ? value : [value];
}

/** What a form offers; without a department if it does not ask for one. */
type FormOffer = {
  readonly memberships: readonly (AgeBounds & { readonly id: string })[];
  readonly departments: readonly { readonly id: string }[];
  readonly customFields: readonly AskedOfPerson[];
};
type AskedOfPerson = Asked & Pick<CustomField, 'category'>;

/** Whether some applicant of a form sees the field: one of its tariffs, departments, ages and answers is possible. */
export function canEverBeShown(
  { internalName, category, showIf }: AskedOfPerson,
  offer: FormOffer,
  before: readonly string[] = [],
): boolean {
  if (!showIf) return true;
  const { membershipIds, departmentIds, minAge = 0, maxAge = Infinity, answer } = showIf;
  // A tariff limits the age of the applicant alone.
  const isOfAge = (tariff: AgeBounds) =>
    category === 'FamilyMember' || ((tariff.minAge ?? 0) <= maxAge && (tariff.maxAge ?? Infinity) >= minAge);
  const tariffs = offer.memberships.filter(({ id }) => membershipIds?.includes(id) ?? true);
  if (!tariffs.some(isOfAge)) return false;
  if (departmentIds && !offer.departments.some(({ id }) => departmentIds.includes(id))) return false;
  if (!answer) return true;
  const other = offer.customFields.find(field => field.internalName === answer.internalName);
  return (
    other !== undefined &&
    !before.includes(other.internalName) &&
    canEverBeShown(other, offer, [...before, internalName])
  );
}

/**
 * A field that is always asked, and optional if it had a condition: for change requests, cancellations, paper and PATCH,
 * which do not know or must not depend on what was chosen.
 */
export function withoutCondition<Field extends Pick<CustomField, 'isRequired' | 'showIf'>>(
  field: Field,
): Field {
  return field.showIf ? { ...field, isRequired: false, showIf: null } : field;
}
