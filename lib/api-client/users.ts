import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { canBeLimited } from '@/lib/contracts/role-rank';
import type { CreateUser, KeysOfUser, User } from '@/lib/contracts/users';
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

/** `createdKeys` says what becomes of API keys that may do more than the user from now on. Returns the stored record. */
export async function saveUser(
  { id, firstName, lastName, role, departmentIds, isActive }: User,
  etag: string | null,
  createdKeys: KeysOfUser = 'End',
): Promise<Versioned<User>> {
  const path = { id };
  const limit = canBeLimited(role) ? departmentIds : [];
  const body = { firstName, lastName, role, departmentIds: limit, isActive };
  await api.PUT('/users/{id}', { params: { path, query: { createdKeys }, header: ifMatch(etag) }, body });
  return readUser(id);
}

export function useSaveUser() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ value, etag, createdKeys }: Versioned<User> & { createdKeys?: KeysOfUser }) =>
      saveUser(value, etag, createdKeys),
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

/** Returns the link of an invitation, to hand over. */
export function useInvitationLink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => bodyOf(api.POST('/users/{id}/invitation-link', { params: { path: { id } } })),
    onSettled: () => client.invalidateQueries({ queryKey: all }),
  });
}

export function useRemoveUser({ value: { id }, etag }: Versioned<User>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (createdKeys?: KeysOfUser) =>
      api.DELETE('/users/{id}', {
        params: { path: { id }, query: createdKeys ? { createdKeys } : {}, header: ifMatch(etag) },
      }),
    onSuccess: () => {
      client.removeQueries({ queryKey: one(id) });
      return client.invalidateQueries({ queryKey: [...all, 'list'] });
    },
  });
}

export const userKeys = { one };
