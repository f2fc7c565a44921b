import {
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { SubmissionKind } from '@/lib/contracts/enums';
import type { Submission, SubmissionCounts } from '@/lib/contracts/submissions';
import { api, basedOn, bodyOf, from, type Schema } from './client';
import type { paths } from './generated/api';

/** Where a submission of each kind is; what can be done with it lies below. */
const pathOf = {
  Membership: '/submits/memberships/{id}',
  Change: '/submits/changes/{id}',
  Cancellation: '/submits/cancellations/{id}',
} as const;

/** The path of a file of a submission. */
export function filePathOf<File extends 'pdf' | 'csv' | 'text'>(kind: SubmissionKind, file: File) {
  return `${pathOf[kind]}/${file}` as const;
}

type ListQuery = NonNullable<paths['/submits']['get']['parameters']['query']>;
export type SubmissionFilters = Omit<ListQuery, 'cursor' | 'limit'>;

/** A submission as it was read, with the `ETag` that a change of it must name. */
export type ReadSubmission = { readonly submission: Submission; readonly etag: string | null };

export type SubmissionRef = { readonly kind: SubmissionKind; readonly id: string };

const keys = {
  all: ['submissions'],
  counts: ['submissions', 'counts'],
  one: (id: string) => ['submissions', 'one', id],
  history: (id: string) => ['submissions', 'history', id],
};

/** Submissions that match, page after page; while filters change, the former ones stay in sight. */
export function useSubmissionList(filters: SubmissionFilters, limit = 50) {
  return useInfiniteQuery({
    queryKey: [...keys.all, 'list', filters, limit],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...filters, limit, ...from(pageParam) };
      return bodyOf(api.GET('/submits', { params: { query }, signal }));
    },
    initialPageParam: firstPage(),
    getNextPageParam: page => page.nextCursor,
    placeholderData: keepPreviousData,
  });
}

function firstPage(): string | null {
  return null;
}

/** Gives a new client the counts that the page was rendered with. */
export function rememberCounts(client: QueryClient, counts: SubmissionCounts): void {
  client.setQueryData(keys.counts, counts);
}

export function useSubmissionCounts() {
  return useQuery({
    queryKey: keys.counts,
    queryFn: ({ signal }) => bodyOf(api.GET('/submits/counts', { signal })),
  });
}

export async function readSubmission(
  { kind, id }: SubmissionRef,
  signal?: AbortSignal,
): Promise<ReadSubmission> {
  const answer = api.GET(pathOf[kind], { params: { path: { id } }, ...(signal ? { signal } : {}) });
  const submission = await bodyOf(answer);
  return { submission, etag: (await answer).response.headers.get('etag') };
}

/** Read when it is opened or changed here, not at each return to the tab: reading bank data is audited. */
export function useSubmission(ref: SubmissionRef) {
  return useQuery({
    queryKey: keys.one(ref.id),
    queryFn: ({ signal }) => readSubmission(ref, signal),
    refetchOnWindowFocus: false,
  });
}

/** Shows a submission as it was just read, without asking for it again. */
export function showSubmission(client: QueryClient, read: ReadSubmission): void {
  client.setQueryData(keys.one(read.submission.id), read);
}

/** What happened, newest first, page after page. */
export function useSubmissionHistory({ kind, id }: SubmissionRef) {
  return useInfiniteQuery({
    queryKey: keys.history(id),
    queryFn: ({ pageParam, signal }) => {
      const params = { path: { id }, query: { limit: 30, ...from(pageParam) } };
      return bodyOf(api.GET(`${pathOf[kind]}/history`, { params, signal }));
    },
    initialPageParam: firstPage(),
    getNextPageParam: page => page.nextCursor,
  });
}

export type MembershipPatch = Schema<'MembershipPatchRequest'>;

/** Changes one property of a membership application, based on the state that `etag` names. */
export function usePatchMembership(id: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ patch, etag }: { patch: MembershipPatch; etag: string | null }) =>
      api.PATCH('/submits/memberships/{id}', {
        params: { path: { id }, header: basedOn(etag) },
        body: patch,
      }),
    onSuccess: refresh,
  });
}

export function useAcceptSubmission(id: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: Schema<'SubmitAcceptRequest'>) =>
      api.POST('/submits/{id}/accept', { params: { path: { id } }, body }),
    onSuccess: refresh,
  });
}

export function useDenySubmission(id: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: Schema<'SubmitDenyRequest'>) =>
      api.POST('/submits/{id}/deny', { params: { path: { id } }, body }),
    onSuccess: refresh,
  });
}

export function useConfirmSubmission({ kind, id }: SubmissionRef) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => api.POST(`${pathOf[kind]}/confirm`, { params: { path: { id } } }),
    onSuccess: refresh,
  });
}

export function useResendConfirmation({ kind, id }: SubmissionRef) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => api.POST(`${pathOf[kind]}/resend-confirmation`, { params: { path: { id } } }),
    onSuccess: refresh,
  });
}

/** Deletes the state that `etag` names; a newer one is refused with 412. */
export function useRemoveSubmission({ kind, id }: SubmissionRef) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (etag: string | null) =>
      api.DELETE(pathOf[kind], { params: { path: { id }, header: basedOn(etag) } }),
    onSuccess: () => {
      client.removeQueries({ queryKey: keys.one(id) });
      client.removeQueries({ queryKey: keys.history(id) });
      return client.invalidateQueries({ queryKey: keys.all });
    },
  });
}

/** Asks anew for everything that shows submissions; what is on screen is awaited. */
function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: keys.all });
}
