import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  Assignee,
  SubmissionHints,
  WriteSubmissionNote,
} from '@/lib/contracts/submissions/submission-work';
import { api, bodyOf, cursorQuery, type Rendered } from './client';

const keys = {
  // Starts with `submissions`, so that a change of a submission invalidates these queries too.
  hints: (id: string) => ['submissions', 'hints', id],
  exports: (id: string) => ['submissions', 'exports', id],
  notes: (id: string) => ['submissions', 'notes', id],
  assignment: (id: string) => ['submissions', 'assignment', id],
};

const hintsOf = (id: string) => ({
  queryKey: keys.hints(id),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    bodyOf(api.GET('/submits/{id}/hints', { params: { path: { id } }, signal })),
});

/** Hints for a decision; `first`: those that the server rendered. */
export function useHints(id: string, first: Rendered<SubmissionHints>) {
  return useQuery({ ...hintsOf(id), initialData: first.value, initialDataUpdatedAt: first.at });
}

/** Hints for a decision that a dialog asks for; null fetches nothing. */
export function useHintsOnDemand(id: string | null) {
  return useQuery({ ...hintsOf(id ?? ''), enabled: id !== null });
}

/** In which formats staff exported a submission last, and in which not. */
export function useExportsOf(id: string) {
  return useQuery({
    queryKey: keys.exports(id),
    queryFn: ({ signal }) => bodyOf(api.GET('/submits/{id}/exports', { params: { path: { id } }, signal })),
  });
}

/** Reads the bank data of a submission, which writes an audit entry. Not cached. */
export function useBankData(id: string) {
  return useMutation({
    mutationFn: () => bodyOf(api.GET('/submits/{id}/bank-data', { params: { path: { id } } })),
    gcTime: 0,
  });
}

/** Notes of staff, newest first, in pages. */
export function useNotes(id: string) {
  return useInfiniteQuery({
    queryKey: keys.notes(id),
    queryFn: ({ pageParam, signal }) => {
      const params = { path: { id }, query: { limit: 20, ...cursorQuery(pageParam) } };
      return bodyOf(api.GET('/submits/{id}/notes', { params, signal }));
    },
    initialPageParam: firstPage(),
    getNextPageParam: page => page.nextCursor,
  });
}

function firstPage(): string | null {
  return null;
}

/** Stores a note; one without id is created. */
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

/** The user who is responsible for a submission. */
export function useAssignment(id: string) {
  return useQuery({
    queryKey: keys.assignment(id),
    queryFn: ({ signal }) => bodyOf(api.GET('/submits/{id}/assignee', { params: { path: { id } }, signal })),
  });
}

/** Assigns a submission. The new assignee shows at once and is undone if the service refuses it. */
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
