import { and, asc, desc, eq, exists, inArray, isNotNull, isNull, max, or, type SQL } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '@/db/client';
import { familyMembers, memberNumbers, submissionHistory, submissions } from '@/db/schema/submissions';
import { keyOfNumber, partsOf } from '@/lib/rules/submissions/member-numbers';
import type { SubmissionRow } from '@/lib/services/submissions/queries';

export type GivenNumber = { readonly familyMemberId: string | null; readonly number: string };

/** The family members of an application, in their order. */
export function listFamilyOf(tx: Tx, { clubId, id }: Pick<SubmissionRow, 'clubId' | 'id'>) {
  const { firstName, lastName, memberNumber, position } = familyMembers;
  return tx
    .select({ id: familyMembers.id, firstName, lastName, memberNumber })
    .from(familyMembers)
    .where(and(eq(familyMembers.clubId, clubId), eq(familyMembers.submissionId, id)))
    .orderBy(asc(position));
}

/**
 * The number of the application accepted last among those with a number, and the highest number with the same prefix;
 * null if the club has none.
 */
export async function findLatestNumber(
  tx: Tx,
  clubId: string,
): Promise<{ latest: string; highest: number } | null> {
  const isOfClub = eq(memberNumbers.clubId, clubId);
  const [latest] = await tx
    .select({ number: memberNumbers.number })
    .from(memberNumbers)
    .innerJoin(
      submissions,
      and(eq(submissions.clubId, clubId), eq(submissions.id, memberNumbers.submissionId)),
    )
    // Without `isNotNull` the index is not used.
    .where(and(isOfClub, isNotNull(submissions.decidedAt)))
    // By acceptance, because staff can give an older member a number afterwards.
    .orderBy(desc(submissions.decidedAt), desc(memberNumbers.id))
    .limit(1);
  if (!latest) return null;
  const prefix = keyOfNumber(partsOf(latest.number).prefix);
  const [found] = await tx
    .select({ highest: max(memberNumbers.counter) })
    .from(memberNumbers)
    .where(and(isOfClub, eq(memberNumbers.prefix, prefix)));
  return { latest: latest.number, highest: found?.highest ?? 0 };
}

/** Whether the application that was accepted last got a number, also if the number was removed afterwards. */
export async function hasLastAcceptedNumber(tx: Tx, clubId: string): Promise<boolean> {
  const ofApplication = and(
    eq(submissionHistory.clubId, clubId),
    eq(submissionHistory.submissionId, submissions.id),
    eq(submissionHistory.property, 'memberNumber'),
  );
  const entries = tx.select({ id: submissionHistory.id }).from(submissionHistory).where(ofApplication);
  const [row] = await tx
    .select({ hasGot: exists(entries).mapWith(Boolean) })
    .from(submissions)
    .where(
      and(
        eq(submissions.clubId, clubId),
        eq(submissions.kind, 'Membership'),
        eq(submissions.state, 'Accepted'),
        // Without it the index is not used.
        isNotNull(submissions.decidedAt),
      ),
    )
    .orderBy(desc(submissions.decidedAt), desc(submissions.id))
    .limit(1);
  return row?.hasGot ?? false;
}

/**
 * Which of these numbers the club has given to others. Found by their parts, because row-level security lets only
 * leak-proof conditions use an index, and `lower()` is not.
 */
export async function listTaken(tx: Tx, clubId: string, numbers: readonly string[]): Promise<Set<string>> {
  if (numbers.length === 0) return new Set();
  const parts = numbers.map(partsOf);
  const prefixes = parts.map(({ prefix }) => keyOfNumber(prefix));
  const counters = parts.flatMap(({ counter }) => counter ?? []);
  const alike = await tx
    .select({ number: memberNumbers.number })
    .from(memberNumbers)
    .where(
      and(
        eq(memberNumbers.clubId, clubId),
        inArray(memberNumbers.prefix, prefixes),
        or(inArray(memberNumbers.counter, counters), isNull(memberNumbers.counter)),
      ),
    );
  const wanted = new Set(numbers.map(keyOfNumber));
  return new Set(alike.map(({ number }) => keyOfNumber(number)).filter(key => wanted.has(key)));
}

/**
 * Condition for the registered number of a club; leading zeros, upper and lower case do not count. By the parts of the
 * number, as in `listTaken`.
 */
export function isNumber(club: string, number: string): SQL | undefined {
  const { clubId, prefix, counter } = memberNumbers;
  const parts = partsOf(number);
  const isCounted = parts.counter === null ? isNull(counter) : eq(counter, parts.counter);
  return and(eq(clubId, club), eq(prefix, keyOfNumber(parts.prefix)), isCounted);
}

/** Registers numbers. The caller has locked the club's row, so that none of them is taken meanwhile. */
export async function insertNumbers(
  tx: Tx,
  { clubId, id: submissionId }: Pick<SubmissionRow, 'clubId' | 'id'>,
  given: readonly GivenNumber[],
): Promise<void> {
  if (given.length === 0) return;
  const rows = given.map(({ familyMemberId, number }) => ({
    clubId,
    id: uuidv7(),
    submissionId,
    familyMemberId,
    ...numberColumns(number),
  }));
  await tx.insert(memberNumbers).values(rows);
  for (const one of given) await storeOfMember(tx, clubId, one);
}

/**
 * Replaces the registered number of one person; an empty one removes it. The caller has locked the club's row, and
 * checked that no other person has the number.
 */
export async function replaceNumber(
  tx: Tx,
  row: Pick<SubmissionRow, 'clubId' | 'id'>,
  given: GivenNumber,
): Promise<void> {
  const { clubId, submissionId, familyMemberId: person } = memberNumbers;
  const { familyMemberId, number } = given;
  const isOfPerson = and(
    eq(clubId, row.clubId),
    eq(submissionId, row.id),
    familyMemberId === null ? isNull(person) : eq(person, familyMemberId),
  );
  if (number === '') {
    await tx.delete(memberNumbers).where(isOfPerson);
    return storeOfMember(tx, row.clubId, given);
  }
  const columns = numberColumns(number);
  const replaced = await tx.update(memberNumbers).set(columns).where(isOfPerson).returning({ person });
  return replaced.length > 0 ? storeOfMember(tx, row.clubId, given) : insertNumbers(tx, row, [given]);
}

function numberColumns(number: string) {
  const { prefix, counter } = partsOf(number);
  return { number, prefix: keyOfNumber(prefix), counter };
}

/** Writes the number of a family member; the applicant's is a column of the submission. */
async function storeOfMember(tx: Tx, clubId: string, { familyMemberId, number }: GivenNumber): Promise<void> {
  if (familyMemberId === null) return;
  await tx
    .update(familyMembers)
    .set({ memberNumber: number })
    .where(and(eq(familyMembers.clubId, clubId), eq(familyMembers.id, familyMemberId)));
}
