import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Assignee, SubmissionHints, WriteSubmissionNote } from '@/lib/contracts/submission-work';
import { api, bodyOf, from, type Rendered } from './client';

const keys = {
  // Below `submissions`, so that whatever changes a submission asks for these anew too.
  hints: (id: string) => ['submissions', 'hints', id],
  notes: (id: string) => ['submissions', 'notes', id],
  assignment: (id: string) => ['submissions', 'assignment', id],
};

/** What to look at before deciding; `first` as the server rendered it. */
export function useHints(id: string, first: Rendered<SubmissionHints>) {
  return useQuery({
    queryKey: keys.hints(id),
    queryFn: ({ signal }) => bodyOf(api.GET('/submits/{id}/hints', { params: { path: { id } }, signal })),
    initialData: first.value,
    initialDataUpdatedAt: first.at,
  });
}

/** Asks for the bank data of a submission, which the audit log notes; kept by whoever asked, in no cache. */
export function useBankData(id: string) {
  return useMutation({
    mutationFn: () => bodyOf(api.GET('/submits/{id}/bank-data', { params: { path: { id } } })),
    gcTime: 0,
  });
}

/** What staff wrote, newest first, page after page. */
export function useNotes(id: string) {
  return useInfiniteQuery({
    queryKey: keys.notes(id),
    queryFn: ({ pageParam, signal }) => {
      const params = { path: { id }, query: { limit: 20, ...from(pageParam) } };
      return bodyOf(api.GET('/submits/{id}/notes', { params, signal }));
    },
    initialPageParam: firstPage(),
    getNextPageParam: page => page.nextCursor,
  });
}

function firstPage(): string | null {
  return null;
}

/** Stores a note, as a new one where it has no id. */
export function useSaveNote(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ noteId, body }: { noteId: string | null; body: WriteSubmissionNote }) => {
      if (noteId === null) await api.POST('/submits/{id}/notes', { params: { path: { id } }, body });
      else await api.PUT('/submits/{id}/notes/{noteId}', { params: { path: { id, noteId } }, body });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: keys.notes(id) }),
  });
}

export function useRemoveNote(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (noteId: string) =>
      api.DELETE('/submits/{id}/notes/{noteId}', { params: { path: { id, noteId } } }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.notes(id) }),
  });
}

/** Who takes care of a submission. */
export function useAssignment(id: string) {
  return useQuery({
    queryKey: keys.assignment(id),
    queryFn: ({ signal }) => bodyOf(api.GET('/submits/{id}/assignee', { params: { path: { id } }, signal })),
  });
}

/** Shown at once, and taken back where it is refused. */
export function useAssign(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (assignee: Assignee | null) =>
      bodyOf(
        api.PUT('/submits/{id}/assignee', {
          params: { path: { id } },
          body: { assigneeId: assignee?.id ?? null },
        }),
      ),
    onMutate: async assignee => {
      await client.cancelQueries({ queryKey: keys.assignment(id) });
      const before = client.getQueryData(keys.assignment(id));
      client.setQueryData(keys.assignment(id), { assignee });
      return { before };
    },
    onError: (_error, _assignee, context) => client.setQueryData(keys.assignment(id), context?.before),
    onSuccess: stored => client.setQueryData(keys.assignment(id), stored),
  });
}
