import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ChangeFurtherForm, FurtherForm } from '@/lib/contracts/further-forms';
import { api, bodyOf, ifMatch, versionedBodyOf } from './client';
import { masterDataKeys } from './master-data';

/** The membership forms beside the standard one. `isNeeded` false fetches nothing, but returns cached data. */
export function useFurtherForms(isNeeded = true) {
  return useQuery({
    queryKey: masterDataKeys.furtherForms,
    queryFn: ({ signal }) => bodyOf(api.GET('/club/further-forms', { signal })),
    enabled: isNeeded,
  });
}

/** Whether another form than that of `id` has a slug, by the forms read so far. */
export function useIsSlugTaken(id: string | null): (slug: string) => boolean {
  const { data: forms = [] } = useFurtherForms();
  return slug => forms.some(form => form.slug === slug && form.id !== id);
}

export const readFurtherForm = (id: string) =>
  versionedBodyOf(api.GET('/club/further-forms/{id}', { params: { path: { id } } }));

export function useFurtherForm(id: string) {
  return useQuery({
    queryKey: ['further-forms', id],
    queryFn: () => readFurtherForm(id),
    refetchOnWindowFocus: false,
    refetchOnMount: 'always',
    gcTime: 0,
  });
}

export const createFurtherForm = (body: ChangeFurtherForm, key: string) =>
  bodyOf(api.POST('/club/further-forms', { params: { header: { 'Idempotency-Key': key } }, body }));

/** Replaces a form if its `ETag` is still `etag`, and returns the stored one. */
export const saveFurtherForm = (id: string, body: Omit<FurtherForm, 'id'>, etag: string | null) =>
  versionedBodyOf(
    api.PUT('/club/further-forms/{id}', { params: { path: { id }, header: ifMatch(etag) }, body }),
  );

export const removeFurtherForm = (id: string, etag: string | null) =>
  api.DELETE('/club/further-forms/{id}', { params: { path: { id }, header: ifMatch(etag) } });

/** Fetches the list again. */
export function useRefreshFurtherForms(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: masterDataKeys.furtherForms, exact: true });
}
