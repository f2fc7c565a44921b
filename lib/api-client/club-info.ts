import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ChangeClubInfo, ClubInfo } from '@/lib/contracts/club';
import type { File } from '@/lib/contracts/file';
import { ApiProblem } from './api-problem';
import { api, basedOn, bodyOf, type Versioned, versionedBodyOf } from './client';

const key = ['club-info'];

/** What the club says of itself, with the `ETag` that a change of it must name. */
export function useClubInfo() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => versionedBodyOf(api.GET('/club/info', { signal })),
  });
}

/** Stores the whole record based on the state that was read; refused where a newer one is there. */
export function useSaveClubInfo() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ value, etag }: Versioned<ClubInfo>) =>
      bodyOf(api.PUT('/club/info', { params: { header: basedOn(etag) }, body: value })),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
}

export const readClubInfo = () => versionedBodyOf(api.GET('/club/info'));

/** Replaces the whole record based on the state that `etag` names. */
export const saveClubInfo = (body: ChangeClubInfo, etag: string | null) =>
  versionedBodyOf(api.PUT('/club/info', { params: { header: basedOn(etag) }, body }));

const logoKey = ['club-logo'];

/** The club's logo with its `ETag`; null where it has none. */
export function useClubLogo() {
  return useQuery({
    queryKey: logoKey,
    queryFn: ({ signal }) =>
      versionedBodyOf(api.GET('/club/logo', { signal })).catch((error: unknown) => {
        if (error instanceof ApiProblem && error.status === 404) return null;
        throw error;
      }),
    refetchOnWindowFocus: false,
  });
}

/** Stores a logo in the place of the one that `etag` names; null removes that one. */
export function useSetLogo() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ picture, etag }: { picture: File | null; etag: string | null }) => {
      const params = { header: basedOn(etag) };
      if (picture) await api.PUT('/club/logo', { params, body: picture });
      else await api.DELETE('/club/logo', { params });
    },
    onSettled: () => Promise.all([logoKey, key].map(queryKey => queries.invalidateQueries({ queryKey }))),
  });
}
