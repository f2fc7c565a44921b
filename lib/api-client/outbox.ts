import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { MailState } from '@/lib/contracts/enums';
import { getOutboxMail, listOutbox, retryOutboxMail } from '@/lib/contracts/operations/settings';
import { call } from './client';

const all = ['outbox'];

/** Mails of the club, newest first, page after page; `state` null shows all. */
export function useOutbox(state: MailState | null) {
  return useInfiniteQuery({
    queryKey: [...all, 'list', state],
    queryFn: async ({ pageParam, signal }) => {
      const query = { state: state ?? undefined, cursor: pageParam ?? undefined };
      return (await call(listOutbox, { query, signal })).data;
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
    queryFn: async ({ signal }) => (await call(getOutboxMail, { params: { id }, signal })).data,
  });
}

export function useRetryMail(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(retryOutboxMail, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: all }),
  });
}
