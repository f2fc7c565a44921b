import type { Tx } from '@/db/client';
import type { ConfirmationActs } from '@/lib/contracts/public';
import type { Ctx } from '@/lib/platform/context';
import { invalid } from '@/lib/platform/errors';
import { updateMembershipPart } from '@/lib/services/submissions/queries';
import { recordHistory } from '@/lib/services/submissions/record-history';
import { getSubmissionRecord } from '@/lib/services/submissions/record-queries';
import { setDeclared } from '@/lib/services/submissions/status/member-queries';
import type { ConfirmationRow } from '@/lib/services/submissions/submit/queries';
import { liabilityUseOf } from './mandate-request';

/**
 * A guardian of a minor who applied alone accepts liability for the fees. Returns whether it is new. Does nothing if the
 * application does not ask for it. Throws a 400 for a consent without it where the club requires it.
 */
export async function acceptLiability(
  tx: Tx,
  ctx: Ctx,
  known: ConfirmationRow,
  { guardianLiability, isNew }: ConfirmationActs & { readonly isNew: boolean },
): Promise<boolean> {
  const { guardian, submission } = known;
  if (!guardian) return false;
  const { clubId, id } = submission;
  const record = await getSubmissionRecord(tx, clubId, submission.kind, id);
  const use = await liabilityUseOf(tx, record, known);
  if (use === null) return false;
  if (!guardianLiability) {
    if (use === 'Required' && isNew) throw invalid([{ path: 'guardianLiability', key: 'required' }]);
    return false;
  }
  const position = await setDeclared(tx, submission, guardian.id, 'liableAt', ctx.now);
  if (position === null) return false;
  await updateMembershipPart(tx, submission, { guardianLiability: true });
  const newValue = ctx.now.toISOString();
  await recordHistory(tx, ctx, id, {
    type: 'Updated',
    property: `guardians[${position}].liableAt`,
    newValue,
  });
  return true;
}
