'use client';

import { type UseQueryStatesKeysMap, useQueryStates, type Values } from 'nuqs';

/** Filters of a list, in the page's address. */
export function useUrlFilters<Parsers extends UseQueryStatesKeysMap>(parsers: Parsers) {
  const [filters, setFilters] = useQueryStates(parsers);
  return {
    filters,
    /** Resolves when the address has the changes. */
    setFilters: async (changes: Partial<Values<Parsers>>) => {
      await setFilters(changes);
    },
    isFiltered: Object.values(filters).some(value => value !== null),
    reset: () => void setFilters(null),
  };
}
