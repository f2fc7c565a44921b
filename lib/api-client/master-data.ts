import { useQuery } from '@tanstack/react-query';
import { listCustomFields, listDepartments, listMemberships } from '@/lib/contracts/operations/master-data';
import { call } from './client';

const rarelyChangesMs = 5 * 60_000;

/** `isNeeded` false asks for nothing; what is known already is given all the same. */
export function useMemberships(isNeeded = true) {
  return useQuery({
    queryKey: ['memberships'],
    queryFn: async ({ signal }) => (await call(listMemberships, { signal })).data,
    enabled: isNeeded,
    staleTime: rarelyChangesMs,
  });
}

/** `isNeeded` false asks for nothing; what is known already is given all the same. */
export function useDepartments(isNeeded = true) {
  return useQuery({
    queryKey: ['departments'],
    queryFn: async ({ signal }) => (await call(listDepartments, { signal })).data,
    enabled: isNeeded,
    staleTime: rarelyChangesMs,
  });
}

export function useCustomFields() {
  return useQuery({
    queryKey: ['custom-fields'],
    queryFn: async ({ signal }) => (await call(listCustomFields, { signal })).data,
    staleTime: rarelyChangesMs,
  });
}
