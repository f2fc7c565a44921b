import type { Tx } from '@/db/client';
import type { PersonMatch, PersonQuery } from '@/lib/contracts/persons';
import type { Ctx } from '@/lib/platform/context';
import { isHolder } from '@/lib/rules/submissions/mandate-givers';
import { forgetAnswers } from '@/lib/services/retention/forget';
import { buildSearchColumns } from '@/lib/services/submissions/build-search-columns';
import { recordHistory } from '@/lib/services/submissions/record-history';
import { getSubmissionRecord } from '@/lib/services/submissions/record-queries';
import { proposedAccountOf } from '@/lib/services/submissions/stored-application';
import {
  blankProposedAccount,
  eraseFamilyMember,
  eraseGuardian,
  hideMandateGiver,
  hideMentions,
  type Place,
  removeTraces,
  setNamed,
} from './erase-queries';
import { identityOf, nameOf } from './matches-of';
import { readCandidates } from './queries';
import { marksOf, mentionsOf } from './rules';

/** Erases a person from another person's submission, which remains. */
export async function erasePart(tx: Tx, ctx: Ctx, person: PersonQuery, match: PersonMatch): Promise<void> {
  const { submissionId: id, role, partId } = match;
  const place = { clubId: ctx.clubId, id };
  if (role === 'FamilyMember' && partId) await eraseFamilyMember(tx, place, partId);
  if (role === 'Guardian' && partId) await eraseGuardian(tx, place, partId);
  if (match.kind === 'Membership' && role !== 'FamilyMember') await erasePayer(tx, place, match);
  const [read] = await readCandidates(tx, ctx.clubId, [id]);
  if (!read) return;
  if (role === 'Named')
    await setNamed(tx, place, {
      wishes: read.wishes && withoutPerson(read.wishes, person),
      names: read.names?.filter(name => marksOf(person, nameOf(name)) === null) ?? null,
    });
  await removeTraces(tx, place);
  await buildSearchColumns(tx, ctx.clubId, [id]);
  await hideMentions(tx, place, mentionsOf(match, [read.submission, ...read.family, ...read.guardians]));
  await forgetAnswers(tx, ctx.clubId, [id]);
  await recordHistory(tx, ctx, id, { type: 'Anonymized', property: propertyOf[role] });
}

/** Erases that this person granted the mandate, and the account that a minor named as theirs. The mandate remains. */
async function erasePayer(tx: Tx, place: Place, match: PersonMatch): Promise<void> {
  const record = await getSubmissionRecord(tx, place.clubId, 'Membership', place.id);
  if (isHolder(record.bankAccount?.mandateGivenBy ?? '', match)) await hideMandateGiver(tx, place);
  if (isHolder(proposedAccountOf(record).accountHolder ?? '', match)) await blankProposedAccount(tx, place);
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
