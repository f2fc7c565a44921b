import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  GetEmailTemplateResponse,
  PreviewEmailTemplateRequest,
  SetEmailTemplateRequest,
} from '@/lib/contracts/email-templates';
import type { EmailTemplateType } from '@/lib/rules/enums';
import { api, bodyOf, ifMatch, type Versioned, versionedBodyOf } from './client';

const all = ['email-templates'];

export const templateKeys = { one: (type: EmailTemplateType) => [...all, 'one', type] };

export function useEmailTemplates() {
  return useQuery({
    queryKey: [...all, 'list'],
    queryFn: ({ signal }) => bodyOf(api.GET('/club/settings/email-templates', { signal })),
  });
}

export const readTemplate = (type: EmailTemplateType) =>
  versionedBodyOf(api.GET('/club/settings/email-templates/{type}', { params: { path: { type } } }));

/** The current text. Fetched again whenever an editor opens. */
export function useEmailTemplate(type: EmailTemplateType) {
  return useQuery({ queryKey: templateKeys.one(type), queryFn: () => readTemplate(type) });
}

export function useSystemTemplate(type: EmailTemplateType) {
  return useQuery({
    queryKey: [...all, 'system', type],
    queryFn: ({ signal }) =>
      bodyOf(api.GET('/club/settings/email-templates/{type}/system', { params: { path: { type } }, signal })),
  });
}

export function usePlaceholders(type: EmailTemplateType) {
  return useQuery({
    queryKey: [...all, 'placeholders', type],
    queryFn: ({ signal }) =>
      bodyOf(
        api.GET('/club/settings/email-templates/{type}/placeholders', { params: { path: { type } }, signal }),
      ),
    staleTime: Infinity,
  });
}

/** The text with sample data; refused like saving it. */
export function useTemplatePreview(type: EmailTemplateType, body: PreviewEmailTemplateRequest) {
  return useQuery({
    queryKey: [...all, 'preview', type, body],
    queryFn: ({ signal }) =>
      bodyOf(
        api.POST('/club/settings/email-templates/{type}/preview', {
          params: { path: { type } },
          body,
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    gcTime: 10_000,
  });
}

export async function saveTemplate(
  type: EmailTemplateType,
  { subject, body, translations }: SetEmailTemplateRequest,
  etag: string | null,
): Promise<Versioned<GetEmailTemplateResponse>> {
  return versionedBodyOf(
    api.PUT('/club/settings/email-templates/{type}', {
      params: { path: { type }, header: ifMatch(etag) },
      body: { subject, body, ...(translations && { translations }) },
    }),
  );
}

export function useResetTemplate(type: EmailTemplateType, etag: string | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      api.DELETE('/club/settings/email-templates/{type}', {
        params: { path: { type }, header: ifMatch(etag) },
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: all }),
  });
}

/** Sends this text with sample data to the signed-in user. */
export function useTemplateTest(type: EmailTemplateType) {
  return useMutation({
    mutationFn: (body: PreviewEmailTemplateRequest) =>
      bodyOf(api.POST('/club/settings/email-templates/{type}/test', { params: { path: { type } }, body })),
  });
}
