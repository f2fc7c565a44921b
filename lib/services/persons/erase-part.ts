import type { Tx } from '@/db/client';
import type { PersonMatch, PersonQuery } from '@/lib/contracts/persons';
import type { Ctx } from '@/lib/platform/context';
import { forgetAnswers } from '@/lib/services/retention/forget';
import { recordHistory } from '@/lib/services/submissions/record-history';
import { searchTextOf } from '@/lib/services/submissions/search-text';
import { eraseFamilyMember, eraseGuardian, hideMentions, removeTraces, setNamed } from './erase-queries';
import { identityOf, nameOf } from './matches-of';
import { readCandidates } from './queries';
import { marksOf, mentionsOf } from './rules';

/** Erases a person from another person's submission, which remains. */
export async function erasePart(tx: Tx, ctx: Ctx, person: PersonQuery, match: PersonMatch): Promise<void> {
  const { submissionId: id, role, partId } = match;
  const place = { clubId: ctx.clubId, id };
  if (role === 'FamilyMember' && partId) await eraseFamilyMember(tx, place, partId);
  if (role === 'Guardian' && partId) await eraseGuardian(tx, place, partId);
  const [read] = await readCandidates(tx, ctx.clubId, [id]);
  if (!read) return;
  if (role === 'Named')
    await setNamed(tx, place, {
      wishes: read.wishes && withoutPerson(read.wishes, person),
      names: read.names?.filter(name => marksOf(person, nameOf(name)) === null) ?? null,
    });
  const phones = [...read.family, ...read.guardians].map(({ phone }) => phone);
  await removeTraces(tx, place, searchTextOf({ ...read.submission, people: read.family, phones }));
  await hideMentions(tx, place, mentionsOf(match, [read.submission, ...read.family, ...read.guardians]));
  await forgetAnswers(tx, ctx.clubId, [id]);
  await recordHistory(tx, ctx, id, { type: 'Anonymized', property: propertyOf[role] });
}

const propertyOf: Record<PersonMatch['role'], string> = {
  Applicant: '',
  FamilyMember: 'familyMembers',
  Guardian: 'guardians',
  Named: 'familyMembers',
  Former: 'familyMembers',
};

/** The wishes of a change request without those family members or guardians who are this person. */
function withoutPerson(wishes: Record<string, unknown>, person: PersonQuery): Record<string, unknown> {
  const isOther = (one: unknown) =>
    typeof one !== 'object' || one === null || marksOf(person, identityOf(one)) === null;
  return Object.fromEntries(
    Object.entries(wishes).map(([name, value]) =>
      ['familyMembers', 'guardians'].includes(name) && Array.isArray(value)
        ? [name, value.filter(isOther)]
        : [name, value],
    ),
  );
}
