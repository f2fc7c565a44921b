import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PersonErasureRequest, PersonExportRequest, PersonQuery } from '@/lib/contracts/persons';
import { api, bodyOf } from './client';

const found = ['persons', 'found'];

/**
 * Records of a person; null fetches nothing. Dropped from the cache as soon as no screen shows it.
 */
export function usePersonMatches(person: PersonQuery | null) {
  return useQuery({
    queryKey: [...found, person],
    queryFn: ({ signal }) => bodyOf(api.POST('/persons/find', { body: person ?? {}, signal })),
    enabled: person !== null,
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
}

export type PersonFile = { readonly blob: Blob; readonly fileName: string };

/** All stored data of a person, as a file. */
export async function exportPerson(body: PersonExportRequest, format: 'pdf' | 'json'): Promise<PersonFile> {
  const answer =
    format === 'pdf'
      ? await api.POST('/persons/export/pdf', { body, parseAs: 'blob' })
      : await api.POST('/persons/export/json', { body, parseAs: 'blob' });
  const disposition = answer.response.headers.get('content-disposition') ?? '';
  const name = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1];
  return {
    blob: new Blob([answer.data ?? '']),
    fileName: name ? decodeURIComponent(name) : `person.${format}`,
  };
}

export function useErasePerson() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: PersonErasureRequest) => bodyOf(api.POST('/persons/erase', { body })),
    onSuccess: () => client.invalidateQueries(),
  });
}
