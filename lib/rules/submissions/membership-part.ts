import type { cancellationScopes, SubmissionKind } from '@/lib/rules/enums';
import { listText } from '@/lib/rules/format/intl-formats';

/** Departments or family members, if a change request or a cancellation is about them and not about the whole membership. */
export type MembershipPart = {
  readonly scope: Exclude<(typeof cancellationScopes)[number], 'Membership'>;
  readonly names: readonly string[];
};

/** The departments or family members that a cancellation names; null if it ends the whole membership. */
export function partOfCancellation({
  scope,
  departments,
  familyMemberNames,
}: {
  readonly scope: (typeof cancellationScopes)[number];
  readonly departments: readonly { readonly name: string }[];
  readonly familyMemberNames: readonly string[];
}): MembershipPart | null {
  if (scope === 'Membership') return null;
  return { scope, names: scope === 'Departments' ? departments.map(({ name }) => name) : familyMemberNames };
}

/** Most letters of the names in one label, so that a subject stays readable. */
const lettersMax = 60;

type PartKey = `partOf.${'Change' | 'more' | MembershipPart['scope']}`;

/**
 * `Kündigung für Mia`: the name of a submission that is about a part of a membership; null for any other. After 60
 * letters of names it says how many are left out.
 * @param labels texts of the namespace `labels`
 */
export function partLabel(
  { kind, part }: { readonly kind: SubmissionKind; readonly part: MembershipPart | null },
  labels: (key: PartKey, values: { names: string; count: number }) => string,
  locale: string,
): string | null {
  if (!part) return null;
  const { scope, names } = part;
  const shown = names.filter((_, at) => at === 0 || names.slice(0, at + 1).join(', ').length <= lettersMax);
  const left = names.length - shown.length;
  const more = left > 0 ? [labels('partOf.more', { names: '', count: left })] : [];
  return labels(`partOf.${kind === 'Change' ? kind : scope}`, {
    names: listText([...shown, ...more], locale),
    count: names.length,
  });
}
