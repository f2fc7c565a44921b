import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { ChangeClubInfo, ClubInfo } from '@/lib/contracts/club';
import type { File } from '@/lib/contracts/file';
import type { Locale } from '@/lib/rules/enums';
import { asProblem } from './api-problem';
import { api, bodyOf, ifMatch, type Versioned, versionedBodyOf } from './client';

const key = ['club-info'];

/** The club's information, with the `ETag` for changing it. */
export function useClubInfo() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => versionedBodyOf(api.GET('/club/info', { signal })),
  });
}

/** The club's languages as the page was rendered, so that fields for translations do not appear later. */
export const RenderedLocales = createContext<Pick<ClubInfo, 'locale' | 'formLocales'>>({
  locale: 'de',
  formLocales: [],
});

/** The club's own language, and those that its forms offer, with its own among them. */
export function useClubLocales(): Pick<ClubInfo, 'locale' | 'formLocales'> {
  const rendered = use(RenderedLocales);
  return useClubInfo().data?.value ?? rendered;
}

/** The languages that the club's forms offer besides its own. */
export function useOtherLocales(): Locale[] {
  const { locale: own, formLocales } = useClubLocales();
  return formLocales.filter(locale => locale !== own);
}

/** Replaces the record; the API answers 412 if it has changed since it was read. */
export function useSaveClubInfo() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ value, etag }: Versioned<ClubInfo>) =>
      bodyOf(api.PUT('/club/info', { params: { header: ifMatch(etag) }, body: value })),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
}

/** Sites on which browsers refused a form of the club lately. */
export function useRefusedSites() {
  return useQuery({
    queryKey: [...key, 'refused-sites'],
    queryFn: ({ signal }) => bodyOf(api.GET('/club/refused-sites', { signal })),
  });
}

export const readClubInfo = () => versionedBodyOf(api.GET('/club/info'));

/** Replaces the record if its `ETag` is still `etag`. */
export const saveClubInfo = (body: ChangeClubInfo, etag: string | null) =>
  versionedBodyOf(api.PUT('/club/info', { params: { header: ifMatch(etag) }, body }));

const logoKey = ['club-logo'];

/** The club's logo with its `ETag`; null if there is none. */
export function useClubLogo() {
  return useQuery({
    queryKey: logoKey,
    queryFn: ({ signal }) =>
      versionedBodyOf(api.GET('/club/logo', { signal })).catch((error: unknown) => {
        if (asProblem(error)?.status === 404) return null;
        throw error;
      }),
    refetchOnWindowFocus: false,
  });
}

/** Replaces the logo if its `ETag` is still the given one; null removes it. */
export function useSetLogo() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ picture, etag }: { picture: File | null; etag: string | null }) => {
      const params = { header: ifMatch(etag) };
      if (picture) await api.PUT('/club/logo', { params, body: picture });
      else await api.DELETE('/club/logo', { params });
    },
    onSettled: () => Promise.all([logoKey, key].map(queryKey => queries.invalidateQueries({ queryKey }))),
  });
}
