import type { Tx } from '@/db/client';
import type { ConfirmationActs } from '@/lib/contracts/public';
import type { Ctx } from '@/lib/platform/context';
import { invalid } from '@/lib/platform/errors';
import { checkWithdrawals } from '@/lib/rules/submissions/consent-rules';
import { answersOf } from '@/lib/services/submissions/family/member-consents';
import { historyOfChange } from '@/lib/services/submissions/patch/patched';
import { updateMembershipPart } from '@/lib/services/submissions/queries';
import { recordHistory } from '@/lib/services/submissions/record-history';
import { getSubmissionRecord } from '@/lib/services/submissions/record-queries';
import type { ConfirmationRow } from '@/lib/services/submissions/submit/queries';

/**
 * A guardian withdraws media consents of the application, also required ones: consent is free (Art. 7 GDPR), and the
 * club decides. Writes the history entry. Returns whether one was withdrawn. Throws a 400 for an unknown consent, for
 * one that would be given anew, and by the link of an applicant.
 */
export async function withdrawConsents(
  tx: Tx,
  ctx: Ctx,
  { guardian, submission }: ConfirmationRow,
  { mediaConsents: answers = {} }: ConfirmationActs,
): Promise<boolean> {
  if (Object.keys(answers).length === 0) return false;
  if (!guardian) throw invalid([{ path: 'mediaConsents', key: 'consentsByGuardian' }]);
  const { clubId, id, kind } = submission;
  const { membership } = await getSubmissionRecord(tx, clubId, kind, id);
  const shown = membership?.mediaConsents ?? [];
  const before = answersOf(shown);
  const problems = checkWithdrawals(answers, before);
  if (problems.length > 0) throw invalid(problems);
  const mediaConsents = shown.map(consent =>
    consent.isGiven && answers[consent.id] === false
      ? { ...consent, isGiven: false, withdrawnBy: guardian.id }
      : consent,
  );
  const steps = historyOfChange({ mediaConsents: before }, { mediaConsents: answersOf(mediaConsents) });
  if (steps.length === 0) return false;
  await updateMembershipPart(tx, submission, { mediaConsents });
  await recordHistory(tx, ctx, id, ...steps);
  return true;
}
