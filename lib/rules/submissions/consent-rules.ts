import { isSameEmail } from '@/lib/rules/format/email-domain';
import type { Consent, FamilyMember } from '@/lib/rules/submissions/membership-application';
import { at, finding, type Problem } from '@/lib/rules/submissions/problem';
import { needsGuardians } from '@/lib/rules/submissions/signing-rules';
import { isBlank, type Text } from '@/lib/rules/submissions/text-rules';

/** Every required consent is given, and the club asks for each given one. */
export function checkConsents(
  given: Readonly<Record<string, boolean>> | null | undefined,
  consents: readonly Consent[],
): Problem[] {
  const missing = consents.filter(
    ({ id, isRequired, isActive }) => isRequired && isActive !== false && given?.[id] !== true,
  );
  return [
    ...missing.flatMap(({ id }) => at(`mediaConsents.${id}`, finding('consentRequired'))),
    ...checkKnownConsents(given, consents),
  ];
}

export function checkKnownConsents(
  given: Readonly<Record<string, boolean>> | null | undefined,
  consents: readonly Consent[],
): Problem[] {
  return Object.keys(given ?? {})
    .filter(id => !consents.some(consent => consent.id === id && consent.isActive !== false))
    .flatMap(id => at(`mediaConsents.${id}`, finding('consentUnknown')));
}

/**
 * Checks what a guardian answers by their confirmation link: of the stored answers of the application they may withdraw
 * what is given, and give nothing anew.
 */
export function checkWithdrawals(
  answers: Readonly<Record<string, boolean>>,
  stored: Readonly<Record<string, boolean>>,
): Problem[] {
  return Object.entries(answers).flatMap(([id, isGiven]) => {
    if (!Object.hasOwn(stored, id)) return at(`mediaConsents.${id}`, finding('consentUnknown'));
    return at(`mediaConsents.${id}`, isGiven && !stored[id] ? finding('consentWithdrawOnly') : null);
  });
}

export type MemberConsentRules = {
  readonly consents: readonly Consent[];
  /** The day of receipt. */
  readonly day: string;
  /** The addresses of all other people of the application. */
  readonly otherEmails: readonly Text[];
};

/**
 * Checks the consents of a family member. Answers that the applicant gives for them obey the rules of the applicant's
 * own. An own link is for adults with an address that nobody else of the application has: else it would not show who
 * answered. What a person answers by their link is never refused (contract §4).
 */
export function checkMemberConsents(
  { mediaConsents, consentsByLink, birthDate, email }: FamilyMember,
  { consents, day, otherEmails }: MemberConsentRules,
): Problem[] {
  if (!consentsByLink) return mediaConsents ? checkConsents(mediaConsents, consents) : [];
  return [
    ...at('mediaConsents', mediaConsents ? finding('consentsTwice') : null),
    ...at('consentsByLink', needsGuardians(birthDate, day) ? finding('consentLinkOfAge') : null),
    ...at('email', isBlank(email) ? finding('required') : null),
    ...at('email', hasSameAddress(email, otherEmails) ? finding('consentLinkAddress') : null),
  ];
}

/** Whether an address is one of these. */
export function hasSameAddress(email: Text, others: readonly Text[]): boolean {
  return others.some(other => isSameEmail(email ?? '', other ?? ''));
}
