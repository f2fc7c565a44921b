'use client';

import { createParser, parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';
import { submissionKinds, submissionSorts, submitStates } from '@/lib/contracts/enums';

/** Text of one shape; anything else in the address counts as absent, so that no link can break the list. */
function matching(shape: RegExp) {
  return createParser({ parse: text => (shape.test(text) ? text : null), serialize: (text: string) => text });
}

const recordId = matching(/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/);
const isoDate = matching(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/);

export const defaultSort = '-receivedAt';

const parsers = {
  q: parseAsString.withDefault(''),
  kind: parseAsStringLiteral(submissionKinds),
  state: parseAsStringLiteral(submitStates),
  membershipId: recordId,
  departmentId: recordId,
  from: isoDate,
  to: isoDate,
  sort: parseAsStringLiteral(submissionSorts).withDefault(defaultSort),
};

/** What the list shows, kept in the address of the page. Null and the empty search filter nothing. */
export function useSubmissionFilters() {
  const [filters, setFilters] = useQueryStates(parsers, { history: 'replace' });
  const { sort: _sort, ...narrowing } = filters;
  return {
    filters,
    setFilters,
    isFiltered: Object.values(narrowing).some(value => value !== null && value !== ''),
    resetFilters: () => setFilters({ ...cleared, sort: filters.sort }),
  };
}

const cleared = {
  q: null,
  kind: null,
  state: null,
  membershipId: null,
  departmentId: null,
  from: null,
  to: null,
} as const;

export type SubmissionFilterState = ReturnType<typeof useSubmissionFilters>;
