import { useQuery } from '@tanstack/react-query';
import type { File } from '@/lib/contracts/file';
import type { FormCancellation, FormDesign, FormMembership } from '@/lib/contracts/forms';
import { api, basedOn, bodyOf, type Versioned, versionedBodyOf } from './client';

export const formKeys = {
  membership: ['forms', 'membership'],
  cancellation: ['forms', 'cancellation'],
  designs: ['forms', 'designs'],
};

/** Settings of the membership form, which the change request has too. */
export function useMembershipForm() {
  return useQuery({
    queryKey: formKeys.membership,
    queryFn: ({ signal }) => versionedBodyOf(api.GET('/club/membership-form', { signal })),
  });
}

export function useCancellationForm() {
  return useQuery({
    queryKey: formKeys.cancellation,
    queryFn: ({ signal }) => versionedBodyOf(api.GET('/club/cancellation-form', { signal })),
  });
}

/** What is published, and its draft; that is the same where there is none. */
export type Designs = { readonly published: Versioned<FormDesign>; readonly draft: Versioned<FormDesign> };

export async function readDesigns(signal?: AbortSignal): Promise<Designs> {
  const read = (preview: 'true' | 'false') =>
    versionedBodyOf(
      api.GET('/club/form-design', { params: { query: { preview } }, ...(signal ? { signal } : {}) }),
    );
  const [published, draft] = await Promise.all([read('false'), read('true')]);
  return { published, draft };
}

/** Read anew whenever it is opened, never behind an editor's back. */
export function useDesigns() {
  return useQuery({
    queryKey: formKeys.designs,
    queryFn: ({ signal }) => readDesigns(signal),
    refetchOnWindowFocus: false,
    refetchOnMount: 'always',
    gcTime: 0,
  });
}

/** Keeps a design as the draft or publishes it, based on the state that `etag` names. */
export function saveFormDesign(
  body: Pick<FormDesign, 'presetDesign' | 'customDesign' | 'additionalCss'>,
  { isDraft, etag }: { readonly isDraft: boolean; readonly etag: string | null },
): Promise<Versioned<FormDesign>> {
  const params = { query: { preview: `${isDraft}` }, header: basedOn(etag) } as const;
  return versionedBodyOf(api.POST('/club/form-design', { params, body }));
}

/** Keeps an image beside the published one; seen once a design names the address that it answers. */
export async function uploadBackground(body: File): Promise<string> {
  return (await bodyOf(api.PUT('/club/form-design/background-image', { body }))).url;
}

/** Replaces the settings, based on the state that `etag` names. */
export function saveMembershipForm(
  body: FormMembership,
  etag: string | null,
): Promise<Versioned<FormMembership>> {
  return versionedBodyOf(api.POST('/club/membership-form', { params: { header: basedOn(etag) }, body }));
}

/** Replaces the settings, based on the state that `etag` names. */
export function saveCancellationForm(
  body: FormCancellation,
  etag: string | null,
): Promise<Versioned<FormCancellation>> {
  return versionedBodyOf(api.POST('/club/cancellation-form', { params: { header: basedOn(etag) }, body }));
}
