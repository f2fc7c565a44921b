import type { cancellationScopes } from '@/lib/rules/enums';
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

/** The names of a part as one text. After 60 letters, `more` says how many are left out. */
export function namesOfPart(
  { names }: MembershipPart,
  locale: string,
  more: (count: number) => string,
): string {
  const shown = names.filter((_, at) => at === 0 || names.slice(0, at + 1).join(', ').length <= lettersMax);
  const left = names.length - shown.length;
  return listText([...shown, ...(left > 0 ? [more(left)] : [])], locale);
}
