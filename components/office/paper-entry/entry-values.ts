import type { FieldValues } from 'react-hook-form';
import { textOf } from '@/components/office/paper-entry/entry-context';
import type { PublicForm } from '@/lib/contracts/public';
import { needsGuardians } from '@/lib/rules/submissions/signing-rules';

type Body = { [name: string]: unknown };

/** Converts typed values to a body: trimmed, without blank ones. Empty items of a list stay, so that paths match. */
export function bodyOf(values: Readonly<Record<string, unknown>>): Body {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const sent = sentValue(value);
      return sent === undefined ? [] : [[name, sent]];
    }),
  );
}

/** Undefined if nothing was typed. */
function sentValue(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() || undefined;
  if (Array.isArray(value)) {
    const items: unknown[] = value.map(item => sentValue(item) ?? {});
    return items.every(item => typeof item === 'object' && Object.keys(Object(item)).length === 0)
      ? undefined
      : items;
  }
  if (typeof value !== 'object' || value === null) return value || undefined;
  const body = bodyOf({ ...value });
  return Object.keys(body).length === 0 ? undefined : body;
}

/** The day of receipt of a paper, on which ages count. */
export function dayOf({ paper }: FieldValues, { today }: Pick<PublicForm, 'today'>): string {
  return textOf(paper?.receivedOn) || today;
}

/**
 * The body without what the form does not ask: guardians of an adult, a family without its tariff. Nobody is put into
 * departments that are not ticked for them.
 */
export function askedParts(body: FieldValues, form: Pick<PublicForm, 'memberships' | 'today'>): FieldValues {
  const { guardians, filledInBy, hasSoleCustody, guardianLiability, familyMembers, ...rest } = body;
  const ofMinor = { guardians, filledInBy, hasSoleCustody, guardianLiability };
  const tariff = form.memberships.find(({ id }) => id === body.membershipId);
  const family: readonly FieldValues[] = Array.isArray(familyMembers) ? familyMembers : [];
  return {
    ...rest,
    ...(needsGuardians(textOf(body.birthDate), dayOf(body, form)) ? bodyOf(ofMinor) : {}),
    ...(tariff?.isFamilyMembership && family.length > 0
      ? { familyMembers: family.map(one => ({ ...one, departmentIds: one.departmentIds ?? [] })) }
      : {}),
  };
}
