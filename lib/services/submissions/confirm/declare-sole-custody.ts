import type { Tx } from '@/db/client';
import type { ConfirmationActs } from '@/lib/contracts/public';
import type { Ctx } from '@/lib/platform/context';
import { invalid } from '@/lib/platform/errors';
import { recordHistory } from '@/lib/services/submissions/record-history';
import { getSubmissionRecord } from '@/lib/services/submissions/record-queries';
import { setDeclared } from '@/lib/services/submissions/status/member-queries';
import type { ConfirmationRow } from '@/lib/services/submissions/submit/queries';
import { asksSoleCustody } from './mandate-request';

/**
 * A guardian declares the sole custody that a minor who applied alone has stated: without it another guardian would
 * have to agree, too (§§ 1626, 1629 BGB). Returns whether it is new. Does nothing if the application does not ask for
 * it. Throws a 400 for a consent without it.
 */
export async function declareSoleCustody(
  tx: Tx,
  ctx: Ctx,
  known: ConfirmationRow,
  { hasSoleCustody, isNew }: ConfirmationActs & { readonly isNew: boolean },
): Promise<boolean> {
  const { guardian, submission } = known;
  if (!guardian || !(isNew || hasSoleCustody)) return false;
  const { clubId, id } = submission;
  const record = await getSubmissionRecord(tx, clubId, submission.kind, id);
  if (!asksSoleCustody(record, known)) return false;
  if (!hasSoleCustody) throw invalid([{ path: 'hasSoleCustody', key: 'required' }]);
  const position = await setDeclared(tx, submission, guardian.id, 'soleCustodyAt', ctx.now);
  if (position === null) return false;
  const newValue = ctx.now.toISOString();
  await recordHistory(tx, ctx, id, {
    type: 'Updated',
    property: `guardians[${position}].soleCustodyAt`,
    newValue,
  });
  return true;
}
