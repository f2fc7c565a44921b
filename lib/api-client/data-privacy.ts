import { keepPreviousData, skipToken, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ChangeDataPrivacySchema, DataPrivacySchema } from '@/lib/contracts/data-privacy';
import { api, bodyOf, cursorQuery, ifMatch, versionedBodyOf } from './client';

export type DataPrivacy = DataPrivacySchema;
export type Retention = DataPrivacy['retention'];

export const readDataPrivacy = () => versionedBodyOf(api.GET('/club/data-privacy'));

/** Fetched again whenever an editor opens, and never while it is open. */
export function useDataPrivacy() {
  return useQuery({
    queryKey: ['data-privacy'],
    queryFn: readDataPrivacy,
    refetchOnWindowFocus: false,
    refetchOnMount: 'always',
    gcTime: 0,
  });
}

export const saveDataPrivacy = (body: ChangeDataPrivacySchema, etag: string | null) =>
  versionedBodyOf(api.PUT('/club/data-privacy', { params: { header: ifMatch(etag) }, body }));

export const readDueSubmissions = (periods: Retention, signal?: AbortSignal) =>
  bodyOf(
    api.GET('/club/data-privacy/due-submissions', {
      params: { query: periods },
      ...(signal ? { signal } : {}),
    }),
  );

/**
 * What the next nightly run would anonymise under these periods. While they change, the previous
 * count stays visible. Null fetches nothing.
 */
export function useDueSubmissions(periods: Retention | null) {
  return useQuery({
    queryKey: ['data-privacy', 'due', periods],
    queryFn: periods ? ({ signal }) => readDueSubmissions(periods, signal) : skipToken,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** The versions of a consent's words, newest first. */
export function useConsentVersions(consentId?: string, isNeeded = true) {
  return useInfiniteQuery({
    queryKey: ['data-privacy', 'versions', consentId],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...(consentId ? { consentId } : {}), limit: 50, ...cursorQuery(pageParam) };
      return bodyOf(api.GET('/club/data-privacy/consent-versions', { params: { query }, signal }));
    },
    initialPageParam: firstPage(),
    getNextPageParam: page => page.nextCursor,
    enabled: isNeeded,
  });
}

function firstPage(): string | null {
  return null;
}
