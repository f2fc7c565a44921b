'use client';

import { useQueryStates } from 'nuqs';
import { filtersOf, inboxParsers } from '@/components/office/submissions/inbox-filters';

/** The filters of the list, stored in the page's address. */
export function useSubmissionFilters() {
  const [filters, setFilters] = useQueryStates(inboxParsers, { history: 'replace' });
  const { sort: _sort, ...narrowing } = filters;
  return {
    filters,
    setFilters,
    isFiltered: Object.values(narrowing).some(value => value !== null && value !== ''),
    resetFilters: () => setFilters({ ...filtersOf({}), q: null, sort: filters.sort }),
  };
}

export type SubmissionFilterState = ReturnType<typeof useSubmissionFilters>;
