import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { z } from 'zod';
import type { StartExportJobRequest } from '@/lib/contracts/exports';
import type { ChangeSavedView, SavedView } from '@/lib/contracts/saved-views';
import type { BatchPreviewRequest, BatchRequest, BatchResult } from '@/lib/contracts/submissions/batch';
import type {
  SubmissionCountsQuery,
  SubmissionList,
  SubmissionListQuery,
} from '@/lib/contracts/submissions/submissions';
import { api, bodyOf, cursorQuery } from './client';

type ListQuery = Omit<z.input<typeof SubmissionListQuery>, 'cursor' | 'limit'>;
type CountsQuery = z.input<typeof SubmissionCountsQuery>;

/** The first page of a list that the server rendered. */
export type FirstPage = { readonly query: ListQuery; readonly page: SubmissionList; readonly at: number };

const keys = {
  // Starts with `submissions`, so that a change of a submission invalidates these queries too.
  list: (query: ListQuery) => ['submissions', 'inbox', query],
  counts: (query: CountsQuery) => ['submissions', 'counts', query],
  views: ['saved-views'],
  assignees: ['assignees'],
  formats: ['exports', 'formats'],
};

const pageSize = 50;

/**
 * Matching submissions, in pages. While filters change, the previous page stays visible and its
 * request is aborted.
 */
export function useInboxList(query: ListQuery, first: FirstPage | null) {
  const isFirst = first !== null && JSON.stringify(first.query) === JSON.stringify(query);
  return useInfiniteQuery({
    queryKey: keys.list(query),
    queryFn: ({ pageParam, signal }) =>
      bodyOf(
        api.GET('/submits', {
          params: { query: { ...query, limit: pageSize, ...cursorQuery(pageParam) } },
          signal,
        }),
      ),
    initialPageParam: firstPage(),
    getNextPageParam: page => page.nextCursor,
    placeholderData: keepPreviousData,
    ...(isFirst
      ? { initialData: { pages: [first.page], pageParams: [firstPage()] }, initialDataUpdatedAt: first.at }
      : {}),
  });
}

function firstPage(): string | null {
  return null;
}

/** Counts of the submissions that match a search or a period; fetches nothing without a filter. */
export function useNarrowedCounts(query: CountsQuery) {
  return useQuery({
    queryKey: keys.counts(query),
    queryFn: ({ signal }) => bodyOf(api.GET('/submits/counts', { params: { query }, signal })),
    enabled: Object.keys(query).length > 0,
    placeholderData: keepPreviousData,
  });
}

/** Users who can be responsible for submissions. */
export function useAssignees(isWanted = true) {
  return useQuery({
    queryKey: keys.assignees,
    queryFn: ({ signal }) => bodyOf(api.GET('/submits/assignees', { signal })),
    enabled: isWanted,
    staleTime: 60_000,
  });
}

/** `first`: the views that the server rendered. */
export function useSavedViews(first: readonly SavedView[]) {
  return useQuery({
    queryKey: keys.views,
    queryFn: ({ signal }) => bodyOf(api.GET('/submits/views', { signal })),
    initialData: [...first],
    staleTime: 60_000,
  });
}

/** Stores a view; one without id is created. */
export function useSaveView() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, body }: { id: string | null; body: ChangeSavedView }) => {
      if (id === null) await api.POST('/submits/views', { body });
      else await api.PUT('/submits/views/{id}', { params: { path: { id } }, body });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: keys.views }),
  });
}

export function useRemoveView() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.DELETE('/submits/views/{id}', { params: { path: { id } } }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.views }),
  });
}

/** What a batch action would do now; fetched again each time its dialog opens. */
export function useBatchPreview(request: BatchPreviewRequest, isWanted = true) {
  return useQuery({
    queryKey: ['submissions', 'batch-preview', request],
    queryFn: ({ signal }) => bodyOf(api.POST('/submits/batch/preview', { body: request, signal })),
    enabled: isWanted,
    staleTime: 0,
    gcTime: 0,
  });
}

/** The same `key` repeats the answer, except of a 5xx. The request outlives the page, because actions are also sent as it is left. */
export function runBatch(body: BatchRequest, key: string): Promise<BatchResult> {
  const params = { header: { 'Idempotency-Key': key } };
  return bodyOf(api.POST('/submits/batch', { params, body, keepalive: true }));
}

const exportPaths = {
  Pdf: '/submits/exports/pdf',
  Csv: '/submits/exports/csv',
  ClubSoftware: '/submits/exports/club-software',
} as const;

export type ExportType = keyof typeof exportPaths;

export function useStartExport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ type, body }: { type: ExportType; body: StartExportJobRequest }) =>
      bodyOf(api.POST(exportPaths[type], { body })),
    onSuccess: () => client.invalidateQueries({ queryKey: ['exports'] }),
  });
}

export function useExportFormats(isNeeded = true) {
  return useQuery({
    queryKey: keys.formats,
    queryFn: ({ signal }) => bodyOf(api.GET('/submits/exports/club-software/formats', { signal })),
    enabled: isNeeded,
  });
}
