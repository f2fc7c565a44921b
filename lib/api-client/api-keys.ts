import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CreateApiKey } from '@/lib/contracts/users';
import { api, bodyOf } from './client';

const key = ['api-keys'];

export function useApiKeys(isEnabled = true) {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => bodyOf(api.GET('/club/settings/api-keys', { signal })),
    enabled: isEnabled,
  });
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
