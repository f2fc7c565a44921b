'use client';

import { type UseQueryStatesKeysMap, useQueryStates, type Values } from 'nuqs';

/** Filters of a list, in the page's address. */
export function useUrlFilters<Parsers extends UseQueryStatesKeysMap>(parsers: Parsers) {
  const [filters, setFilters] = useQueryStates(parsers);
  return {
    filters,
    setFilters: (changes: Partial<Values<Parsers>>) => void setFilters(changes),
    isFiltered: Object.values(filters).some(value => value !== null),
    reset: () => void setFilters(null),
  };
}
