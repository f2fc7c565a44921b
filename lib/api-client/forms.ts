import { useQuery } from '@tanstack/react-query';
import type { File } from '@/lib/contracts/file';
import type { FormCancellation, FormDesign, FormMembership } from '@/lib/contracts/forms';
import { api, bodyOf, ifMatch, type Versioned, versionedBodyOf } from './client';

export const formKeys = {
  membership: ['forms', 'membership'],
  cancellation: ['forms', 'cancellation'],
  designs: ['forms', 'designs'],
};

/** Settings of the membership form; the change request shares them. */
export const readMembershipForm = () => versionedBodyOf(api.GET('/club/membership-form'));

export function useMembershipForm() {
  return useQuery({ queryKey: formKeys.membership, queryFn: readMembershipForm });
}

export const readCancellationForm = () => versionedBodyOf(api.GET('/club/cancellation-form'));

export function useCancellationForm() {
  return useQuery({ queryKey: formKeys.cancellation, queryFn: readCancellationForm });
}

/** The published design and its draft; both are equal if there is no draft. */
export type Designs = { readonly published: Versioned<FormDesign>; readonly draft: Versioned<FormDesign> };

export async function readDesigns(signal?: AbortSignal): Promise<Designs> {
  const read = (preview: 'true' | 'false') =>
    versionedBodyOf(
      api.GET('/club/form-design', { params: { query: { preview } }, ...(signal ? { signal } : {}) }),
    );
  const [published, draft] = await Promise.all([read('false'), read('true')]);
  return { published, draft };
}

/** Fetched again whenever an editor opens, never while it is open. */
export function useDesigns() {
  return useQuery({
    queryKey: formKeys.designs,
    queryFn: ({ signal }) => readDesigns(signal),
    refetchOnWindowFocus: false,
    refetchOnMount: 'always',
    gcTime: 0,
  });
}

/** Saves a design as draft or publishes it, if its `ETag` is still `etag`. */
export function saveFormDesign(
  design: Omit<FormDesign, 'dateModified' | 'errors'>,
  { isDraft, etag }: { readonly isDraft: boolean; readonly etag: string | null },
): Promise<Versioned<FormDesign>> {
  const params = { query: { preview: `${isDraft}` }, header: ifMatch(etag) } as const;
  const body = { ...design, brandColor: design.brandColor ?? null };
  return versionedBodyOf(api.POST('/club/form-design', { params, body }));
}

/**
 * Uploads an image and returns its address. The published image stays until a design uses this
 * address.
 */
export async function uploadBackground(body: File): Promise<string> {
  return (await bodyOf(api.PUT('/club/form-design/background-image', { body }))).url;
}

/** Replaces the settings if their `ETag` is still `etag`. */
export function saveMembershipForm(
  body: FormMembership,
  etag: string | null,
): Promise<Versioned<FormMembership>> {
  return versionedBodyOf(api.POST('/club/membership-form', { params: { header: ifMatch(etag) }, body }));
}

/** Replaces the settings if their `ETag` is still `etag`. */
export function saveCancellationForm(
  body: FormCancellation,
  etag: string | null,
): Promise<Versioned<FormCancellation>> {
  return versionedBodyOf(api.POST('/club/cancellation-form', { params: { header: ifMatch(etag) }, body }));
}
