import type { Tx } from '@/db/client';
import { isOpenToAsk, listAwaited } from '@/lib/services/submissions/confirm/send-confirmations';
import type { SubmissionRow } from '@/lib/services/submissions/queries';
import { findOpenQuestion } from '@/lib/services/submissions/questions/queries';
import type { Answers } from '@/lib/services/submissions/rules';
import { getStatusClub, hasAnyAnswered } from '@/lib/services/submissions/status/member-queries';

/** Returns the answers that other persons have given to a submission. `guardianId` is that of the reader's link. */
export async function readAnswers(
  tx: Tx,
  submission: SubmissionRow,
  guardianId: string | null,
): Promise<Answers> {
  const club = await getStatusClub(tx, submission.clubId);
  const awaited = await listAwaited(tx, submission.clubId, { submission, club });
  return {
    hasAny: submission.state === 'Confirmed' || (await hasAnyAnswered(tx, submission)),
    isAnyAwaited: awaited.some(isOpenToAsk),
    isAddressOpen: guardianId === null && awaited.some(one => one.guardianId !== null && isOpenToAsk(one)),
    isAsked: (await findOpenQuestion(tx, submission)) !== null,
  };
}
