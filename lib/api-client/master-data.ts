import { useQuery } from '@tanstack/react-query';
import { api, bodyOf } from './client';

const rarelyChangesMs = 5 * 60_000;

/** `isNeeded` false asks for nothing; what is known already is given all the same. */
export function useMemberships(isNeeded = true) {
  return useQuery({
    queryKey: ['memberships'],
    queryFn: ({ signal }) => bodyOf(api.GET('/club/memberships', { signal })),
    enabled: isNeeded,
    staleTime: rarelyChangesMs,
  });
}

/** `isNeeded` false asks for nothing; what is known already is given all the same. */
export function useDepartments(isNeeded = true) {
  return useQuery({
    queryKey: ['departments'],
    queryFn: ({ signal }) => bodyOf(api.GET('/club/departments', { signal })),
    enabled: isNeeded,
    staleTime: rarelyChangesMs,
  });
}

export function useCustomFields() {
  return useQuery({
    queryKey: ['custom-fields'],
    queryFn: ({ signal }) => bodyOf(api.GET('/club/custom-fields', { signal })),
    staleTime: rarelyChangesMs,
  });
}
