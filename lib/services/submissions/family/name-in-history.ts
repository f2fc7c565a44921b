import type { FamilyMember } from '@/lib/rules/submissions/membership-application';

/** What the history keeps of a person who was added or removed: as little as says who it was. */
export function nameInHistory({ firstName, lastName, birthDate }: FamilyMember) {
  return { firstName, lastName, birthDate };
}
