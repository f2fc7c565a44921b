import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ChangeAnswerTemplate } from '@/lib/contracts/submissions/submission-work';
import { api, bodyOf, ifMatch, versionedBodyOf } from './client';

const keys = {
  list: ['answer-templates'],
};

export function useAnswerTemplates() {
  return useQuery({
    queryKey: keys.list,
    queryFn: ({ signal }) => bodyOf(api.GET('/club/answer-templates', { signal })),
  });
}

/** An answer template with the `ETag` for changing it. */
export function readAnswerTemplate(id: string) {
  return versionedBodyOf(api.GET('/club/answer-templates/{id}', { params: { path: { id } } }));
}

type SaveTemplate = {
  /** Null for a new one. */
  readonly id: string | null;
  readonly etag: string | null;
  readonly body: ChangeAnswerTemplate;
};

export function useSaveAnswerTemplate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, etag, body }: SaveTemplate) => {
      if (id === null) await api.POST('/club/answer-templates', { body });
      else {
        const params = { path: { id }, header: ifMatch(etag) };
        await api.PUT('/club/answer-templates/{id}', { params, body });
      }
    },
    onSuccess: () => client.invalidateQueries({ queryKey: keys.list }),
  });
}

export function useRemoveAnswerTemplate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.DELETE('/club/answer-templates/{id}', { params: { path: { id } } }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.list }),
  });
}
