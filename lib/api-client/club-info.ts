import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, basedOn, bodyOf, type Schema, type Versioned, versionedBodyOf } from './client';

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
    mutationFn: ({ value, etag }: Versioned<Schema<'ClubInfo'>>) =>
      bodyOf(api.PUT('/club/info', { params: { header: basedOn(etag) }, body: value })),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
}
