import {
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { SubmissionKind } from '@/lib/contracts/enums';
import type { SentBodyOf, SentQueryOf } from '@/lib/contracts/operation';
import {
  acceptSubmission,
  cancellationSubmissionOperations,
  changeSubmissionOperations,
  countSubmissions,
  denySubmission,
  listSubmissions,
  membershipSubmissionOperations,
} from '@/lib/contracts/operations/submissions';
import type { Submission, SubmissionCounts } from '@/lib/contracts/submissions';
import { call } from './client';

/** The operations of one kind: each kind offers the same ones under its own path. */
export const operationsByKind = {
  Membership: membershipSubmissionOperations,
  Change: changeSubmissionOperations,
  Cancellation: cancellationSubmissionOperations,
} as const;

export type SubmissionFilters = Omit<SentQueryOf<typeof listSubmissions>, 'cursor' | 'limit'>;

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
    queryFn: async ({ pageParam, signal }) =>
      (await call(listSubmissions, { query: { ...filters, limit, cursor: pageParam ?? undefined }, signal }))
        .data,
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
    queryFn: async ({ signal }) => (await call(countSubmissions, { signal })).data,
  });
}

export async function readSubmission(
  { kind, id }: SubmissionRef,
  signal?: AbortSignal,
): Promise<ReadSubmission> {
  const { data, etag } = await call(operationsByKind[kind].get, { params: { id }, signal });
  return { submission: data, etag };
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
    queryFn: async ({ pageParam, signal }) => {
      const query = { limit: 30, cursor: pageParam ?? undefined };
      return (await call(operationsByKind[kind].history, { params: { id }, query, signal })).data;
    },
    initialPageParam: firstPage(),
    getNextPageParam: page => page.nextCursor,
  });
}

export type MembershipPatch = SentBodyOf<typeof membershipSubmissionOperations.patch>;

/** Changes one property of a membership application, based on the state that `etag` names. */
export function usePatchMembership(id: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ patch, etag }: { patch: MembershipPatch; etag: string | null }) =>
      call(membershipSubmissionOperations.patch, { params: { id }, body: patch, ifMatch: etag }),
    onSuccess: refresh,
  });
}

export function useAcceptSubmission(id: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof acceptSubmission>) =>
      call(acceptSubmission, { params: { id }, body }),
    onSuccess: refresh,
  });
}

export function useDenySubmission(id: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof denySubmission>) => call(denySubmission, { params: { id }, body }),
    onSuccess: refresh,
  });
}

export function useConfirmSubmission({ kind, id }: SubmissionRef) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => call(operationsByKind[kind].confirm, { params: { id } }),
    onSuccess: refresh,
  });
}

export function useResendConfirmation({ kind, id }: SubmissionRef) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => call(operationsByKind[kind].resendConfirmation, { params: { id } }),
    onSuccess: refresh,
  });
}

/** Deletes the state that `etag` names; a newer one is refused with 412. */
export function useRemoveSubmission({ kind, id }: SubmissionRef) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (etag: string | null) =>
      call(operationsByKind[kind].remove, { params: { id }, ifMatch: etag }),
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
