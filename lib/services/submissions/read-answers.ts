import type { Tx } from '@/db/client';
import { getStatusClub, hasAnyAnswered } from './member-queries';
import type { SubmissionRow } from './queries';
import type { Answers } from './rules';
import { isOpenToAsk, listAwaited } from './send-confirmations';

/** What others have answered to a submission by now. */
export async function readAnswers(tx: Tx, submission: SubmissionRow): Promise<Answers> {
  const club = await getStatusClub(tx, submission.clubId);
  const awaited = await listAwaited(tx, submission.clubId, { submission, club });
  return { hasAny: await hasAnyAnswered(tx, submission), isAnyAwaited: awaited.some(isOpenToAsk) };
}
