import { useQuery } from '@tanstack/react-query';
import type { SubmitResponse } from '@/lib/contracts/submissions/submissions';
import type { SubmissionKind } from '@/lib/rules/enums';
import { api, bodyOf } from './client';

const words = { Membership: 'membership', Change: 'change', Cancellation: 'cancellation' } as const;

/**
 * Fields and choices of the club's form as of today, once they are needed. `form` is the slug of a further form, empty for
 * the standard one.
 */
export function useFormOffer(slug: string, kind: SubmissionKind, form = '', isNeeded = true) {
  return useQuery({
    enabled: isNeeded,
    queryKey: ['form-offer', slug, kind, form],
    queryFn: ({ signal }) => {
      const params = { path: { slug, kind: words[kind] }, query: form === '' ? {} : { form } };
      return bodyOf(api.GET('/public/clubs/{slug}/forms/{kind}', { params, signal }));
    },
    refetchOnWindowFocus: false,
  });
}

/** Submissions of people of this name, to find duplicates. */
export function useNamesakes(name: string) {
  return useQuery({
    queryKey: ['submissions', 'namesakes', name],
    queryFn: ({ signal }) =>
      bodyOf(api.GET('/submits', { params: { query: { q: name, limit: 5 } }, signal })),
    enabled: name !== '',
  });
}

/** Submits a paper entry. The same `key` with the same body creates it only once. */
export async function submitPaperEntry(
  kind: SubmissionKind,
  typed: object,
  key: string,
): Promise<SubmitResponse> {
  const body = withConsentList(typed);
  const params = { header: { 'Idempotency-Key': key } };
  if (kind === 'Membership') return bodyOf(api.POST('/submits/memberships', { params, body }));
  if (kind === 'Change')
    return bodyOf(api.POST('/submits/changes', { params, body: { identity: {}, ...body } }));
  return bodyOf(api.POST('/submits/cancellations', { params, body }));
}

/** Converts the ticked consents (by id) into the list that the API expects. */
function withConsentList(typed: object): object {
  if (!('mediaConsents' in typed)) return typed;
  const mediaConsents = Object.keys(Object(typed.mediaConsents)).map(consentId => ({
    consentId,
    isGiven: true,
  }));
  return { ...typed, mediaConsents };
}
