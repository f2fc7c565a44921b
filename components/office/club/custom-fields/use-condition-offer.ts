'use client';

import { useLocale, useTranslations } from 'use-intl';
import {
  type CustomField,
  type Department,
  type Tariff,
  useCustomFields,
  useDepartments,
  useMemberships,
} from '@/lib/api-client/master-data';
import { conditionText, goneFromCondition } from '@/lib/rules/custom-fields/condition-text';
import type { FieldCondition } from '@/lib/rules/custom-fields/field-condition';

/** All tariffs, departments and custom fields of the club, also archived ones. */
export type ClubOffer = {
  readonly memberships: readonly Tariff[];
  readonly departments: readonly Department[];
  readonly customFields: readonly CustomField[];
};

/** What conditions can name; null until it is loaded. */
export function useConditionOffer() {
  const queries = [useMemberships(), useDepartments(), useCustomFields()] as const;
  const [{ data: memberships }, { data: departments }, { data: customFields }] = queries;
  const offer: ClubOffer | null =
    memberships && departments && customFields ? { memberships, departments, customFields } : null;
  return {
    offer,
    isFailed: !offer && queries.some(({ isError }) => isError),
    refetch: () => Promise.all(queries.map(query => query.refetch())),
  };
}

/** A condition as a sentence, and what it names that was deleted. */
export function useConditionWords() {
  const labels = useTranslations('labels');
  const t = useTranslations('club.customFields.condition.goneOf');
  const list = new Intl.ListFormat(useLocale());
  return {
    text: (condition: FieldCondition, offer: ClubOffer) =>
      conditionText(condition, offer, (key, params) => labels(key, params)),
    gone: (condition: FieldCondition, offer: ClubOffer) =>
      list.format(goneFromCondition(condition, offer).map(({ kind, name }) => t(kind, { name }))),
  };
}
