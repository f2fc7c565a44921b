import type { Tx } from '@/db/client';
import type { Ctx } from '@/lib/platform/context';
import type { SubmissionRow } from '@/lib/services/submissions/queries';
import { recordHistory } from '@/lib/services/submissions/record-history';
import { setRefusal } from '@/lib/services/submissions/status/member-queries';

/** Records a guardian's refusal at `refusedAt`, or null if a later consent cancels it. Writes the history entry. */
export async function recordRefusal(
  tx: Tx,
  ctx: Ctx,
  row: SubmissionRow,
  guardian: { readonly id: string; readonly refusedAt: Date | null },
  refusedAt: Date | null,
): Promise<void> {
  const position = await setRefusal(tx, row, guardian.id, refusedAt);
  await recordHistory(tx, ctx, row.id, {
    type: 'Updated',
    property: `guardians[${position}].refusedAt`,
    oldValue: guardian.refusedAt?.toISOString() ?? null,
    newValue: refusedAt?.toISOString() ?? null,
  });
}
