import { withClub } from '@/db/client';
import type { PersonMatches, PersonQuery } from '@/lib/contracts/persons';
import type { Ctx } from '@/lib/platform/context';
import { matchesOf } from './matches-of';
import { getAcceptedDays, listCandidates, readCandidates } from './queries';

/** More people of one name than any club has. */
const candidatesMax = 500;

/**
 * Every place at which a person stands in the club's submissions, the newest first: the same address, or the same name
 * and no other birth date. What was anonymised holds nobody. Whether it is the same person is for people to say.
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
