import type { ShownConsent } from '@/db/schema/submissions';
import type { ConsentSource } from '@/lib/rules/enums';

type Answers = Readonly<Record<string, boolean>> | null | undefined;
type Asked = Omit<ShownConsent, 'isGiven'> & { readonly isRequired: boolean };

/** The consents as they are shown now, with these answers. One that is not answered is not given. */
export function answeredConsents(consents: readonly Asked[], answers: Answers): ShownConsent[] {
  return consents.map(({ id, mediaType, label, text, textVersion }) => ({
    id,
    mediaType,
    label,
    text,
    textVersion,
    isGiven: answers?.[id] ?? false,
  }));
}

/**
 * The columns of a new family member. Where the club asks for no consents, nobody is awaited. An empty list, as it is
 * read where the applicant's answers count, gives none.
 */
export function consentColumns(
  member: { readonly mediaConsents?: Answers; readonly consentsByLink?: boolean | null | undefined },
  consents: readonly Asked[],
): { consentSource: ConsentSource; mediaConsents: ShownConsent[] } {
  if (member.consentsByLink && consents.length > 0) return { consentSource: 'Awaited', mediaConsents: [] };
  if (Object.keys(member.mediaConsents ?? {}).length === 0)
    return { consentSource: 'Application', mediaConsents: [] };
  return { consentSource: 'Applicant', mediaConsents: answeredConsents(consents, member.mediaConsents) };
}

/** Stored answers by id of the consent. */
export function answersOf(consents: readonly ShownConsent[]): Record<string, boolean> {
  return Object.fromEntries(consents.map(({ id, isGiven }) => [id, isGiven]));
}

/** The stored consents with changed answers. A consent that was not shown before has its current text. */
export function withAnswers(
  shown: readonly ShownConsent[],
  consents: readonly Asked[],
  answers: Readonly<Record<string, boolean>>,
): ShownConsent[] {
  const added = consents.filter(({ id }) => id in answers && !shown.some(one => one.id === id));
  return [...shown, ...answeredConsents(added, {})].map(({ withdrawnBy, ...consent }) => {
    const isGiven = answers[consent.id] ?? false;
    return { ...consent, isGiven, ...(withdrawnBy && !isGiven ? { withdrawnBy } : {}) };
  });
}
