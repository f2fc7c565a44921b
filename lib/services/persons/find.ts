import { withClub } from '@/db/client';
import type { PersonMatches, PersonQuery } from '@/lib/contracts/persons';
import type { Ctx } from '@/lib/platform/context';
import { matchesOf } from './matches-of';
import { getAcceptedDays, listCandidates, readCandidates } from './queries';

/** More than the number of people with one name in any club. */
const candidatesMax = 500;

/**
 * Every place in the club's submissions where a person appears, newest first: same address, or same name and no other
 * birth date. Anonymised submissions match nobody. Staff must decide whether it is the same person.
 */
export async function findPerson(ctx: Ctx, query: PersonQuery): Promise<PersonMatches> {
  const { clubId, now } = ctx;
  return withClub(ctx, async tx => {
    const ids = await listCandidates(tx, clubId, query, candidatesMax);
    const acceptedDays = await getAcceptedDays(tx, clubId);
    const candidates = await readCandidates(tx, clubId, ids);
    return {
      items: candidates.flatMap(candidate => matchesOf(query, candidate, { now, acceptedDays })),
      isComplete: ids.length < candidatesMax,
    };
  });
}
