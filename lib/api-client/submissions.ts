import {
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { z } from 'zod';
import type { DecisionPreview, DecisionPreviewRequest } from '@/lib/contracts/submissions/decision-preview';
import type {
  CancellationSubmitPatchRequest,
  ChangeSubmitPatchRequest,
  MembershipPatchRequest,
} from '@/lib/contracts/submissions/submission-patches';
import type { FamiliySubmit } from '@/lib/contracts/submissions/submission-shapes';
import type {
  Submission,
  SubmissionCounts,
  SubmissionListQuery,
  SubmitAcceptRequest,
} from '@/lib/contracts/submissions/submissions';
import type { SubmissionKind } from '@/lib/rules/enums';
import { api, bodyOf, cursorQuery, ifMatch, type Rendered } from './client';

/** The path of a submission of each kind; the paths of its actions extend it. */
const pathOf = {
  Membership: '/submits/memberships/{id}',
  Change: '/submits/changes/{id}',
  Cancellation: '/submits/cancellations/{id}',
} as const;

/** The path of a file of a submission. */
export function filePathOf<File extends 'pdf' | 'csv' | 'text'>(kind: SubmissionKind, file: File) {
  return `${pathOf[kind]}/${file}` as const;
}

type ListQuery = z.input<typeof SubmissionListQuery>;
export type SubmissionFilters = Omit<ListQuery, 'cursor' | 'limit'>;

/** A submission with the `ETag` for changing it. */
export type ReadSubmission = { readonly submission: Submission; readonly etag: string | null };

export type SubmissionRef = { readonly kind: SubmissionKind; readonly id: string };

const keys = {
  all: ['submissions'],
  counts: ['submissions', 'counts'],
  one: (id: string) => ['submissions', 'one', id],
  history: (id: string) => ['submissions', 'history', id],
};

/** Start with `submissions`, so that a change of a submission invalidates its mails and questions too. */
export const mailsKey = (...id: string[]) => ['submissions', 'mails', ...id];
export const questionsKey = (id: string) => ['submissions', 'questions', id];

/** Matching submissions, in pages. While filters change, the previous ones stay visible. */
export function useSubmissionList(filters: SubmissionFilters, limit = 50) {
  return useInfiniteQuery({
    queryKey: [...keys.all, 'list', filters, limit],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...filters, limit, ...cursorQuery(pageParam) };
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

/** Puts the rendered counts into a new client's cache. */
export function cacheCounts(client: QueryClient, counts: SubmissionCounts): void {
  client.setQueryData(keys.counts, counts);
}

export function useSubmissionCounts() {
  return useQuery({
    queryKey: keys.counts,
    queryFn: ({ signal }) => bodyOf(api.GET('/submits/counts', { signal })),
  });
}

/** Bank data is masked until the user asks for it, which the audit log records (docs/product/inbox.md). */
const masked = { bankData: 'Masked' } as const;

/** Reads a submission with its bank data masked. */
export async function readSubmission(
  { kind, id }: SubmissionRef,
  signal?: AbortSignal,
): Promise<ReadSubmission> {
  const params = { path: { id }, query: masked };
  const answer = api.GET(pathOf[kind], { params, ...(signal ? { signal } : {}) });
  const submission = await bodyOf(answer);
  return { submission, etag: (await answer).response.headers.get('etag') };
}

/** `first`: the submission that the server rendered. Null as `ref` fetches nothing. */
export function useSubmission(ref: SubmissionRef | null, first?: Rendered<ReadSubmission>) {
  const wanted = ref ?? nobody;
  return useQuery({
    queryKey: keys.one(wanted.id),
    queryFn: ({ signal }) => readSubmission(wanted, signal),
    enabled: ref !== null,
    ...(first ? { initialData: first.value, initialDataUpdatedAt: first.at } : {}),
  });
}

const nobody: SubmissionRef = { kind: 'Membership', id: '' };

/** Puts a submission into the cache, so that it is not fetched again. */
export function cacheSubmission(client: QueryClient, read: ReadSubmission): void {
  client.setQueryData(keys.one(read.submission.id), read);
}

/** The submission's history, newest first, in pages. */
export function useSubmissionHistory({ kind, id }: SubmissionRef) {
  return useInfiniteQuery({
    queryKey: keys.history(id),
    queryFn: ({ pageParam, signal }) => {
      const params = { path: { id }, query: { ...masked, limit: 30, ...cursorQuery(pageParam) } };
      return bodyOf(api.GET(`${pathOf[kind]}/history`, { params, signal }));
    },
    initialPageParam: firstPage(),
    getNextPageParam: page => page.nextCursor,
  });
}

export type MembershipPatch = z.input<typeof MembershipPatchRequest>;
export type ChangePatch = z.input<typeof ChangeSubmitPatchRequest>;
export type CancellationPatch = z.input<typeof CancellationSubmitPatchRequest>;

/** A change of one property of a submission, by kind. */
export type SubmissionPatch =
  | { readonly kind: 'Membership'; readonly body: MembershipPatch }
  | { readonly kind: 'Change'; readonly body: ChangePatch }
  | { readonly kind: 'Cancellation'; readonly body: CancellationPatch };

/** Changes one property of a submission if its `ETag` is still the given one. */
export function usePatchSubmission(id: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ patch, etag }: { patch: SubmissionPatch; etag: string | null }) =>
      sendPatch(id, patch, etag),
    onSuccess: refresh,
  });
}

