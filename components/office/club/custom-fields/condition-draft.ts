import type { FieldErrors } from '@/components/forms/use-api-form';
import type { FieldCondition } from '@/lib/rules/custom-fields/field-condition';

/** What a condition can depend on, in the order of the editor. */
export const conditionKinds = ['Membership', 'Department', 'Age', 'Answer'] as const;
type ConditionKind = (typeof conditionKinds)[number];

/** A condition in the form. Only the parts of the chosen kinds are sent. */
export type ConditionValues = {
  kinds: ConditionKind[];
  membershipIds: string[];
  departmentIds: string[];
  minAge: number | null;
  maxAge: number | null;
  answer: { internalName: string; values: string[] };
};

export function toConditionValues(showIf: FieldCondition | null): ConditionValues {
  const { membershipIds, departmentIds, minAge = null, maxAge = null, answer } = showIf ?? {};
  const isGiven: Record<ConditionKind, boolean> = {
    Membership: membershipIds !== undefined,
    Department: departmentIds !== undefined,
    Age: minAge !== null || maxAge !== null,
    Answer: answer !== undefined,
  };
  return {
    kinds: conditionKinds.filter(kind => isGiven[kind]),
    membershipIds: membershipIds ?? [],
    departmentIds: departmentIds ?? [],
    minAge,
    maxAge,
    answer: answer ?? { internalName: '', values: [] },
  };
}

/** Returns null without a condition. */
export function toCondition(values: ConditionValues): FieldCondition | null {
  const { kinds, membershipIds, departmentIds, minAge, maxAge, answer } = values;
  if (kinds.length === 0) return null;
  return {
    ...(kinds.includes('Membership') ? { membershipIds } : {}),
    ...(kinds.includes('Department') ? { departmentIds } : {}),
    ...(kinds.includes('Age') && minAge !== null ? { minAge } : {}),
    ...(kinds.includes('Age') && maxAge !== null ? { maxAge } : {}),
    ...(kinds.includes('Answer') ? { answer } : {}),
  };
}

type Words = {
  readonly editor: (key: 'wholeNumber' | 'ageBounds') => string;
  readonly field: (key: 'condition.nothingChosen' | 'condition.fieldMissing') => string;
};

/** A chosen kind needs a value. */
export function checkCondition(values: ConditionValues, { editor, field }: Words): FieldErrors {
  const { kinds, membershipIds, departmentIds, minAge, maxAge, answer } = values;
  const errors: Record<string, string> = {};
  const nothing = field('condition.nothingChosen');
  if (kinds.includes('Membership') && membershipIds.length === 0) errors['showIf.membershipIds'] = nothing;
  if (kinds.includes('Department') && departmentIds.length === 0) errors['showIf.departmentIds'] = nothing;
  if (kinds.includes('Age')) {
    if (minAge === null && maxAge === null) errors['showIf.minAge'] = nothing;
    if (Number.isNaN(minAge)) errors['showIf.minAge'] = editor('wholeNumber');
    if (Number.isNaN(maxAge)) errors['showIf.maxAge'] = editor('wholeNumber');
    if (minAge !== null && maxAge !== null && minAge > maxAge) errors['showIf.maxAge'] = editor('ageBounds');
  }
  if (kinds.includes('Answer')) {
    if (answer.internalName === '') errors['showIf.answer.internalName'] = field('condition.fieldMissing');
    else if (answer.values.length === 0) errors['showIf.answer.values'] = nothing;
  }
  return errors;
}
