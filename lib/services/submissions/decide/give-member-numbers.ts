import type { Tx } from '@/db/client';
import { lockClubRow } from '@/db/locks';
import type { SubmitAcceptRequest } from '@/lib/contracts/submissions/submissions';
import { invalid, type Violation } from '@/lib/platform/errors';
import { isMemberNumber, keyOfNumber, nextNumbers } from '@/lib/rules/submissions/member-numbers';
import { historyOfChange, type Patched } from '@/lib/services/submissions/patch/patched';
import type { SubmissionRow } from '@/lib/services/submissions/queries';
import type { HistoryStep } from '@/lib/services/submissions/record-history';
import {
  findLatestNumber,
  hasLastAcceptedNumber,
  insertNumbers,
  listFamilyOf,
  listTaken,
} from './member-number-queries';

type Wish = Pick<SubmitAcceptRequest, 'memberNumber' | 'familyMemberNumbers' | 'assignMemberNumbers'>;

/** A person of the accepted application with the number that they get; empty without one. */
export type NumberedPerson = {
  readonly familyMemberId: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly number: string;
};

type Given = { readonly people: readonly NumberedPerson[]; readonly changes: readonly HistoryStep[] };

/**
 * Gives the persons of a locked application their membership numbers: those of the request and, with
 * `assignMemberNumbers`, the next free ones. Returns the people, if a number is asked for, and the history entries of
 * family members. Throws a 400 that names the next free number if a number is taken.
 */
export async function giveMemberNumbers(tx: Tx, row: SubmissionRow, wish: Wish): Promise<Given> {
  const { memberNumber, familyMemberNumbers = [] } = wish;
  const isAsked = wish.assignMemberNumbers || memberNumber?.trim() || familyMemberNumbers.length > 0;
  if (!isAsked) return { people: [], changes: [] };
  const family = await listFamilyOf(tx, row);
  const persons = personsOf(row, family);
  if (familyMemberNumbers.length > family.length)
    throw invalid([{ path: `familyMemberNumbers[${family.length}]`, key: 'choice' }]);
  const typed = [memberNumber, ...familyMemberNumbers].map(number => number?.trim());
  const wished = persons.map((_, index) => typed[index]);
  if (wish.assignMemberNumbers || typed.some(Boolean)) await lockClubRow(tx, row.clubId);
  const numbers = wish.assignMemberNumbers ? await withNext(tx, row.clubId, wished) : wished;
  const people = persons.map((person, index) => ({ ...person, number: numbers[index] ?? '' }));
  const given = people.filter(({ number }) => number !== '');
  await assertFree(tx, row.clubId, people);
  await insertNumbers(tx, row, given);
  const changes = family.flatMap(({ memberNumber: before }, index) => {
    const property = `familyMembers[${index}].memberNumber`;
    return historyOfChange({ [property]: before }, { [property]: numbers[index + 1] ?? '' });
  });
  return { people, changes };
}

type Person = Omit<NumberedPerson, 'number'>;

function personsOf(row: SubmissionRow, family: Awaited<ReturnType<typeof listFamilyOf>>): Person[] {
  return [
    { familyMemberId: null, firstName: row.firstName, lastName: row.lastName },
    ...family.map(({ id, firstName, lastName }) => ({ familyMemberId: id, firstName, lastName })),
  ];
}

/** The persons of an application to which no number is given. */
export async function listUnnumbered(tx: Tx, row: SubmissionRow): Promise<NumberedPerson[]> {
  return personsOf(row, await listFamilyOf(tx, row)).map(person => ({ ...person, number: '' }));
}

/** Fills what the request leaves open, if the club goes on giving numbers. */
async function withNext(
  tx: Tx,
  clubId: string,
  wished: readonly (string | undefined)[],
): Promise<readonly (string | undefined)[]> {
  if (!(await hasLastAcceptedNumber(tx, clubId))) return wished;
  const typed = wished.filter(number => number !== undefined);
  const next = [...(await listNext(tx, clubId, wished.length - typed.length, typed))];
  return wished.map(number => number ?? next.shift());
}

async function listNext(
  tx: Tx,
  clubId: string,
  count: number,
  taken: readonly string[],
): Promise<readonly string[]> {
  const found = await findLatestNumber(tx, clubId);
  return found ? nextNumbers(found.latest, found.highest, count, taken) : [];
}

/** The number that the club gives next, as a suggestion; null if it cannot be told. */
export async function findNextNumber(tx: Tx, clubId: string): Promise<string | null> {
  return (await listNext(tx, clubId, 1, []))[0] ?? null;
}

async function assertFree(tx: Tx, clubId: string, people: readonly NumberedPerson[]): Promise<void> {
  const numbers = people.map(({ number }) => number).filter(Boolean);
  const taken = await listTaken(tx, clubId, numbers);
  const index = people.findIndex(({ number }, at) => {
    const key = keyOfNumber(number);
    const isRepeated = people.slice(0, at).some(earlier => keyOfNumber(earlier.number) === key);
    return number !== '' && (taken.has(key) || isRepeated);
  });
  const clash = people[index];
  if (!clash) return;
  const path = index === 0 ? 'memberNumber' : `familyMemberNumbers[${index - 1}]`;
  throw invalid([await violationOf(tx, clubId, { path, number: clash.number, sent: numbers })]);
}

/** Says that a number is taken, and which one is free and not sent either. */
async function violationOf(
  tx: Tx,
  clubId: string,
  {
    path,
    number,
    sent,
  }: { readonly path: string; readonly number: string; readonly sent: readonly string[] },
): Promise<Violation> {
  const [next] = await listNext(tx, clubId, 1, sent);
  return next
    ? { path, key: 'memberNumberTaken', params: { number, next } }
    : { path, key: 'memberNumberInUse', params: { number } };
}

/**
 * Throws a 400 for a PATCH of a membership number if the application is not accepted, or if another person of the club
 * has the number. Locks the club's row, so that nobody gets it meanwhile. Ignores other properties.
 */
export async function assertMemberNumber(
  tx: Tx,
  { clubId, state, anonymizedAt }: SubmissionRow,
  { property, clientPath: path, oldValue, newValue }: Patched<unknown>,
): Promise<void> {
  if (!isMemberNumber(property)) return;
  if (state !== 'Accepted' || anonymizedAt !== null)
    throw invalid([{ path, key: 'memberNumberByAcceptance' }]);
  const [before, number] = [String(oldValue ?? ''), String(newValue ?? '')];
  await lockClubRow(tx, clubId);
  if (number === '' || keyOfNumber(number) === keyOfNumber(before)) return;
  const taken = await listTaken(tx, clubId, [number]);
  if (taken.size > 0) throw invalid([await violationOf(tx, clubId, { path, number, sent: [number] })]);
}
