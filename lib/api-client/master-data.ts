import { useQuery } from '@tanstack/react-query';
import { listCustomFields, listDepartments, listMemberships } from '@/lib/contracts/operations/master-data';
import { call } from './client';

const rarelyChangesMs = 5 * 60_000;

export function useMemberships() {
  return useQuery({
    queryKey: ['memberships'],
    queryFn: async ({ signal }) => (await call(listMemberships, { signal })).data,
    staleTime: rarelyChangesMs,
  });
}

export function useDepartments() {
  return useQuery({
    queryKey: ['departments'],
    queryFn: async ({ signal }) => (await call(listDepartments, { signal })).data,
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
