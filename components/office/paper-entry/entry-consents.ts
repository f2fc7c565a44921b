import type { FieldValues } from 'react-hook-form';
import { textOf } from '@/components/office/paper-entry/entry-context';
import { dayOf } from '@/components/office/paper-entry/entry-values';
import type { PublicForm } from '@/lib/contracts/public';
import type { MembershipSubmission } from '@/lib/contracts/submissions/submissions';
import { today } from '@/lib/rules/dates/calendar';
import { type ConsentWay, consentWays } from '@/lib/rules/submissions/family-consents';
import { needsGuardians } from '@/lib/rules/submissions/signing-rules';

/** How the entry asks for the consents of each family member, by their index; as the public form does. */
export function entryConsentWays(values: FieldValues, form: PublicForm): readonly ConsentWay[] {
  const tariff = form.memberships.find(({ id }) => id === values.membershipId);
  if (!tariff?.isFamilyMembership || form.consents.length === 0) return [];
  const day = dayOf(values, form);
  const isMinor = needsGuardians(textOf(values.birthDate), day);
  const family = {
    email: textOf(values.email),
    guardians: isMinor ? personsOf(values.guardians) : [],
    familyMembers: personsOf(values.familyMembers),
  };
  return consentWays(family, form.familyConsents, day);
}

/** The body with the consents of family members as the API expects them: what is not ticked for a person is not given. */
export function withFamilyConsents(body: FieldValues, form: PublicForm): FieldValues {
  if (!Array.isArray(body.familyMembers)) return body;
  const ways = entryConsentWays(body, form);
  const familyMembers = body.familyMembers.map((member: FieldValues, index) =>
    withConsents(member, ways[index] ?? 'Shared', form),
  );
  return { ...body, familyMembers };
}

/** One family member with their consents. */
export function withConsents(
  { mediaConsents, hasOwnConsents: _tick, ...member }: FieldValues,
  way: ConsentWay,
  form: PublicForm,
): FieldValues {
  if (way === 'Link') return { ...member, consentsByLink: true };
  if (way === 'Shared') return member;
  const answers = form.consents.map(({ id, mediaType }) => ({
    consentId: id,
    mediaType,
    isGiven: mediaConsents?.[id] === true,
  }));
  return { ...member, mediaConsents: answers };
}

/** How the consents of a person are asked whom staff add to an application. Ages count on the day of its receipt. */
export function addedConsentWay(
  person: FieldValues,
  { email, guardians, familyMembers, receivedAt }: MembershipSubmission,
  form: PublicForm,
): ConsentWay {
  if (form.consents.length === 0) return 'Shared';
  const family = { email, guardians, familyMembers: [...familyMembers, ...personsOf([person])] };
  const day = today(form.club.timeZone, new Date(receivedAt));
  return consentWays(family, form.familyConsents, day).at(-1) ?? 'Shared';
}

function personsOf(list: unknown): { email: string; birthDate: string; hasOwnConsents: boolean }[] {
  const people: FieldValues[] = Array.isArray(list) ? list : [];
  return people.map(person => ({
    email: textOf(person?.email),
    birthDate: textOf(person?.birthDate),
    hasOwnConsents: person?.hasOwnConsents === true,
  }));
}
