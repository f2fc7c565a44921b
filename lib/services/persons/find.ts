import { withClub } from '@/db/client';
import type { PersonMatches, PersonQuery } from '@/lib/contracts/persons';
import type { Ctx } from '@/lib/platform/context';
import { matchesOf, peopleIn } from './matches-of';
import { getAcceptedDays, listCandidates, listPeopleInHistory, readCandidates } from './queries';
import { marksOf } from './rules';

/** More than the number of people with one name in any club. */
const candidatesMax = 500;

/**
 * Every place in the club's submissions where a person appears, newest first: same address, or same name and no other
 * birth date. Anonymised submissions match nobody. Staff must decide whether it is the same person.
 */
export async function findPerson(ctx: Ctx, query: PersonQuery): Promise<PersonMatches> {
  const { clubId, now } = ctx;
  return withClub(ctx, async tx => {
    const present = await listCandidates(tx, clubId, query, candidatesMax);
    const history = await listPeopleInHistory(tx, clubId);
    const former = history.filter(entry => isIn(entry, query)).map(({ submissionId }) => submissionId);
    const ids = [...new Set([...present, ...former])];
    const acceptedDays = await getAcceptedDays(tx, clubId);
    const candidates = await readCandidates(tx, clubId, ids);
    return {
      items: candidates.flatMap(candidate => matchesOf(query, candidate, { now, acceptedDays })),
      isComplete: present.length < candidatesMax,
    };
  });
}

type Values = { readonly oldValue: string | null; readonly newValue: string | null };

const isIn = ({ oldValue, newValue }: Values, query: PersonQuery) =>
  [oldValue, newValue].flatMap(peopleIn).some(person => marksOf(query, person) !== null);
