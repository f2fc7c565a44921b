import type { MembershipPatchRequest } from '@/lib/contracts/submissions/submission-patches';
import { invalid, notFound } from '@/lib/platform/errors';
import { isSameEmail } from '@/lib/rules/format/email-domain';
import { filledGuardians } from '@/lib/rules/submissions/guardian-rules';
import type { Guardian } from '@/lib/rules/submissions/membership-application';
import { at, finding, type Problem } from '@/lib/rules/submissions/problem';
import { personNamesIn, requiredNamesIn, storedFields } from '@/lib/rules/submissions/submission-fields';
import { isBlank } from '@/lib/rules/submissions/text-rules';
import type { SubmissionRecord } from '@/lib/services/submissions/record-queries';
import type { StoredApplication } from '@/lib/services/submissions/stored-application';
import { applyPatch, type PatchedApplication } from './apply-patch';
import { patched } from './patched';

/**
 * Like `applyPatch`, for a guardian's link. A list of guardians changes the record of this guardian only, at any
 * position. An entry that repeats another guardian, as this reader sees them, counts as absent. An absent own entry
 * changes nothing. Throws a 400 for further entries and for an own entry that is blank, and a 404 for a guardian who is
 * not in the list any more.
 */
export function applyGuardianPatch(
  record: SubmissionRecord,
  before: StoredApplication,
  guardianId: string,
  patch: MembershipPatchRequest,
): PatchedApplication {
  if (patch.guardians === undefined) return applyPatch(before, patch);
  const index = record.guardians.findIndex(({ guardian }) => guardian.id === guardianId);
  const stored = before.guardians[index];
  if (!stored) throw notFound();
  const others = before.guardians.toSpliced(index, 1);
  const sent = (patch.guardians ?? [])
    .map((guardian, position) => ({ guardian, position }))
    .filter(({ guardian }) => !others.some(other => isAsRead(guardian, other)));
  if (sent.length > 1) throw invalid([{ path: 'guardians', key: 'guardianOwnOnly' }]);
  const { guardian, position } = sent[0] ?? { guardian: stored, position: index };
  const clientPath = `guardians[${position}]`;
  if (filledGuardians([guardian]).length === 0) {
    throw invalid(
      requiredNamesIn('Guardian').map(name => ({ path: `${clientPath}.${name}`, key: 'required' })),
    );
  }
  const columns = storedFields(personNamesIn('Guardian'), guardian);
  const submission = { ...before, guardians: before.guardians.with(index, columns) };
  const checkedPath = `guardians[${index}]`;
  return {
    submission,
    ...patched('guardians', before.guardians, submission.guardians),
    clientPath,
    checkedPath,
    touched: [checkedPath],
    memberIndex: null,
    ownGuardian: { id: guardianId, columns },
  };
}

/** Whether an entry is another guardian's, with only the name (`asSeenByLink`). */
function isAsRead({ firstName, lastName, ...others }: Guardian, other: Guardian): boolean {
  const hasNoContact = Object.values(others).every(isBlank);
  return hasNoContact && firstName === other.firstName && lastName === other.lastName;
}

/**
 * Reports a change of the applicant's e-mail address by a guardian's link: the applicant's link would be sent to another
 * person. Not if the old address is this guardian's own, who has that link already.
 * @param ownAddress the stored address of this guardian
 */
export function checkGuardianChange(
  before: StoredApplication,
  after: StoredApplication,
  ownAddress: string,
): Problem[] {
  const isOwn = isSameEmail(before.email ?? '', ownAddress);
  return at('email', after.email === before.email || isOwn ? null : finding('emailOfApplicant'));
}
