import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { EmailTemplateType, MailState } from '@/lib/rules/enums';
import { api, bodyOf, cursorQuery } from './client';

const all = ['outbox'];

/** Mails of the club, newest first, in pages; null shows all states. */
export function useOutbox(state: MailState | null, type: EmailTemplateType | null = null) {
  return useInfiniteQuery({
    queryKey: [...all, 'list', state, type],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...(state ? { state } : {}), ...(type ? { type } : {}), ...cursorQuery(pageParam) };
      return bodyOf(api.GET('/club/settings/outbox', { params: { query }, signal }));
    },
    initialPageParam: firstPage(),
    getNextPageParam: page => page.nextCursor,
    placeholderData: keepPreviousData,
  });
}

function firstPage(): string | null {
  return null;
}

export function useOutboxMail(id: string) {
  return useQuery({
    queryKey: [...all, 'one', id],
    queryFn: ({ signal }) =>
      bodyOf(api.GET('/club/settings/outbox/{id}', { params: { path: { id } }, signal })),
  });
}

export function useRetryMail(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.POST('/club/settings/outbox/{id}/retry', { params: { path: { id } } }),
    onSuccess: () => client.invalidateQueries({ queryKey: all }),
  });
}
