import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { EmailTemplateType, MailState } from '@/lib/rules/enums';
import { api, bodyOf, cursorQuery } from './client';
import { mailsKey } from './submissions';

const all = ['outbox'];

type OutboxFilters = { state: MailState | null; type: EmailTemplateType | null; q: string | null };

/** Mails of the club, newest first, in pages; null is no filter. */
export function useOutbox({ state, type, q }: OutboxFilters) {
  return useInfiniteQuery({
    queryKey: [...all, 'list', state, type, q],
    queryFn: ({ pageParam, signal }) => {
      const query = {
        ...(state ? { state } : {}),
        ...(type ? { type } : {}),
        ...(q ? { q } : {}),
        ...cursorQuery(pageParam),
      };
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

/** Mails about a submission, newest first, in pages. What changes the submission fetches them again. */
export function useMailsOf(submissionId: string) {
  return useInfiniteQuery({
    queryKey: mailsKey(submissionId),
    queryFn: ({ pageParam, signal }) => {
      const query = { submissionId, limit: 20, ...cursorQuery(pageParam) };
      return bodyOf(api.GET('/club/settings/outbox', { params: { query }, signal }));
    },
    initialPageParam: firstPage(),
    getNextPageParam: page => page.nextCursor,
  });
}

export function useOutboxMail(id: string) {
  return useQuery({
    queryKey: [...all, 'one', id],
    queryFn: ({ signal }) =>
      bodyOf(api.GET('/club/settings/outbox/{id}', { params: { path: { id } }, signal })),
  });
}

/** Sends the kept mails of the last days. */
export function useSendKeptMails() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => bodyOf(api.POST('/club/settings/outbox/send-kept')),
    onSuccess: () => client.invalidateQueries({ queryKey: all }),
  });
}

export function useRetryMail(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.POST('/club/settings/outbox/{id}/retry', { params: { path: { id } } }),
    onSuccess: () => Promise.all([all, mailsKey()].map(queryKey => client.invalidateQueries({ queryKey }))),
  });
}
