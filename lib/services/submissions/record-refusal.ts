import type { Tx } from '@/db/client';
import type { Ctx } from '@/lib/context';
import { setRefusal } from './member-queries';
import type { SubmissionRow } from './queries';
import { recordHistory } from './record-history';

/** Notes a guardian's no at `refusedAt`, or with null that a yes took it back, with the history entry of it. */
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
