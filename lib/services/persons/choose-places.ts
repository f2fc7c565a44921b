import { withClub } from '@/db/client';
import type { PersonExportRequest, PersonMatch, PersonPlace } from '@/lib/contracts/persons';
import type { Ctx } from '@/lib/platform/context';
import { invalid } from '@/lib/platform/errors';
import { matchesOf } from './matches-of';
import { type Candidate, getAcceptedDays, readCandidates } from './queries';
import { fullNameOf, isSamePlace } from './rules';

export type ChosenPlaces = {
  readonly matches: readonly PersonMatch[];
  /** Number of places that were already erased. */
  readonly gone: number;
};

/** The places of a request that match its person. Throws a 400 that lists, by index, the places that do not. */
export async function choosePlaces(
  ctx: Ctx,
  { person, places }: Pick<PersonExportRequest, 'person' | 'places'>,
): Promise<ChosenPlaces> {
  const { clubId, now } = ctx;
  return withClub(ctx, async tx => {
    const ids = [...new Set(places.map(({ submissionId }) => submissionId))];
    const candidates = await readCandidates(tx, clubId, ids);
    const acceptedDays = await getAcceptedDays(tx, clubId);
    const all = candidates
      .filter(({ submission }) => submission.anonymizedAt === null)
      .flatMap(candidate => matchesOf(person, candidate, { now, acceptedDays }));
    const matches = all.filter(match => places.some(place => isSamePlace(place, match)));
    const isGone = (place: PersonPlace) => isErased(place, candidates);
    const violations = places.flatMap((place, index) =>
      isGone(place) || matches.some(match => isSamePlace(place, match))
        ? []
        : [{ path: `places[${index}]`, key: 'personPlace' }],
    );
    if (violations.length > 0) throw invalid(violations);
    return { matches, gone: places.filter(isGone).length };
  });
}

function isErased({ submissionId, role, partId }: PersonPlace, candidates: readonly Candidate[]): boolean {
  const found = candidates.find(({ submission }) => submission.id === submissionId);
  if (!found) return false;
  if (found.submission.anonymizedAt !== null) return true;
  if (role === 'Former')
    return found.history.some(one => one.id === partId && one.oldValue === null && one.newValue === null);
  const parts = role === 'FamilyMember' ? found.family : role === 'Guardian' ? found.guardians : [];
  const part = parts.find(({ id }) => id === partId);
  return part !== undefined && fullNameOf(part) === '';
}
