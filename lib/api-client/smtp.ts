import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SmtpSettingsReadDto, SmtpSettingsWriteDto, SmtpTestRequest } from '@/lib/contracts/smtp';
import { api, bodyOf, ifMatch, type Versioned, versionedBodyOf } from './client';

export const smtpKey = ['smtp'];

export type SmtpSettings = SmtpSettingsReadDto;

/** The club's own mail server; null if there is none. */
export async function readSmtp(): Promise<Versioned<SmtpSettings> | null> {
  const read = await versionedBodyOf(api.GET('/club/settings/smtp'));
  return read.value.host === '' ? null : read;
}

export function useSmtpSettings() {
  return useQuery({ queryKey: smtpKey, queryFn: readSmtp });
}

export function saveSmtp(body: SmtpSettingsWriteDto, etag: string | null): Promise<Versioned<SmtpSettings>> {
  return versionedBodyOf(api.PUT('/club/settings/smtp', { params: { header: ifMatch(etag) }, body }));
}

export function useRemoveSmtp(etag: string | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.DELETE('/club/settings/smtp', { params: { header: ifMatch(etag) } }),
    onSuccess: () => client.setQueryData(smtpKey, null),
  });
}

export function useSmtpTest() {
  return useMutation({
    mutationFn: (body: SmtpTestRequest) => bodyOf(api.POST('/club/settings/smtp/test', { body })),
  });
}

/** A mutation, so that the DNS lookups run only when the user asks for them. */
export function useSenderCheck() {
  return useMutation({
    mutationFn: (query: { fromAddress?: string; dkimSelector?: string }) =>
      bodyOf(api.GET('/club/settings/smtp/sender-check', { params: { query } })),
  });
}
