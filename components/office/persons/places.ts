import type { PersonMatch, PersonPlace } from '@/lib/contracts/persons';

export const keyOfPlace = ({ submissionId, role, partId }: PersonPlace) =>
  `${submissionId} ${role} ${partId}`;

/** The matches in the shape of a request. */
export const placesOf = (matches: readonly PersonMatch[]): PersonPlace[] =>
  matches.map(({ submissionId, role, partId }) => ({ submissionId, role, partId }));
