import type { PersonMatch, PersonPlace } from '@/lib/contracts/persons';

export const keyOfPlace = ({ submissionId, role, partId }: PersonPlace) =>
  `${submissionId} ${role} ${partId}`;

/** As requests name them. */
export const placesOf = (matches: readonly PersonMatch[]): PersonPlace[] =>
  matches.map(({ submissionId, role, partId }) => ({ submissionId, role, partId }));
