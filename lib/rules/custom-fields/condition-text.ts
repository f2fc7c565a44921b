import { conditionValues } from '@/lib/rules/custom-fields/check-condition';
import type { CustomField } from '@/lib/rules/custom-fields/custom-field';
import type { FieldCondition } from '@/lib/rules/custom-fields/field-condition';

type Named = { readonly id: string; readonly name: string };

/** What conditions can name. */
export type ConditionOffer = {
  readonly memberships: readonly Named[];
  readonly departments: readonly Named[];
  readonly customFields: readonly Pick<CustomField, 'internalName' | 'label' | 'options' | 'type'>[];
};

type WordKey =
  | `condition.${'only' | 'or' | 'memberships' | 'departments' | 'ages' | 'minAge' | 'maxAge' | 'answer' | 'gone'}`
  | `answer.${'yes' | 'no'}`;

/** A text of the messages `labels`. */
export type ConditionWords = (key: WordKey, params?: Record<string, string | number>) => string;

/** A condition as a sentence: `Only for membership type Family, from age 18`. */
export function conditionText(
  condition: FieldCondition,
  offer: ConditionOffer,
  words: ConditionWords,
): string {
  const { membershipIds = [], departmentIds = [], minAge: min, maxAge: max, answer } = condition;
  const oneOf = (texts: readonly string[]) =>
    texts.reduce((first, last) => words('condition.or', { first, last }));
  const named = (ids: readonly string[], all: readonly Named[]) => ({
    count: ids.length,
    names: oneOf(ids.map(id => all.find(one => one.id === id)?.name ?? words('condition.gone'))),
  });
  const parts = [
    membershipIds.length > 0 ? words('condition.memberships', named(membershipIds, offer.memberships)) : '',
    departmentIds.length > 0 ? words('condition.departments', named(departmentIds, offer.departments)) : '',
    agesText(min, max, words),
    answer ? answerText(answer, offer, words, oneOf) : '',
  ];
  return words('condition.only', { parts: parts.filter(Boolean).join(', ') });
}

function agesText(min: number | undefined, max: number | undefined, words: ConditionWords): string {
  if (min !== undefined && max !== undefined) return words('condition.ages', { min, max });
  if (min !== undefined) return words('condition.minAge', { min });
  return max === undefined ? '' : words('condition.maxAge', { max });
}

function answerText(
  { internalName, values }: NonNullable<FieldCondition['answer']>,
  { customFields }: ConditionOffer,
  words: ConditionWords,
  oneOf: (texts: readonly string[]) => string,
): string {
  const field = customFields.find(one => one.internalName === internalName);
  const textOf = (value: string) => {
    if (field?.type === 'Checkbox') return value === 'true' ? words('answer.yes') : words('answer.no');
    return field?.options?.find(option => option.value === value)?.label ?? words('condition.gone');
  };
  return words('condition.answer', {
    label: field?.label ?? words('condition.gone'),
    answers: oneOf(values.map(textOf)),
  });
}

/** Something deleted that a condition still names. `name` is an id, an internal name or a value. */
export type GoneFromCondition = {
  readonly kind: 'membership' | 'department' | 'field' | 'option';
  readonly name: string;
};

/** What a condition names that the club does not have any more; nothing for a field that is not chosen yet. */
export function goneFromCondition(condition: FieldCondition, offer: ConditionOffer): GoneFromCondition[] {
  const { membershipIds = [], departmentIds = [], answer } = condition;
  const field = offer.customFields.find(one => one.internalName === answer?.internalName);
  const goneFrom = (kind: GoneFromCondition['kind'], names: readonly string[], known: readonly string[]) =>
    names.filter(name => !known.includes(name)).map(name => ({ kind, name }));
  const idsOf = (all: readonly Named[]) => all.map(({ id }) => id);
  return [
    ...goneFrom('membership', membershipIds, idsOf(offer.memberships)),
    ...goneFrom('department', departmentIds, idsOf(offer.departments)),
    ...(answer?.internalName && !field ? [{ kind: 'field' as const, name: answer.internalName }] : []),
    ...(answer && field ? goneFrom('option', answer.values, conditionValues(field)) : []),
  ];
}