function sendPatch(id: string, { kind, body }: SubmissionPatch, etag: string | null): Promise<unknown> {
  const params = { path: { id }, header: ifMatch(etag) };
  if (kind === 'Membership') return api.PATCH(pathOf.Membership, { params, body });
  if (kind === 'Change') return api.PATCH(pathOf.Change, { params, body });
  return api.PATCH(pathOf.Cancellation, { params, body });
}

type NewFamilyMember = z.input<typeof FamiliySubmit>;

/** Adds a person to an application. The same `key` with the same body adds them only once. */
export function useAddFamilyMember(id: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ body, key }: { body: NewFamilyMember; key: string }) => {
      const params = { path: { id }, header: { 'Idempotency-Key': key } };
      return bodyOf(api.POST(`${pathOf.Membership}/family-members`, { params, body }));
    },
    onSuccess: refresh,
  });
}

/** Removes a person from an application if its `ETag` is still the given one. */
export function useRemoveFamilyMember(id: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ memberId, etag }: { memberId: string; etag: string | null }) =>
      api.DELETE(`${pathOf.Membership}/family-members/{memberId}`, {
        params: { path: { id, memberId }, header: ifMatch(etag) },
      }),
    // After a refusal, show the present state.
    onSettled: refresh,
  });
}

/** What staff say with a decision, and what they store with it. */
export type Decision = {
  /** The message of an acceptance or the reason of a rejection. */
  readonly message: string;
  readonly sendEmail: boolean;
  readonly details?: Omit<SubmitAcceptRequest, 'message' | 'sendEmail'>;
};

/** As the applicant wished: an e-mail without a message, and the next membership numbers if the club gives them. */
export const plainDecision = {
  message: '',
  sendEmail: true,
  details: { assignMemberNumbers: true },
} as const satisfies Decision;

/** The decision as the API takes it. */
export function toRequest({ message, sendEmail, details }: Decision): SubmitAcceptRequest {
  return { ...(message ? { message } : {}), sendEmail, ...details };
}

/** What a decision would send and store; throws what the decision itself would throw. */
export function previewDecision(
  id: string,
  body: DecisionPreviewRequest,
  signal?: AbortSignal,
): Promise<DecisionPreview> {
  const given = { params: { path: { id } }, body, ...(signal ? { signal } : {}) };
  return bodyOf(api.POST('/submits/{id}/decision-preview', given));
}

/** Null as `id`, and an unfinished request, fetch nothing. */
export function useDecisionPreview(id: string | null, request: DecisionPreviewRequest, isWanted = true) {
  return useQuery({
    queryKey: ['submissions', 'decision-preview', id, request],
    queryFn: ({ signal }) => previewDecision(id ?? '', request, signal),
    enabled: id !== null && isWanted,
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
    retry: false,
  });
}

/** The same `key` decides only once. The request outlives the page, because decisions are also sent as it is left. */
export async function decideSubmission(
  action: 'Accept' | 'Deny',
  id: string,
  decision: Decision,
  key: string,
): Promise<void> {
  const params = { path: { id }, header: { 'Idempotency-Key': key } };
  if (action === 'Deny')
    await api.POST('/submits/{id}/deny', {
      params,
      keepalive: true,
      body: { reason: decision.message || undefined, sendEmail: decision.sendEmail },
    });
  else await api.POST('/submits/{id}/accept', { params, body: toRequest(decision), keepalive: true });
}

/** Fetches again what shows these submissions and the counts; null: everything that shows submissions. */
export function refreshSubmissions(client: QueryClient, ids: readonly string[] | null): Promise<unknown> {
  if (ids === null) return client.invalidateQueries({ queryKey: keys.all });
  const ofOne = (id: string) => [keys.one(id), keys.history(id), mailsKey(id), questionsKey(id)];
  const shown = [keys.counts, ...ids.flatMap(ofOne)];
  return Promise.all(shown.map(queryKey => client.invalidateQueries({ queryKey })));
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

/** Deletes a submission; the API answers 412 if it has changed since it was read. */
export function useRemoveSubmission({ kind, id }: SubmissionRef) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (etag: string | null) =>
      api.DELETE(pathOf[kind], { params: { path: { id }, header: ifMatch(etag) } }),
    // After a refusal, show the present state.
    onError: () => client.invalidateQueries({ queryKey: keys.one(id) }),
    onSuccess: () => {
      client.removeQueries({ queryKey: keys.one(id) });
      client.removeQueries({ queryKey: keys.history(id) });
      return client.invalidateQueries({ queryKey: keys.all });
    },
  });
}

/** Invalidates everything that shows submissions; resolves when the visible queries are fresh. */
function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: keys.all });
}
