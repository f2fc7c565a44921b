import type { Consent } from '@/lib/rules/submissions/membership-application';
import { at, finding, type Problem } from '@/lib/rules/submissions/problem';

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
