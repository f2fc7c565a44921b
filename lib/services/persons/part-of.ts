import type { PersonMatch, PersonQuery } from '@/lib/contracts/persons';
import type { Submission } from '@/lib/contracts/submissions';
import { nameOf, somebodyOf } from './matches-of';
import { marksOf } from './rules';

/** What a submission tells of somebody: all of it of its applicant, of others nothing that is about somebody else. */
export function partOf(
  { role, partId }: PersonMatch,
  submission: Submission,
  person: PersonQuery,
): Record<string, unknown> {
  if (role === 'Applicant') return { ...submission };
  if (submission.kind === 'Membership') {
    const { familyMembers, guardians } = submission;
    const parts = role === 'Guardian' ? guardians : familyMembers;
    return { ...parts.find(({ id }) => id === partId) };
  }
  if (submission.kind === 'Cancellation') {
    const isMeant = (name: string) => marksOf(person, nameOf(name)) !== null;
    return { familyMemberNames: submission.familyMemberNames.filter(isMeant) };
  }
  const { familyMembers = [], guardians = [] } = submission.wishes;
  const people = [...familyMembers, ...guardians];
  return { wishes: people.filter(one => marksOf(person, somebodyOf(one)) !== null) };
}
