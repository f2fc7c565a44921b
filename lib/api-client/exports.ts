import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { ChangeClubSoftwareProfile, ClubSoftwareProfile } from '@/lib/contracts/club-software';
import type { ExportJob, StartExportJobRequest } from '@/lib/contracts/exports';
import { api, bodyOf, cursorQuery, ifMatch, type Versioned, versionedBodyOf } from './client';

export const exportKeys = {
  all: ['exports'],
  jobs: ['exports', 'jobs'],
  job: (id: string) => ['exports', 'job', id],
  format: (id: string) => ['exports', 'format', id],
  preview: ['exports', 'preview'],
};

const pollMs = 1_500;
const listPollMs = 4_000;
/** Poll interval while the page is hidden. */
const hiddenPollMs = 30_000;

const isRunning = (job: Pick<ExportJob, 'state'> | undefined) =>
  job?.state === 'Queued' || job?.state === 'Running';

const pollAfter = (ms: number) => (document.visibilityState === 'hidden' ? hiddenPollMs : ms);

/** The club's export jobs, newest first, in pages; polled while one is running. */
export function useExportJobs() {
  return useInfiniteQuery({
    queryKey: exportKeys.jobs,
    queryFn: ({ pageParam, signal }) =>
      bodyOf(
        api.GET('/submits/exports', { params: { query: { limit: 20, ...cursorQuery(pageParam) } }, signal }),
      ),
    initialPageParam: firstPage(),
    getNextPageParam: page => page.nextCursor,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(page => page.items.some(isRunning)) ? pollAfter(listPollMs) : false,
    refetchIntervalInBackground: true,
  });
}

function firstPage(): string | null {
  return null;
}

/** An export job; polled until it has ended. */
export function useExportJob(id: string) {
  return useQuery({
    queryKey: exportKeys.job(id),
    queryFn: ({ signal }) =>
      bodyOf(api.GET('/submits/exports/{jobId}', { params: { path: { jobId: id } }, signal })),
    refetchInterval: ({ state }) => (isRunning(state.data) ? pollAfter(pollMs) : false),
    refetchIntervalInBackground: true,
  });
}

/** Cancels a job, or removes its file. */
export function useCancelExport(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.DELETE('/submits/exports/{jobId}', { params: { path: { jobId: id } } }),
    onSettled: () => client.invalidateQueries({ queryKey: exportKeys.all }),
  });
}

type CountFilter = NonNullable<StartExportJobRequest['filter']>;

/** Number of submissions that match a filter. */
export function useMatchCount(filter: CountFilter, isNeeded: boolean) {
  return useQuery({
    queryKey: [...exportKeys.all, 'found', filter],
    queryFn: async ({ signal }) => {
      const query = { ...filter, limit: 1 };
      return (await bodyOf(api.GET('/submits', { params: { query }, signal }))).totalCount;
    },
    enabled: isNeeded,
    placeholderData: keepPreviousData,
  });
}

export function useFormat(id: string) {
  return useQuery({
    queryKey: exportKeys.format(id),
    queryFn: ({ signal }) => readFormat(id, signal),
    refetchOnWindowFocus: false,
    refetchOnMount: 'always',
    gcTime: 0,
  });
}

export function readFormat(id: string, signal?: AbortSignal): Promise<Versioned<ClubSoftwareProfile>> {
  const params = { path: { id } };
  return versionedBodyOf(
    api.GET('/submits/exports/club-software/formats/{id}', { params, ...(signal ? { signal } : {}) }),
  );
}

/** The editable part of a format. */
export type FormatSettings = Omit<ChangeClubSoftwareProfile, 'id' | 'isOwn'>;

export function settingsOfFormat(format: FormatSettings): FormatSettings {
  const { name, encoding, delimiter, quoting, dateForm, decimalMark, isDefused, columns } = format;
  return { name, encoding, delimiter, quoting, dateForm, decimalMark, isDefused, columns };
}

/** Creates a club's own format as a copy of another one. */
export function useCopyFormat() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ name, sourceId }: { name: string; sourceId: string }) => {
      const body = { ...settingsOfFormat((await readFormat(sourceId)).value), name };
      return bodyOf(api.POST('/submits/exports/club-software/formats', { body }));
    },
    onSuccess: () => client.invalidateQueries({ queryKey: exportKeys.all }),
  });
}

/** Refreshes the lists of formats after a change. */
export function useInvalidateFormats(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [...exportKeys.all, 'formats'] });
}

/** Replaces a format if its `ETag` is still `etag`; returns the stored record. */
export async function saveFormat(
  id: string,
  format: FormatSettings,
  etag: string | null,
): Promise<Versioned<ClubSoftwareProfile>> {
  const params = { path: { id }, header: ifMatch(etag) };
  const body = settingsOfFormat(format);
  await api.PUT('/submits/exports/club-software/formats/{id}', { params, body });
  return readFormat(id);
}

export function useDeleteFormat(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (etag: string | null) =>
      api.DELETE('/submits/exports/club-software/formats/{id}', {
        params: { path: { id }, header: ifMatch(etag) },
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: exportKeys.all }),
  });
}

/**
 * Preview of a format that need not be stored, with the newest applications. The last valid preview
 * stays visible.
 */
export function useFormatPreview(format: FormatSettings, isNeeded: boolean) {
  return useQuery({
    queryKey: [...exportKeys.preview, format],
    queryFn: ({ signal }) =>
      bodyOf(api.POST('/submits/exports/club-software/preview', { body: settingsOfFormat(format), signal })),
    enabled: isNeeded,
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });
}
