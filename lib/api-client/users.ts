import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { canBeLimited } from '@/lib/contracts/role-rank';
import type { CreateUser, User } from '@/lib/contracts/users';
import { api, bodyOf, cursorQuery, ifMatch, type Versioned, versionedBodyOf } from './client';

const all = ['users'];
const one = (id: string) => [...all, 'one', id];

/** Users of the club by name, in pages. */
export function useUsers(isEnabled = true) {
  return useInfiniteQuery({
    queryKey: [...all, 'list'],
    queryFn: ({ pageParam, signal }) =>
      bodyOf(api.GET('/users', { params: { query: cursorQuery(pageParam) }, signal })),
    initialPageParam: firstPage(),
    getNextPageParam: page => page.nextCursor,
    enabled: isEnabled,
  });
}

function firstPage(): string | null {
  return null;
}

export const readUser = (id: string) => versionedBodyOf(api.GET('/users/{id}', { params: { path: { id } } }));

export function useUser(id: string) {
  return useQuery({ queryKey: one(id), queryFn: () => readUser(id) });
}

export function useInviteUser() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CreateUser) => bodyOf(api.POST('/users', { body })),
    onSuccess: () => client.invalidateQueries({ queryKey: all }),
  });
}

/** Returns the stored record. */
export async function saveUser(
  { id, firstName, lastName, role, departmentIds, isActive }: User,
  etag: string | null,
): Promise<Versioned<User>> {
  const path = { id };
  const limit = canBeLimited(role) ? departmentIds : [];
  const body = { firstName, lastName, role, departmentIds: limit, isActive };
  await api.PUT('/users/{id}', { params: { path, header: ifMatch(etag) }, body });
  return readUser(id);
}

export function useSaveUser() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ value, etag }: Versioned<User>) => saveUser(value, etag),
    onSettled: () => client.invalidateQueries({ queryKey: all }),
  });
}

export function useResendInvitation(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.POST('/users/{id}/resend-invitation', { params: { path: { id } } }),
    onSettled: () => client.invalidateQueries({ queryKey: all }),
  });
}

export function useRemoveUser({ value: { id }, etag }: Versioned<User>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.DELETE('/users/{id}', { params: { path: { id }, header: ifMatch(etag) } }),
    onSuccess: () => {
      client.removeQueries({ queryKey: one(id) });
      return client.invalidateQueries({ queryKey: [...all, 'list'] });
    },
  });
}

export const userKeys = { one };
