import type { Tx } from '@/db/client';
import { statusUrlOf } from '@/lib/auth/status-token';
import { paymentLabelOf } from '@/lib/contracts/submissions/payment-label';
import type { SubmissionStatus } from '@/lib/contracts/submissions/submission-status';
import type { Submission } from '@/lib/contracts/submissions/submissions';
import type { Ctx } from '@/lib/platform/context';
import { notFound } from '@/lib/platform/errors';
import { mandateGivers } from '@/lib/rules/submissions/mandate-givers';
import { isConfirmedByGuardians } from '@/lib/services/submissions/confirm/send-confirmations';
import { readAnswers } from '@/lib/services/submissions/correct/read-answers';
import { getSubmission } from '@/lib/services/submissions/get';
import { findLatestQuestion } from '@/lib/services/submissions/questions/queries';
import { memberStepsOf, statusEndsAt } from '@/lib/services/submissions/rules';
import { asSeenByLink } from '@/lib/services/submissions/serialize';
import {
  findStatusRow,
  getStatusClub,
  hasNewAddressSince,
  listCorrected,
  listRefusals,
} from './member-queries';
import { atStatus, type StatusReader, type StatusVisitor } from './status-place';

/** Returns the status of the submission of a status link. Changes nothing. Throws 404 and 410. */
export function getStatus(visitor: StatusVisitor, token: string): Promise<SubmissionStatus> {
  return atStatus(visitor, token, readStatus);
}

/** The status as it is stored now, for this reader. */
export async function readStatus(
  tx: Tx,
  ctx: Ctx,
  { place, holder }: Pick<StatusReader, 'place' | 'holder'>,
): Promise<SubmissionStatus> {
  const found = await findStatusRow(tx, place);
  if (!found) throw notFound();
  const { row, address, isByMinor } = found;
  const submission = await getSubmission({ ...ctx, tx }, row.kind, row.id);
  const club = await getStatusClub(tx, ctx.clubId);
  const answers = await readAnswers(tx, row, place.guardianId);
  const question = await findLatestQuestion(tx, row);
  const isOfMinor = isConfirmedByGuardians({ submission: row, club });
  const hasGuardians = submission.kind === 'Membership' && submission.guardians.length > 0;
  const refusals = hasGuardians ? await listRefusals(tx, row) : [];
  // Nobody knows which guardian answered, and the sender may have typed the address of another person. Staff may have
  // corrected birth date, guardians or address afterwards.
  const isOwnAnswer =
    question !== null &&
    holder === 'Owner' &&
    !isOfMinor &&
    !hasGuardians &&
    !(await hasNewAddressSince(tx, row, question.askedAt));
  return {
    url: statusUrlOf(place, address, holder),
    urlExpiresAt: statusEndsAt(row, holder, isByMinor)?.toISOString() ?? null,
    guardianId: place.guardianId,
    clubName: club.name,
    clubSlug: club.slug,
    isConfirmedByGuardians: isOfMinor,
    isByMinor,
    possibleSteps: memberStepsOf(row, answers),
    areCorrectionsLimited: answers.hasAny,
    mandateGiverIds: mandateGiversOf(submission),
    refusals: refusals.map(({ guardianId, at }) => ({ guardianId, at: at.toISOString() })),
    question: question && {
      id: question.id,
      text: question.text,
      askedAt: question.askedAt.toISOString(),
      answeredAt: question.answeredAt?.toISOString() ?? null,
      answer: isOwnAnswer ? question.answer : null,
      corrected: isOwnAnswer ? correctedIn(submission, await listCorrected(tx, row, question.askedAt)) : [],
    },
    submission: {
      ...asSeenByLink(submission, place.guardianId),
      decidedBy: submission.withdrawnAt ? submission.decidedBy : null,
    },
  };
}

/** The guardians whose links can grant the awaited mandate. Needs the addresses, which links of guardians do not show. */
function mandateGiversOf(submission: Submission): string[] {
  if (submission.kind !== 'Membership' || paymentLabelOf(submission) !== 'MandateAwaited') return [];
  const { proposedAccount, guardians } = submission;
  return mandateGivers(proposedAccount?.accountHolder ?? '', guardians, submission).map(({ id }) => id);
}

/** The paths without the consents that family members answered by their own links, which the applicant did not correct. */
function correctedIn(submission: Submission, paths: readonly string[]): string[] {
  const members = submission.kind === 'Membership' ? submission.familyMembers : [];
  const others = members.flatMap(({ consentSource }, index) =>
    consentSource === 'Person' ? [`familyMembers[${index}].mediaConsents`] : [],
  );
  return paths.filter(path => !others.includes(path));
}
