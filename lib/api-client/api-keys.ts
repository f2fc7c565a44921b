import {
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { ApiRequestQuery } from '@/lib/contracts/api-requests';
import type { CreateApiKey } from '@/lib/contracts/users';
import { api, bodyOf, cursorQuery } from './client';

const key = ['api-keys'];

const keysQuery = (includeRevoked: boolean) =>
  queryOptions({
    queryKey: [...key, { includeRevoked }],
    queryFn: ({ signal }) =>
      bodyOf(api.GET('/club/settings/api-keys', { params: { query: { includeRevoked } }, signal })),
  });

export function useApiKeys(includeRevoked = false) {
  return useQuery({ ...keysQuery(includeRevoked), placeholderData: keepPreviousData });
}

/** One key, also a revoked one; null if the club has none with this id. */
export function useApiKey(id: string) {
  return useQuery({ ...keysQuery(true), select: keys => keys.find(one => one.id === id) ?? null });
}

export type ApiRequestFilters = {
  readonly result: ApiRequestQuery['result'] | null;
  readonly method: ApiRequestQuery['method'] | null;
};

/** Requests with a key, newest first, in pages. */
export function useApiRequests(id: string, filters: ApiRequestFilters) {
  return useInfiniteQuery({
    queryKey: [...key, id, 'requests', filters],
    queryFn: ({ pageParam, signal }) => {
      const given = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== null));
      const params = { path: { id }, query: { ...given, ...cursorQuery(pageParam) } };
      return bodyOf(api.GET('/club/settings/api-keys/{id}/requests', { params, signal }));
    },
    initialPageParam: firstPage(),
    getNextPageParam: page => page.nextCursor,
    placeholderData: keepPreviousData,
  });
}

function firstPage(): string | null {
  return null;
}

export function useCreateApiKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Pick<CreateApiKey, 'name' | 'role' | 'expiresAt'>) =>
      bodyOf(api.POST('/club/settings/api-keys', { body })),
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  });
}

export function useRevokeApiKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.DELETE('/club/settings/api-keys/{id}', { params: { path: { id } } }),
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  });
}
