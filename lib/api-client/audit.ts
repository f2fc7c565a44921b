import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { AuditKind } from '@/lib/contracts/audit';
import { api, bodyOf, cursorQuery } from './client';

export type AuditFilters = {
  readonly kind: AuditKind | null;
  readonly actorId: string | null;
  readonly from: string | null;
  readonly to: string | null;
};

/** The address of the audit log as a file. */
export function auditFileAddress(format: 'csv' | 'jsonl', filters: AuditFilters): string {
  const given = Object.entries(filters).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
  const search = new URLSearchParams(given).toString();
  return `/api/v1/club/settings/audit-log/${format}${search && `?${search}`}`;
}

/** Entries of the audit log, newest first, in pages. */
export function useAuditLog(filters: AuditFilters) {
  return useInfiniteQuery({
    queryKey: ['audit-log', filters],
    queryFn: ({ pageParam, signal }) => {
      const given = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== null));
      const query = { ...given, ...cursorQuery(pageParam) };
      return bodyOf(api.GET('/club/settings/audit-log', { params: { query }, signal }));
    },
    initialPageParam: firstPage(),
    getNextPageParam: page => page.nextCursor,
    placeholderData: keepPreviousData,
  });
}

/** Results of the nightly runs, newest first. */
export function useNightlyRuns() {
  return useInfiniteQuery({
    queryKey: ['nightly-runs'],
    queryFn: ({ pageParam, signal }) => {
      const query = { limit: 30, ...cursorQuery(pageParam) };
      return bodyOf(api.GET('/club/settings/nightly-runs', { params: { query }, signal }));
    },
    initialPageParam: firstPage(),
    getNextPageParam: page => page.nextCursor,
  });
}

function firstPage(): string | null {
  return null;
}
